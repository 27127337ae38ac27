import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';

import { DataEntries } from '#platform/support/DataTree.tsx';
import type { OpenNodes } from '#platform/support/useOpenNodes.ts';
import type { ReportStep } from '#replay/report.ts';

import { detailsMessages as messages } from '../detailsMessages.ts';
import { Facts } from './Facts.tsx';

const SOURCE_MESSAGES = { person: messages.byPerson, network: messages.byNetwork, portal: messages.byPortal };

export function ActionFacts({ step: { at, action }, parts }: { step: ReportStep; parts: OpenNodes }) {
  const intl = useIntl();
  const carried = { payload: action.payload, meta: action.meta, error: action.error, key: action.key };
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          [messages.sentence, action.type],
          [messages.code, <code key="code">{action.is}</code>],
          [messages.by, <FormattedMessage key="by" {...SOURCE_MESSAGES[action.by]} />],
          [messages.cameFrom, <code key="screen">{action.screen}</code>],
          [messages.time, intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'long' })],
        ]}
      />
      {(['payload', 'meta', 'error', 'key'] as const).map(
        (name) =>
          carried[name] !== undefined && (
            <section key={name}>
              <h3>
                <FormattedMessage {...messages[name]} />
              </h3>
              <DataEntries value={carried[name]} path={name} parts={parts} />
            </section>
          ),
      )}
    </Stack>
  );
}
