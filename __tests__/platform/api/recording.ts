/**
 * Replaces the Redux DevTools extension and sees what it would see: every action that reaches the reducers, with its
 * meta, and every state after it. Import it before anything that imports Redux Toolkit, which looks for the extension only once.
 */
import { inspect } from 'node:util';

import { compose, type Action, type Reducer, type StoreEnhancer } from 'redux';

interface Seen {
  action: { type: string; meta?: unknown; payload?: unknown };
  state: unknown;
}

export const seen: Seen[] = [];
beforeEach(() => seen.splice(0));

const recorder: StoreEnhancer =
  (next) =>
  <S, A extends Action, Preloaded>(reducer: Reducer<S, A, Preloaded>, preloaded?: Preloaded) =>
    next<S, A, Preloaded>((state, action) => {
      const after = reducer(state, action);
      seen.push({ action, state: after });
      return after;
    }, preloaded);

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]) =>
      compose(...enhancers, recorder),
});

/** The types of all actions so far, in order. */
export const seenTypes = () => seen.map(({ action }) => action.type);

/** Everything that was seen, as text: nested, with symbols and hidden properties, nothing cut. */
export const seenText = () =>
  inspect(seen, { depth: null, showHidden: true, maxStringLength: null, maxArrayLength: null, breakLength: Infinity });

/** The forms in which a secret may occur: plain, grouped, percent-encoded, in base64 at any offset. */
export function disguisesOf(secret: string): string[] {
  const base64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('x'.repeat(offset) + secret).toString('base64');
    // The text next to the secret changes the first and last characters.
    return encoded.slice(offset === 0 ? 0 : offset + 1, encoded.length - 4);
  });
  const percent = [...Buffer.from(secret)].map((byte) => `%${byte.toString(16)}`).join('');
  const groups = secret.match(/.{1,4}/g) ?? [];
  return [secret, groups.join(' '), groups.join('-'), percent, encodeURIComponent(secret), ...base64];
}
