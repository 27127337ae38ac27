/**
 * Replaces the Redux DevTools extension and records what it would see: every action that reaches the reducers, with its meta, and each
 * state after it. Import it before anything that imports Redux Toolkit, which looks for the extension only once.
 */
import { inspect } from 'node:util';

import { compose, type Action, type Reducer, type StoreEnhancer } from 'redux';

interface RecordedStep {
  action: { type: string; meta?: unknown; payload?: unknown };
  state: unknown;
}

export const recordedSteps: RecordedStep[] = [];
beforeEach(() => recordedSteps.splice(0));

const recorder: StoreEnhancer =
  (next) =>
  <S, A extends Action, Preloaded>(reducer: Reducer<S, A, Preloaded>, preloaded?: Preloaded) =>
    next<S, A, Preloaded>((state, action) => {
      const after = reducer(state, action);
      recordedSteps.push({ action, state: after });
      return after;
    }, preloaded);

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]) =>
      compose(...enhancers, recorder),
});

export const recordedTypes = () => recordedSteps.map(({ action }) => action.type);

export const recordedText = () =>
  inspect(recordedSteps, { depth: null, showHidden: true, maxStringLength: null, maxArrayLength: null, breakLength: Infinity });

/** Returns the encodings in which a secret may occur: plain, grouped, percent-encoded, and base64 at any offset. */
export function encodingsOf(secret: string): string[] {
  const base64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('x'.repeat(offset) + secret).toString('base64');
    // The first and last characters are cut off, because they depend on the text around the secret.
    return encoded.slice(offset === 0 ? 0 : offset + 1, encoded.length - 4);
  });
  const percent = [...Buffer.from(secret)].map((byte) => `%${byte.toString(16)}`).join('');
  const groups = secret.match(/.{1,4}/g) ?? [];
  return [secret, groups.join(' '), groups.join('-'), percent, encodeURIComponent(secret), ...base64];
}
