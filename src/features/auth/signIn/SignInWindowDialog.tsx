import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { PortalDispatch } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { ProblemSentence } from '#platform/session/screens/SignInProblemText.tsx';
import {
  selectReturnUrl,
  selectSignInProblem,
  selectSignInWindow,
  signInRequested,
  signInWindowLeft,
} from '#platform/session/store/sessionSlice.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { messages } from '../messages.ts';
import { useSafeReturnTo } from './useSafeReturnTo.ts';
import { showWelcomeToast } from './showWelcomeToast.ts';

/**
 * Shown while a sign-in window is open, or when it has failed, with the reason. Mounted on every screen from which sign-in can open a
 * window.
 */
export function SignInWindowDialog() {
  const dispatch = useDispatch<PortalDispatch>();
  const navigate = useNavigate();
  const safeReturnTo = useSafeReturnTo();
  const state = useSelector(selectSignInWindow);
  const problem = useSelector(selectSignInProblem);
  const returnUrl = useSelector(selectReturnUrl);

  useEffect(() => {
    if (state !== 'done') return;
    dispatch(signInWindowLeft());
    const target = safeReturnTo(returnUrl);
    void dispatch(showWelcomeToast(target));
    void navigate(target, { replace: true });
  }, [dispatch, navigate, returnUrl, safeReturnTo, state]);

  const isFailed = state === 'failed' && problem !== null;
  return (
    <ConfirmDialog
      open={state === 'open' || isFailed}
      title={<FormattedMessage {...(isFailed ? messages.failed : messages.windowOpen)} />}
      confirmLabel={<FormattedMessage {...messages.inThisWindow} />}
      cancelLabel={<FormattedMessage {...(isFailed ? messages.notNow : messages.cancel)} />}
      onConfirm={() =>
        dispatch(signInRequested({ returnUrl: returnUrl ?? paths.loans.list, byPerson: true, inThisWindow: true }))
      }
      onCancel={() => dispatch(signInWindowLeft())}
    >
      <p>{isFailed ? <ProblemSentence problem={problem} /> : <FormattedMessage {...messages.windowOpenDetail} />}</p>
    </ConfirmDialog>
  );
}
