import { getIn, type FormApi } from 'final-form';

import { stripSeparators, caretPosition, countDigitsBefore, type Mask } from '../masks.ts';
import { shownFieldError } from '../usePortalField.ts';

export type TextValues = Record<string, string | undefined>;

export interface TextBindingOptions {
  /** Groups the digits on screen. Default: the text is shown as typed. */
  mask?: Mask | undefined;
  /** Called on every user edit, in the same batch as the value change. Must be a constant. */
  onTyped?: (() => void) | undefined;
  /** Normalizes the text on blur, to show how it was understood. Must be a constant. */
  normalize?: ((text: string) => string) | undefined;
}

/**
 * Keeps an input and its form field in sync. It uses native DOM events, because form-filling programs change inputs in ways React does
 * not notice; some fire no event at all, so the input is also read on blur and submit. While an IME is composing, nothing is written to
 * the input. @returns a function that removes the binding
 */
export function bindText(
  input: HTMLInputElement | HTMLTextAreaElement,
  form: FormApi<TextValues>,
  name: string,
  { mask, onTyped, normalize }: TextBindingOptions,
): () => void {
  let isComposing = false;
  let hadSelection = false;
  const valueNow = () => (getIn(form.getState().values, name) as string | undefined) ?? '';
  const read = () => (mask === undefined ? input.value : mask.parse(input.value));

  const display = (value: string) => {
    const shown = mask === undefined ? value : mask.format(value);
    if (!isComposing && input.value !== shown) input.value = shown;
  };
  const setValue = (value: string) => {
    const field = form.getFieldState(name);
    // While a valid field is edited, show no error until it loses focus again.
    const isNotLeftAnyMore = field?.touched === true && shownFieldError(field) === undefined;
    form.batch(() => {
      form.pauseValidation();
      if (isNotLeftAnyMore) form.resetFieldState(name);
      onTyped?.();
      form.change(name, value);
      form.resumeValidation();
    });
  };
  /** Regroups the typed digits and keeps the caret after the same digit. */
  const reformat = (by: Mask, kind: string) => {
    const text = input.value;
    const at = input.selectionStart ?? text.length;
    const { value, digits } = kind.startsWith('delete') ? readDeletion(kind) : readTyped(by, text, at);
    setValue(value);
    const shown = by.format(value);
    if (text === shown) return;
    input.value = shown;
    if (input.ownerDocument.activeElement !== input) return; // Setting the selection would move the focus here in Safari.
    const caret = at === text.length ? shown.length : caretPosition(shown, digits);
    input.setSelectionRange(caret, caret);
  };
  /**
   * Handles a deletion. If only a separator was deleted, the digit next to it is deleted, too. The mask's `parse` is not applied, as it
   * could reinterpret the remaining digits.
   */
  const readDeletion = (kind: string) => {
    const value = stripSeparators(input.value);
    const digits = countDigitsBefore(input.value, input.selectionStart ?? input.value.length);
    if (value !== valueNow() || hadSelection) return { value, digits };
    const gone = kind.includes('Forward') ? digits : digits - 1;
    return gone < 0 ? { value, digits } : { value: value.slice(0, gone) + value.slice(gone + 1), digits: gone };
  };
  const syncFromInput = () => {
    isComposing = false;
    const value = read();
    if (value !== valueNow()) setValue(value);
    display(value);
  };

  const off = form.subscribe(() => display(valueNow()), { values: true });
  const listeners: Record<string, (event: Event) => void> = {
    beforeinput: () => {
      hadSelection = input.selectionStart !== input.selectionEnd;
    },
    input: (event) => {
      const { isComposing: composes = false, inputType = '' } = event as Partial<InputEvent>; // Some programs dispatch a plain Event.
      isComposing = composes;
      if (mask === undefined || isComposing) setValue(read());
      else reformat(mask, inputType);
    },
    compositionstart: () => {
      isComposing = true;
    },
    // Chrome and Safari end a composition with this event; Firefox fires one more `input` event.
    compositionend: () => {
      isComposing = false;
      if (mask === undefined) syncFromInput();
      else reformat(mask, '');
    },
    change: syncFromInput,
    blur: () => {
      syncFromInput();
      const tidied = normalize?.(valueNow()) ?? valueNow();
      if (tidied !== valueNow()) form.change(name, tidied);
    },
  };
  for (const [event, listener] of Object.entries(listeners)) input.addEventListener(event, listener);
  const around = input.form;
  around?.addEventListener('submit', syncFromInput);
  return () => {
    off();
    for (const [event, listener] of Object.entries(listeners)) input.removeEventListener(event, listener);
    around?.removeEventListener('submit', syncFromInput);
  };
}

/**
 * Reads typed text through the mask and counts the digits before the caret. The mask may have removed or added digits at the start, so
 * the count is adjusted.
 */
function readTyped(mask: Mask, text: string, at: number): { value: string; digits: number } {
  const value = mask.parse(text);
  const all = stripSeparators(text);
  const moved = all.endsWith(value) || value.endsWith(all) ? value.length - all.length : 0;
  return { value, digits: Math.max(0, countDigitsBefore(text, at) + moved) };
}
