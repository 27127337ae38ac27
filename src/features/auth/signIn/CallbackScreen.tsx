import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import type { PortalDispatch } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';
import { SignInProblemText } from '#platform/session/screens/SignInProblemText.tsx';
import {
  callbackOpened,
  selectIsLoggedIn,
  selectReturnUrl,
  selectSignInProblem,
  signInRequested,
} from '#platform/session/store/sessionSlice.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from '../messages.ts';
import { useSafeReturnTo } from './useSafeReturnTo.ts';
import { welcome } from './welcome.ts';

/** `/auth/callback`: finishes the sign-in and goes to where the person wanted to be. Opening the address again does no harm. */
export function CallbackScreen() {
  const dispatch = useDispatch<PortalDispatch>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const safeReturnTo = useSafeReturnTo();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const returnUrl = useSelector(selectReturnUrl);
  const problem = useSelector(selectSignInProblem);
  const wasUsedBefore = isLoggedIn && (problem === 'stateUnknown' || problem === 'stateMissing');

  const open = useEffectEvent(() => {
    if (problem === null && returnUrl === null) dispatch(callbackOpened());
  });
  useEffect(() => open(), []);

  useEffect(() => {
    if (wasUsedBefore) void navigate(paths.loans.list, { replace: true });
    if (!isLoggedIn || returnUrl === null) return;
    const target = safeReturnTo(returnUrl);
    dispatch(welcome(target));
    void navigate(target, { replace: true });
  }, [dispatch, isLoggedIn, navigate, returnUrl, safeReturnTo, wasUsedBefore]);

  useEffect(() => {
    // The answer was refused, and its code has no place in the address or the history.
    if (problem !== null && !wasUsedBefore && search !== '') void navigate(paths.auth.callback, { replace: true });
  }, [navigate, problem, search, wasUsedBefore]);

  if (problem === null || wasUsedBefore) {
    return (
      <section className="flow stack" aria-busy="true">
        <PageTitle message={messages.signingIn} />
        <p>
          <FormattedMessage {...messages.signingInDetail} />
        </p>
      </section>
    );
  }
  return (
    <section className="flow stack">
      <PageTitle message={messages.failed} />
      <SignInProblemText problem={problem} />
      {!isLoggedIn && (
        <p>
          <FormattedMessage {...messages.nothingLost} />
        </p>
      )}
      <div className="actions">
        <ActionButton look="primary" onClick={() => dispatch(signInRequested({ returnUrl: paths.loans.list, byPerson: true }))}>
          <FormattedMessage {...messages.tryAgain} />
        </ActionButton>
        <ActionLink to={paths.pay.start}>
          <FormattedMessage {...messages.payInstead} />
        </ActionLink>
      </div>
    </section>
  );
}
