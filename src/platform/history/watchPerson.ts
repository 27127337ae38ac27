import type { Dispatch } from '@reduxjs/toolkit';

import { tellableName } from '#platform/i18n/spokenWords.ts';

import { chose, choseFiles, connectionChanged, leftField, pressed } from './personActions.ts';

const PRESSABLE = 'a[href], button, summary, [role=button], [role=tab], [role=menuitem], [role=option]';
const CHOICES = /^(?:radio|checkbox)$/;

/**
 * Tells the store what somebody presses, chooses and leaves, from the page's own events. What is typed is not looked at but for whether there
 * is anything. @returns ends it
 */
export function watchPerson(dispatch: Dispatch): () => void {
  const ends: (() => void)[] = [];
  const on = (type: string, listener: (target: Element) => void) => {
    const listen = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-unwatched]') === null) listener(target);
    };
    document.addEventListener(type, listen, true);
    ends.push(() => document.removeEventListener(type, listen, true));
  };

  on('click', (target) => {
    const found = target.closest(PRESSABLE);
    if (found === null) return;
    dispatch(pressed({ what: found.matches('a') ? 'link' : 'button', words: tellableName(found) }));
  });
  on('change', (target) => {
    if (target instanceof HTMLSelectElement) {
      const option = target.selectedOptions[0];
      dispatch(chose({ words: option === undefined ? null : tellableName(option), isOn: true }));
    } else if (target instanceof HTMLInputElement) {
      const { type, files, checked } = target;
      const words = tellableName(target);
      if (type === 'file') dispatch(choseFiles({ words, count: files?.length ?? 0 }));
      else if (CHOICES.test(type)) dispatch(chose({ words, isOn: checked }));
    }
  });
  on('focusout', (target) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (CHOICES.test(target.type) || target.type === 'file') return;
    const isFilled = target.value !== '';
    // The form looks at the field now, and says what is wrong in a moment.
    setTimeout(() => {
      const isValid = target.getAttribute('aria-invalid') !== 'true';
      dispatch(leftField({ words: tellableName(target), isFilled, isValid }));
    }, 100);
  });
  for (const type of ['online', 'offline']) {
    const tell = () => dispatch(connectionChanged({ isOnline: type === 'online' }));
    window.addEventListener(type, tell);
    ends.push(() => window.removeEventListener(type, tell));
  }
  return () => ends.forEach((end) => end());
}
