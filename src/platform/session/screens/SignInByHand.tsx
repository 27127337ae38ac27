import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { signInPostponed, signInRequested, type SignInProblem } from '#platform/session/store/sessionSlice.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { byHandMessages } from './byHandMessages.ts';
import { messages } from './messages.ts';
import { SignInProblemText } from './SignInProblemText.tsx';

interface Props {
  /** Why the last try failed. */
  problem: SignInProblem | null;
  returnUrl: string;
}

/** What a person can do where signing in does not begin by itself: try it, make an account, or go on without. */
export function SignInByHand({ problem, returnUrl }: Props) {
  const dispatch = useDispatch();
  return (
    <>
      {problem !== null && <SignInProblemText problem={problem} />}
      <div className="actions">
        <ActionButton look="primary" onClick={() => dispatch(signInRequested({ returnUrl, byPerson: true }))}>
          <FormattedMessage {...messages.signIn} />
        </ActionButton>
        <Link to={paths.auth.signUp}>
          <FormattedMessage {...byHandMessages.signUp} />
        </Link>
        <Link to={paths.pay.start} onClick={() => dispatch(signInPostponed())}>
          <FormattedMessage {...byHandMessages.notNow} />
        </Link>
      </div>
    </>
  );
}
