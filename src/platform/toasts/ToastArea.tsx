import { useEffect, useRef, type FocusEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import ReduxToastr, { type ToastrState } from 'react-redux-toastr';
import 'react-redux-toastr/lib/css/react-redux-toastr.min.css';

import { SessionWays } from '#platform/session/screens/SessionWays.tsx';
import { ToneShape } from '#platform/ui/feedback/ToneShape.tsx';

import { messages } from './messages.ts';
import './toasts.css';
import { OFFERS_SIGN_IN } from './toast.ts';

/** react-redux-toastr with the portal's timings; a toast stays while the pointer or the focus is in it. */
export function ToastArea() {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => (area.current === null ? undefined : keepPlace(area.current)), []);
  return (
    <div
      ref={area}
      className="toast-area"
      onFocus={(event) => point('mouseover', event)}
      onBlur={(event) => point('mouseout', event)}
    >
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

/** Tells the style sheets where toasts at the top begin, and how much room they need. @returns how to stop */
function keepPlace(area: Element): () => void {
  const { style } = document.documentElement;
  const header = document.querySelector('header');
  const place = () => {
    style.setProperty('--toasts-top', `${Math.max(0, header?.getBoundingClientRect().bottom ?? 0)}px`);
    const toasts = [...area.querySelectorAll<HTMLElement>(`.${AT_TOP}`)];
    const height = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP_PX, GAP_PX);
    if (toasts.length > 0) style.setProperty('--toasts-height', `${height}px`);
  };
  const changes = new MutationObserver(place);
  changes.observe(area, { childList: true, subtree: true });
  window.addEventListener('scroll', place, { passive: true });
  window.addEventListener('resize', place);
  place();
  return () => {
    changes.disconnect();
    window.removeEventListener('scroll', place);
    window.removeEventListener('resize', place);
  };
}

/** The portal's own names for a toast, and for one under the header: the library puts them on its element. */
const TOAST = 'portal-toast';
const AT_TOP = 'toast-at-top';

/** Above, between and below toasts. */
const GAP_PX = 12;

/** The library only handles a pointer, so focus is passed to it as mouse events. */
function point(type: 'mouseover' | 'mouseout', { target, relatedTarget }: FocusEvent) {
  const toast = target.closest(`.${TOAST}`);
  if (toast?.contains(relatedTarget) === false)
    toast.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
}

/** The library's own option, which its types leave out. */
const STATE: object = { getState: (state: { toastr: ToastrState }) => withExtras(state.toastr) };

/** Instead of the library's own button, whose name is "toast". The library passes what takes the toast away. */
function Extras({ hasWays, remove }: { hasWays: boolean; remove?: () => void }) {
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

const TONES = { success: 'success', error: 'error', warning: 'attention', info: 'info' } as const;

const drawn = new WeakMap<ToastrState, ToastrState>();

/** Adds what cannot be in a store. Gives the same object for the same state; otherwise every action would redraw the toasts. */
function withExtras(state: ToastrState): ToastrState {
  const known = drawn.get(state);
  if (known !== undefined) return known;
  const toastrs = state.toastrs.map(({ options, ...toast }) => ({
    ...toast,
    options: {
      ...options,
      className: toast.position === 'top-center' ? `${TOAST} ${AT_TOP}` : TOAST,
      // The library's own picture has no name, and is not hidden from who hears the page.
      icon: <ToneShape tone={TONES[toast.type as keyof typeof TONES]} className="toastr-icon" />,
      component: <Extras hasWays={options.className === OFFERS_SIGN_IN} />,
    },
  }));
  const made = { ...state, toastrs };
  drawn.set(state, made);
  return made;
}
