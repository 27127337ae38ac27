import type { FocusEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import ReduxToastr, { type ToastrState } from 'react-redux-toastr';
import 'react-redux-toastr/lib/css/react-redux-toastr.min.css';

import { messages } from './messages.ts';
import { SessionWays } from '#platform/session/screens/SessionWays.tsx';

import './toasts.css';
import { OFFERS_SIGN_IN } from './toast.ts';

/** react-redux-toastr with the portal's timings; a toast stays while the pointer or the focus is in it. */
export function ToastArea() {
  'use no memo'; // loads with signing in, and seldom renders
  return (
    <div className="toast-area" onFocus={(event) => point('mouseover', event)} onBlur={(event) => point('mouseout', event)}>
      <ReduxToastr
        timeOut={3500}
        position="top-center"
        newestOnTop
        preventDuplicates={false}
        transitionIn="fadeIn"
        transitionOut="fadeOut"
        progressBar={false}
        {...STATE}
      />
    </div>
  );
}

/** The library only handles a pointer, so focus is passed to it as mouse events. */
function point(type: 'mouseover' | 'mouseout', { target, relatedTarget }: FocusEvent) {
  const toast = target.closest('.toastr');
  if (toast?.contains(relatedTarget) === false)
    toast.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
}

/** The library's own option, which its types leave out. */
const STATE: object = { getState: (state: { toastr: ToastrState }) => withExtras(state.toastr) };

/** Instead of the library's own button, whose name is "toast". The library passes what takes the toast away. */
function Extras({ hasWays, remove }: { hasWays: boolean; remove?: () => void }) {
  'use no memo'; // loads with signing in, and seldom renders
  return (
    <>
      {hasWays && (
        <div className="toast-ways">
          <SessionWays />
        </div>
      )}
      <button type="button" className="toast-close" onClick={remove}>
        <span className="visually-hidden">
          <FormattedMessage {...messages.close} />
        </span>
      </button>
    </>
  );
}

const drawn = new WeakMap<ToastrState, ToastrState>();

/** Adds what cannot be in a store. Gives the same object for the same state; otherwise every action would redraw the toasts. */
function withExtras(state: ToastrState): ToastrState {
  const known = drawn.get(state);
  if (known !== undefined) return known;
  const toastrs = state.toastrs.map(({ options, ...toast }) => ({
    ...toast,
    options: { ...options, component: <Extras hasWays={options.className === OFFERS_SIGN_IN} /> },
  }));
  const made = { ...state, toastrs };
  drawn.set(state, made);
  return made;
}
