/** As with the Redux DevTools extension: every store has its history beside it. Redux Toolkit looks for it as it loads, so this is imported first. */
import { instrument, type LiftedState } from '@redux-devtools/instrument';
import { compose, type Action, type StoreEnhancer } from 'redux';

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => (enhancer: StoreEnhancer) => compose(enhancer, instrument()),
});

/** What such a store has besides. */
export interface Instrumented {
  liftedStore: { dispatch: (action: unknown) => void; getState: () => LiftedState<unknown, Action, unknown> };
}
