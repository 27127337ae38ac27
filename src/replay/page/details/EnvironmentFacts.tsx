import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';

import type { ReportedPortal } from '#contract/support.ts';
import { DataEntries } from '#platform/support/DataTree.tsx';
import type { OpenNodes } from '#platform/support/useOpenNodes.ts';

import { detailsMessages as messages } from '../detailsMessages.ts';
import { Facts } from './Facts.tsx';

export function EnvironmentFacts({ portal, parts }: { portal: ReportedPortal; parts: OpenNodes }) {
  const { environment, takenOut } = portal;
  const lists = {
    runtimeDocument: portal.runtimeDocument,
    screens: portal.screens,
    calls: portal.calls,
    timings: portal.timings,
  };
  const none = <FormattedMessage {...messages.none} />;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          [messages.language, environment.language],
          [messages.timeZone, environment.timeZone],
          [
            messages.connection,
            <FormattedMessage key="online" {...(environment.isOnline ? messages.online : messages.offline)} />,
          ],
          [messages.pixels, environment.scale],
          [messages.settings, environment.settings.length === 0 ? none : environment.settings.join(', ')],
          [messages.takenOut, takenOut.length === 0 ? none : takenOut.join(', ')],
        ]}
      />
      {(['runtimeDocument', 'screens', 'calls', 'timings'] as const).map((name) => (
        <section key={name}>
          <h3>
            <FormattedMessage {...messages[name]} />
          </h3>
          <DataEntries value={lists[name]} path={name} parts={parts} />
        </section>
      ))}
    </Stack>
  );
}
