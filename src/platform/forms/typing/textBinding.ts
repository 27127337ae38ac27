import { getIn, type FormApi } from 'final-form';

import { bare, caretAfter, digitsBefore, type Mask } from '../masks.ts';
import { shownMessage } from '../usePortalField.ts';

/** Every field of this kind keeps a text. */
export type TextValues = Record<string, string | undefined>;

export interface Typing {
  /** How the text is grouped; without one it stays as it is typed. */
  mask?: Mask | undefined;
  /** Called when somebody typed, together with the change of the value. Must be a constant. */
  onTyped?: (() => void) | undefined;
  /** The text as it was understood, shown when its field is left. Must be a constant. */
  tidy?: ((text: string) => string) | undefined;
}

/**
 * Keeps an input and its field of the form the same, whichever of them changes. Listens to the browser's own events, because programs that
 * fill in forms change the text in ways that React does not see; some say nothing at all, so that it is read again when it is left and sent.
 * While a keyboard composes (predictive text, Japanese) the text is its own, and nothing is written into it.
 * @returns what ends it
 */
export function bindText(
  input: HTMLInputElement | HTMLTextAreaElement,
  form: FormApi<TextValues>,
  name: string,
  { mask, onTyped, tidy }: Typing,
): () => void {
  let isComposing = false;
  let hadSelection = false;
  const valueNow = () => (getIn(form.getState().values, name) as string | undefined) ?? '';
  const read = () => (mask === undefined ? input.value : mask.read(input.value));

  const show = (value: string) => {
    const shown = mask === undefined ? value : mask.show(value);
    if (!isComposing && input.value !== shown) input.value = shown;
  };
  const put = (value: string) => {
    const field = form.getFieldState(name);
    // What was right and is changed is not called wrong before it is left again.
    const isNotLeftAnyMore = field?.touched === true && shownMessage(field) === undefined;
    form.batch(() => {
      form.pauseValidation(); // once for all
      if (isNotLeftAnyMore) form.resetFieldState(name);
      onTyped?.();
      form.change(name, value);
      form.resumeValidation();
    });
  };
  /** What was typed, grouped anew; the caret keeps its place among the digits. */
  const regroup = (by: Mask, kind: string) => {
    const text = input.value;
    const at = input.selectionStart ?? text.length;
    const { value, digits } = kind.startsWith('delete') ? deleted(kind) : typed(by, text, at);
    put(value);
    const shown = by.show(value);
    if (text === shown) return;
    input.value = shown;
    if (input.ownerDocument.activeElement !== input) return; // Safari would give it the focus
    const caret = at === text.length ? shown.length : caretAfter(shown, digits);
    input.setSelectionRange(caret, caret);
  };
  /** Nothing is read into what a deletion leaves. Of a sign between digits that was deleted, the digit beside it was meant. */
  const deleted = (kind: string) => {
    const value = bare(input.value);
    const digits = digitsBefore(input.value, input.selectionStart ?? input.value.length);
    if (value !== valueNow() || hadSelection) return { value, digits };
    const gone = kind.includes('Forward') ? digits : digits - 1;
    return gone < 0 ? { value, digits } : { value: value.slice(0, gone) + value.slice(gone + 1), digits: gone };
  };
  /** The text as it stands, if the form does not have it yet. */
  const settle = () => {
    isComposing = false;
    const value = read();
    if (value !== valueNow()) put(value);
    show(value);
  };

  const off = form.subscribe(() => show(valueNow()), { values: true });
  const listeners: Record<string, (event: Event) => void> = {
    beforeinput: () => {
      hadSelection = input.selectionStart !== input.selectionEnd;
    },
    input: (event) => {
      const { isComposing: composes = false, inputType = '' } = event as Partial<InputEvent>; // some programs send a plain event
      isComposing = composes;
      if (mask === undefined || isComposing) put(read());
      else regroup(mask, inputType);
    },
    compositionstart: () => {
      isComposing = true;
    },
    // Chrome and Safari end with this, Firefox with one more input.
    compositionend: () => {
      isComposing = false;
      if (mask === undefined) settle();
      else regroup(mask, '');
    },
    change: settle,
    blur: () => {
      settle();
      const tidied = tidy?.(valueNow()) ?? valueNow();
      if (tidied !== valueNow()) form.change(name, tidied);
    },
  };
  for (const [event, listener] of Object.entries(listeners)) input.addEventListener(event, listener);
  const around = input.form;
  around?.addEventListener('submit', settle);
  return () => {
    off();
    for (const [event, listener] of Object.entries(listeners)) input.removeEventListener(event, listener);
    around?.removeEventListener('submit', settle);
  };
}

/** What a mask reads, and how many of its digits are before the caret: it may have left out some at the start, or put some there. */
function typed(mask: Mask, text: string, at: number): { value: string; digits: number } {
  const value = mask.read(text);
  const all = bare(text);
  const moved = all.endsWith(value) || value.endsWith(all) ? value.length - all.length : 0;
  return { value, digits: Math.max(0, digitsBefore(text, at) + moved) };
}
