import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';

import type { PortalDispatch, PortalState } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { SignInProblemText } from '#platform/session/screens/SignInProblemText.tsx';
import {
  selectIsFinishing,
  selectIsLeaving,
  selectIsLoggedIn,
  selectReturnUrl,
  selectSignInProblem,
  selectSignInWindow,
  signInRequested,
  type SignInProblem,
} from '#platform/session/store/sessionSlice.ts';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from '../messages.ts';
import { useSafeReturnTo } from './useSafeReturnTo.ts';
import { showWelcomeToast } from './showWelcomeToast.ts';

/** Problems which mean that the URL is not a response to a sign-in of this browser. A user who is signed in need not see them. */
const INVALID_CALLBACK_PROBLEMS: readonly SignInProblem[] = ['stateUnknown', 'stateMissing'];

/** Whether a response is being exchanged, or another sign-in has started. */
const isSigningIn = (state: PortalState) =>
  selectIsFinishing(state) || selectIsLeaving(state) || selectSignInWindow(state) === 'open';

/**
 * `/auth/callback`: shows the progress of the sign-in that the listener for `callbackOpened` completes, and then opens the page the user
 * wanted. Opened without a response in the URL, it says so.
 */
export function CallbackScreen() {
  const dispatch = useDispatch<PortalDispatch>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const safeReturnTo = useSafeReturnTo();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const isInProgress = useSelector(isSigningIn);
  const returnUrl = useSelector(selectReturnUrl);
  const failed = useSelector(selectSignInProblem);
  const problem = isInProgress ? null : (failed ?? (isLoggedIn ? null : 'stateMissing'));
  const isSignedIn = isLoggedIn && !isInProgress && problem === null && returnUrl !== null;
  const isNotNeeded =
    isLoggedIn && !isInProgress && !isSignedIn && (problem === null || INVALID_CALLBACK_PROBLEMS.includes(problem));

  useEffect(() => {
    if (!isSignedIn) return;
    const target = safeReturnTo(returnUrl);
    void dispatch(showWelcomeToast(target));
    void navigate(target, { replace: true });
  }, [dispatch, isSignedIn, navigate, returnUrl, safeReturnTo]);

  useEffect(() => {
    if (isNotNeeded) void navigate(paths.loans.list, { replace: true });
    // The response was rejected; its code is removed from the URL and the history.
    else if (problem !== null && search !== '') void navigate(paths.auth.callback, { replace: true });
  }, [isNotNeeded, navigate, problem, search]);

  if (problem === null || isNotNeeded) {
    return (
      <NarrowColumn component="section" spacing={2} aria-busy="true">
        <PageTitle />
        <p>
          <FormattedMessage {...messages.signingInDetail} />
        </p>
      </NarrowColumn>
    );
  }
  return (
    <NarrowColumn component="section" spacing={2}>
      <PageTitle message={messages.failed} />
      <SignInProblemText problem={problem} />
      {!isLoggedIn && (
        <p>
          <FormattedMessage {...messages.nothingLost} />
        </p>
      )}
      <CardActions>
        <Button variant="contained" onClick={() => dispatch(signInRequested({ returnUrl: paths.loans.list, byPerson: true }))}>
          <FormattedMessage {...messages.tryAgain} />
        </Button>
        <Button component={RouterLink} variant="outlined" to={paths.pay.start}>
          <FormattedMessage {...messages.payInstead} />
        </Button>
      </CardActions>
    </NarrowColumn>
  );
}
