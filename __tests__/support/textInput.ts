/** Ways to put text into an input, with the same events that browsers send. */
import { act, fireEvent } from '@testing-library/react';

type Input = HTMLInputElement | HTMLTextAreaElement;

const setterOf = (input: Input) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')!;
  return (text: string) => set!.call(input, text);
};

/** Email inputs expose no selection, so text is added at the end. */
const selection = ({ selectionStart, selectionEnd, value }: Input) =>
  [selectionStart ?? value.length, selectionEnd ?? value.length] as const;

/** Replaces part of the value and moves the caret behind the new text, as the browser does. */
function replace(input: Input, [from, to]: readonly [number, number], text: string) {
  const { value } = input;
  setterOf(input)(value.slice(0, from) + text + value.slice(to));
  if (input.selectionStart !== null) input.setSelectionRange(from + text.length, from + text.length);
}

const fireInput = (input: Input, type: string, inputType: string, more: object = {}) =>
  fireEvent(input, new InputEvent(type, { bubbles: true, inputType, ...more }));

function insert(input: Input, text: string, inputType: string) {
  fireInput(input, 'beforeinput', inputType, { data: text });
  replace(input, selection(input), text);
  fireInput(input, 'input', inputType, { data: text });
}

export const placeCaret = (input: Input, from: number, to = from) => {
  act(() => input.focus());
  if (input.selectionStart !== null) input.setSelectionRange(from, to);
};

export function empty(input: Input) {
  act(() => input.focus());
  fireInput(input, 'beforeinput', 'deleteContentBackward');
  setterOf(input)('');
  fireInput(input, 'input', 'deleteContentBackward');
}

export const typeKeys = (input: Input, text: string) => Array.from(text).forEach((key) => insert(input, key, 'insertText'));

export const paste = (input: Input, text: string) => insert(input, text, 'insertFromPaste');

/** Presses Delete or Backspace: removes the selection, or one character next to the caret. */
export function press(input: Input, key: 'Delete' | 'Backspace') {
  const inputType = key === 'Delete' ? 'deleteContentForward' : 'deleteContentBackward';
  const [from, to] = selection(input);
  const range =
    from !== to ? ([from, to] as const) : key === 'Delete' ? ([from, from + 1] as const) : ([from - 1, from] as const);
  if (range[0] < 0 || range[1] > input.value.length) return;
  fireInput(input, 'beforeinput', inputType);
  replace(input, range, '');
  fireInput(input, 'input', inputType);
}

/** How the event sequence ends: Chrome and Safari end with `compositionend`, Firefox with one more `input` event. */
export type Browser = 'Chrome' | 'Safari' | 'Firefox';

/** Types with an IME: the keyboard holds the composed text until the end and rewrites it with each key. */
export function compose(input: Input, text: string, browser: Browser) {
  act(() => input.focus());
  const [from, to] = selection(input);
  let end = to;
  fireEvent.compositionStart(input);
  Array.from(text).forEach((_key, index) => {
    const composed = Array.from(text)
      .slice(0, index + 1)
      .join('');
    replace(input, [from, end], composed);
    end = from + composed.length;
    fireInput(input, 'input', 'insertCompositionText', { data: composed, isComposing: true });
  });
  if (browser === 'Safari') {
    replace(input, [from, end], text);
    fireInput(input, 'input', 'insertFromComposition', { data: text, isComposing: true });
  }
  fireEvent.compositionEnd(input, { data: text });
  if (browser === 'Firefox') fireInput(input, 'input', 'insertCompositionText', { data: text });
}

/** Autofill by a password manager or browser that sends `input` and `change` events. */
export function fillIn(input: Input, text: string) {
  setterOf(input)(text);
  fireInput(input, 'input', 'insertReplacementText');
  fireEvent(input, new Event('change', { bubbles: true }));
}

/** A page script sets the value through React's tracked setter before it dispatches `input`. */
export function fillInScript(input: Input, text: string) {
  input.value = text;
  fireEvent(input, new Event('input', { bubbles: true }));
}

export const fillInSilently = (input: Input, text: string) => setterOf(input)(text);
