import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Link from '@mui/material/Link';
import { FormattedMessage, defineMessages } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { signInPostponed, signInRequested, type SignInProblem } from '#platform/session/store/sessionSlice.ts';

import { messages } from './messages.ts';
import { SignInProblemText } from './SignInProblemText.tsx';

const choiceMessages = defineMessages({
  signUp: { id: 'session.signUp', defaultMessage: 'Create an account' },
  notNow: { id: 'session.notNow', defaultMessage: 'Not now: pay without signing in' },
});

interface Props {
  problem: SignInProblem | null;
  returnUrl: string;
}

/** Choices for a user who is not redirected to sign-in automatically: sign in, create an account or continue without. */
export function SignInChoices({ problem, returnUrl }: Props) {
  const dispatch = useDispatch();
  return (
    <>
      {problem !== null && <SignInProblemText problem={problem} />}
      <CardActions>
        <Button variant="contained" onClick={() => dispatch(signInRequested({ returnUrl, byPerson: true }))}>
          <FormattedMessage {...messages.signIn} />
        </Button>
        <Link component={RouterLink} to={paths.auth.signUp}>
          <FormattedMessage {...choiceMessages.signUp} />
        </Link>
        <Link component={RouterLink} to={paths.pay.start} onClick={() => dispatch(signInPostponed())}>
          <FormattedMessage {...choiceMessages.notNow} />
        </Link>
      </CardActions>
    </>
  );
}
