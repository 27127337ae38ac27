import type { Dispatch } from '@reduxjs/toolkit';

import { tellableName } from '#platform/i18n/tellableName.ts';

import { chose, choseFiles, connectionChanged, leftField, pressed } from './personActions.ts';

export type Happened = Pick<Event, 'type' | 'target'>;

const PRESSABLE = 'a[href], button, summary, [role=button], [role=tab], [role=menuitem], [role=option]';
const CHOICES = /^(?:radio|checkbox)$/;

/** Delay in milliseconds after which a form has validated a field that lost focus. */
const LOOKED_AT_MS = 100;

/**
 * Converts DOM events to actions for the history. Of typed text it only reports whether there is any. Elements inside `data-unwatched`,
 * such as the report dialog, are ignored.
 */
export const tellPerson =
  (dispatch: Dispatch) =>
  ({ type, target }: Happened): void => {
    if (type === 'online' || type === 'offline') dispatch(connectionChanged({ isOnline: type === 'online' }));
    if (!(target instanceof Element) || target.closest('[data-unwatched]') !== null) return;
    if (type === 'click') tellPress(target, dispatch);
    if (type === 'change') tellChoice(target, dispatch);
    if (type === 'focusout') tellField(target, dispatch);
  };

function tellPress(target: Element, dispatch: Dispatch): void {
  const found = target.closest(PRESSABLE);
  if (found !== null) dispatch(pressed({ what: found.matches('a') ? 'link' : 'button', words: tellableName(found) }));
}

function tellChoice(target: Element, dispatch: Dispatch): void {
  if (target instanceof HTMLSelectElement) {
    const option = target.selectedOptions[0];
    dispatch(chose({ words: option === undefined ? null : tellableName(option), isOn: true }));
  } else if (target instanceof HTMLInputElement) {
    const { type, files, checked } = target;
    if (type === 'file') dispatch(choseFiles({ words: tellableName(target), count: files?.length ?? 0 }));
    else if (CHOICES.test(type)) dispatch(chose({ words: tellableName(target), isOn: checked }));
  }
}

function tellField(target: Element, dispatch: Dispatch): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  if (CHOICES.test(target.type) || target.type === 'file') return;
  const isFilled = target.value !== '';
  setTimeout(() => {
    const isValid = target.getAttribute('aria-invalid') !== 'true';
    dispatch(leftField({ words: tellableName(target), isFilled, isValid }));
  }, LOOKED_AT_MS);
}
