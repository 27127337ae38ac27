import type { Dispatch } from '@reduxjs/toolkit';

import { redactedAccessibleName } from '#platform/i18n/redactedAccessibleName.ts';

import { choiceMade, filesPicked, connectionChanged, fieldBlurred, clicked } from './userActions.ts';

export type WatchedEvent = Pick<Event, 'type' | 'target'>;

const CLICKABLE = 'a[href], button, summary, [role=button], [role=tab], [role=menuitem], [role=option]';
const CHOICES = /^(?:radio|checkbox)$/;

/** After this time, a form has validated a field that lost focus. */
const VALIDATION_DELAY_MS = 100;

/**
 * Converts DOM events to actions for the history. Of typed text it only reports whether there is any. Elements inside `data-unwatched`,
 * such as the report dialog, are ignored.
 */
export const reportUserEvents =
  (dispatch: Dispatch) =>
  ({ type, target }: WatchedEvent): void => {
    if (type === 'online' || type === 'offline') dispatch(connectionChanged({ isOnline: type === 'online' }));
    if (!(target instanceof Element) || target.closest('[data-unwatched]') !== null) return;
    if (type === 'click') reportClick(target, dispatch);
    if (type === 'change') reportChoice(target, dispatch);
    if (type === 'focusout') reportField(target, dispatch);
  };

function reportClick(target: Element, dispatch: Dispatch): void {
  const found = target.closest(CLICKABLE);
  if (found !== null) dispatch(clicked({ what: found.matches('a') ? 'link' : 'button', words: redactedAccessibleName(found) }));
}

function reportChoice(target: Element, dispatch: Dispatch): void {
  if (target instanceof HTMLSelectElement) {
    const option = target.selectedOptions[0];
    dispatch(choiceMade({ words: option === undefined ? null : redactedAccessibleName(option), isOn: true }));
  } else if (target instanceof HTMLInputElement) {
    const { type, files, checked } = target;
    if (type === 'file') dispatch(filesPicked({ words: redactedAccessibleName(target), count: files?.length ?? 0 }));
    else if (CHOICES.test(type)) dispatch(choiceMade({ words: redactedAccessibleName(target), isOn: checked }));
  }
}

function reportField(target: Element, dispatch: Dispatch): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  if (CHOICES.test(target.type) || target.type === 'file') return;
  const isFilled = target.value !== '';
  setTimeout(() => {
    const isValid = target.getAttribute('aria-invalid') !== 'true';
    dispatch(fieldBlurred({ words: redactedAccessibleName(target), isFilled, isValid }));
  }, VALIDATION_DELAY_MS);
}
