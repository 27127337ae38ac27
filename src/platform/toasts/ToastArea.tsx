import type { FocusEvent } from 'react';
import ReduxToastr, { type ToastrState } from 'react-redux-toastr';
import 'react-redux-toastr/lib/css/react-redux-toastr.min.css';

import { SessionWays } from '#platform/session/screens/SessionWays.tsx';

import './toasts.css';
import { OFFERS_SIGN_IN } from './toasts.ts';

/** react-redux-toastr with the portal's timings; hovering a toast holds it, and so does the focus in it. */
export function ToastArea() {
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

/** The library knows a pointer only: the focus is told to it as one. */
function point(type: 'mouseover' | 'mouseout', { target, relatedTarget }: FocusEvent) {
  const toast = target.closest('.toastr');
  if (toast?.contains(relatedTarget) === false)
    toast.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
}

/** The library's own option, which its types leave out. */
const STATE: object = { getState: (state: { toastr: ToastrState }) => withLinks(state.toastr) };

const Links = () => (
  <div className="toast-ways">
    <SessionWays />
  </div>
);

const drawn = new WeakMap<ToastrState, ToastrState>();

/** The state with what cannot stand in a store. The same object for the same state, else every action would draw the toasts anew. */
function withLinks(state: ToastrState): ToastrState {
  const known = drawn.get(state);
  if (known !== undefined) return known;
  const toastrs = state.toastrs.map((toast) =>
    toast.options.className === OFFERS_SIGN_IN ? { ...toast, options: { ...toast.options, component: <Links /> } } : toast,
  );
  const made = { ...state, toastrs };
  drawn.set(state, made);
  return made;
}
