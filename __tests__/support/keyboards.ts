/** Ways in which a text gets into an input, event by event as browsers send them. */
import { act, fireEvent } from '@testing-library/react';

type Input = HTMLInputElement | HTMLTextAreaElement;

const setterOf = (input: Input) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')!;
  return (text: string) => set!.call(input, text);
};

/** Inputs for email addresses tell no selection: what is typed goes to their end. */
const selection = ({ selectionStart, selectionEnd, value }: Input) =>
  [selectionStart ?? value.length, selectionEnd ?? value.length] as const;

/** The browser puts a text in place of a part of what stands there, and the caret after it. */
function replace(input: Input, [from, to]: readonly [number, number], text: string) {
  const { value } = input;
  setterOf(input)(value.slice(0, from) + text + value.slice(to));
  if (input.selectionStart !== null) input.setSelectionRange(from + text.length, from + text.length);
}

const say = (input: Input, type: string, inputType: string, more: object = {}) =>
  fireEvent(input, new InputEvent(type, { bubbles: true, inputType, ...more }));

function insert(input: Input, text: string, inputType: string) {
  say(input, 'beforeinput', inputType, { data: text });
  replace(input, selection(input), text);
  say(input, 'input', inputType, { data: text });
}

export const placeCaret = (input: Input, from: number, to = from) => {
  act(() => input.focus());
  if (input.selectionStart !== null) input.setSelectionRange(from, to);
};

export function empty(input: Input) {
  act(() => input.focus());
  say(input, 'beforeinput', 'deleteContentBackward');
  setterOf(input)('');
  say(input, 'input', 'deleteContentBackward');
}

export const typeKeys = (input: Input, text: string) => Array.from(text).forEach((key) => insert(input, key, 'insertText'));

export const paste = (input: Input, text: string) => insert(input, text, 'insertFromPaste');

/** The key Delete or Backspace: of a selection, or of one sign beside the caret. */
export function press(input: Input, key: 'Delete' | 'Backspace') {
  const inputType = key === 'Delete' ? 'deleteContentForward' : 'deleteContentBackward';
  const [from, to] = selection(input);
  const range =
    from !== to ? ([from, to] as const) : key === 'Delete' ? ([from, from + 1] as const) : ([from - 1, from] as const);
  if (range[0] < 0 || range[1] > input.value.length) return;
  say(input, 'beforeinput', inputType);
  replace(input, range, '');
  say(input, 'input', inputType);
}

/** The browser whose last events these are: Chrome and Safari end with the composition, Firefox with an input. */
export type Browser = 'Chrome' | 'Safari' | 'Firefox';

/** A keyboard that composes: it keeps its own text until the end, and replaces what it wrote with each key. */
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
    say(input, 'input', 'insertCompositionText', { data: composed, isComposing: true });
  });
  if (browser === 'Safari') {
    replace(input, [from, end], text);
    say(input, 'input', 'insertFromComposition', { data: text, isComposing: true });
  }
  fireEvent.compositionEnd(input, { data: text });
  if (browser === 'Firefox') say(input, 'input', 'insertCompositionText', { data: text });
}

/** A program that fills in forms, and says so. */
export function fillIn(input: Input, text: string) {
  setterOf(input)(text);
  say(input, 'input', 'insertReplacementText');
  fireEvent(input, new Event('change', { bubbles: true }));
}

/** A script of the page, whose writing React has seen before its event comes. */
export function fillInScript(input: Input, text: string) {
  input.value = text;
  fireEvent(input, new Event('input', { bubbles: true }));
}

/** One that says nothing. */
export const fillInSilently = (input: Input, text: string) => setterOf(input)(text);
