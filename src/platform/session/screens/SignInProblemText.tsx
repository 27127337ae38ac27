import { defineMessages, FormattedMessage, type MessageValue } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import type { SignInProblem } from '#platform/session/store/sessionSlice.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { problemMessages } from './problemMessages.ts';

const messages = defineMessages<{ support: { email: MessageValue } }>({
  support: { id: 'session.support', defaultMessage: 'If this keeps happening, write to us at {email}.' },
});

/** Why signing in or renewing failed, in one sentence. */
export function ProblemSentence({ problem }: { problem: SignInProblem }) {
  return <FormattedMessage {...problemMessages[problem]} />;
}

/** Why signing in failed, and whom to write to. */
export function SignInProblemText({ problem }: { problem: SignInProblem }) {
  const { email } = useConfig().support;
  return (
    <Notice tone="error" title={<ProblemSentence problem={problem} />}>
      <p>
        <FormattedMessage {...messages.support} values={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
      </p>
      <div className="actions">
        <ReportProblem />
      </div>
    </Notice>
  );
}
