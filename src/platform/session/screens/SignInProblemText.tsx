import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import CardActions from '@mui/material/CardActions';
import Link from '@mui/material/Link';
import { defineMessages, FormattedMessage, type MessageValue } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import type { SignInProblem } from '#platform/session/store/sessionSlice.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';

import { problemMessages } from './problemMessages.ts';

const messages = defineMessages<{ support: { email: MessageValue } }>({
  support: { id: 'session.support', defaultMessage: 'If this keeps happening, write to us at {email}.' },
});

export function ProblemSentence({ problem }: { problem: SignInProblem }) {
  return <FormattedMessage {...problemMessages[problem]} />;
}

export function SignInProblemText({ problem }: { problem: SignInProblem }) {
  const { email } = useConfig().support;
  return (
    <Alert severity="error">
      <AlertTitle>
        <ProblemSentence problem={problem} />
      </AlertTitle>
      <p>
        <FormattedMessage {...messages.support} values={{ email: <Link href={`mailto:${email}`}>{email}</Link> }} />
      </p>
      <CardActions>
        <ReportProblem />
      </CardActions>
    </Alert>
  );
}
