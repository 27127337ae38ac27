/**
 * Installs a stand-in for the Redux DevTools extension, so every store records its history. Redux Toolkit looks for the extension when it
 * loads, so import this first.
 */
import { instrument, type LiftedState } from '@redux-devtools/instrument';
import { compose, type Action, type StoreEnhancer } from 'redux';

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => (enhancer: StoreEnhancer) => compose(enhancer, instrument()),
});

export interface Instrumented {
  liftedStore: { dispatch: (action: unknown) => void; getState: () => LiftedState<unknown, Action, unknown> };
}
