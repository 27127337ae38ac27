import { defineMessages, FormattedMessage } from 'react-intl';

import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import type { ConfigProblem } from '#platform/config/config.ts';

const messages = {
  ...defineMessages({
    title: { id: 'config.title', defaultMessage: 'The portal can’t start' },
    body: {
      id: 'config.body',
      defaultMessage:
        'Its settings, in config.json, have a mistake. Nothing of yours is lost. Whoever runs this site has to mend this:',
    },
  }),
  ...defineMessages<{ problem: { problem: string } }>({
    problem: { id: 'config.problem', defaultMessage: '{problem}' },
  }),
};

/** Shown instead of a blank page when the runtime configuration is invalid; it names the invalid key. Works without the store. */
export function StartUpProblem({ problem }: { problem: ConfigProblem }) {
  return (
    <main className="shell-words" role="alert">
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <p>
        <FormattedMessage {...messages.body} />
      </p>
      <p>
        <code>
          <FormattedMessage {...messages.problem} values={{ problem: problem.message }} />
        </code>
      </p>
      <ReportProblem />
    </main>
  );
}
