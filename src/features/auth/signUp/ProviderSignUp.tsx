import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { Language } from '#platform/i18n/languages.ts';
import { paths } from '#platform/routing/paths.ts';
import { selectSignInProblem, signInRequested } from '#platform/session/store/sessionSlice.ts';

import { messages } from './signUpMessages.ts';

/** Link to the sign-up page of a provider that registers users itself, in the language chosen here. */
export function ProviderSignUp({ language }: { language: Language }) {
  const dispatch = useDispatch();
  const problem = useSelector(selectSignInProblem);
  const leave = () => dispatch(signInRequested({ returnUrl: paths.loans.list, byPerson: true, register: { language } }));
  return (
    <Stack spacing={2}>
      {problem !== null && (
        <Alert severity="error">
          <FormattedMessage {...messages.elsewhereFailed} />
        </Alert>
      )}
      <p>
        <FormattedMessage {...messages.elsewhere} />
      </p>
      <CardActions>
        <Button variant="contained" onClick={leave}>
          <FormattedMessage {...messages.goElsewhere} />
        </Button>
      </CardActions>
    </Stack>
  );
}
