import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

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
import { safeReturnTo } from './safeReturnTo.ts';
import { welcome } from './welcome.ts';

/** Stands beside every screen where sign-in opens a window: says so while it is open, and why when it came to nothing. */
export function SignInWindowDialog({ isKnownPath }: { isKnownPath: (path: string) => boolean }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const intl = useIntl();
  const state = useSelector(selectSignInWindow);
  const problem = useSelector(selectSignInProblem);
  const returnUrl = useSelector(selectReturnUrl);

  useEffect(() => {
    if (state !== 'done') return;
    dispatch(signInWindowLeft());
    const target = safeReturnTo(returnUrl, window.location.origin, isKnownPath);
    welcome(dispatch, intl, target);
    void navigate(target, { replace: true });
  }, [dispatch, intl, isKnownPath, navigate, returnUrl, state]);

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
