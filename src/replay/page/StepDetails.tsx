import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import type { ReportedPortal } from '#contract/support.ts';
import { DataEntries, useOpenNodes, type OpenNodes } from '#platform/support/DataTree.tsx';
import type { Report, ReportStep } from '#replay/report.ts';

import { detailsMessages as messages } from './detailsMessages.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { Facts } from './Facts.tsx';

const TABS = ['state', 'difference', 'action', 'environment'] as const;

/** Shows the data of a step in tabs. The arrow keys move between the tabs. */
export function StepDetails({ report: { steps, portal }, index }: { report: Report; index: number }) {
  const parts = useOpenNodes();
  const [tab, setTab] = useState<(typeof TABS)[number]>('state');
  const step = steps[index];
  if (step === undefined) return null;
  return (
    <Card component="section" aria-labelledby="replay-details">
      <h2 id="replay-details">
        <FormattedMessage {...messages.title} />
      </h2>
      <Tabs
        value={tab}
        onChange={(_event, chosen: typeof tab) => setTab(chosen)}
        selectionFollowsFocus
        variant="scrollable"
        aria-labelledby="replay-details"
        sx={{ '& .MuiTabs-list': { columnGap: 2 }, '& .MuiTab-root': { minWidth: 0, paddingInline: 0 } }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`replay-tab-${name}`}
            aria-controls="replay-panel"
            label={<FormattedMessage {...messages[name]} />}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="replay-panel" aria-labelledby={`replay-tab-${tab}`} tabIndex={0} className="replay-panel">
        {tab === 'state' && <DataEntries value={step.state} path="state" parts={parts} />}
        {tab === 'difference' && <DifferenceTable before={steps[index - 1]} step={step} parts={parts} />}
        {tab === 'action' && <ActionDetails step={step} parts={parts} />}
        {tab === 'environment' && <EnvironmentDetails portal={portal} parts={parts} />}
      </div>
    </Card>
  );
}

const SOURCE_MESSAGES = { person: messages.byPerson, network: messages.byNetwork, portal: messages.byPortal };

function ActionDetails({ step: { at, action }, parts }: { step: ReportStep; parts: OpenNodes }) {
  const intl = useIntl();
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
      <DataSection name={messages.payload} value={action.payload} parts={parts} />
      <DataSection name={messages.meta} value={action.meta} parts={parts} />
      <DataSection name={messages.error} value={action.error} parts={parts} />
      <DataSection name={messages.key} value={action.key} parts={parts} />
    </Stack>
  );
}

function EnvironmentDetails({ portal, parts }: { portal: ReportedPortal; parts: OpenNodes }) {
  const { environment, takenOut } = portal;
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
      <DataSection name={messages.runtimeDocument} value={portal.runtimeDocument} parts={parts} />
      <DataSection name={messages.screens} value={portal.screens} parts={parts} />
      <DataSection name={messages.calls} value={portal.calls} parts={parts} />
      <DataSection name={messages.timings} value={portal.timings} parts={parts} />
    </Stack>
  );
}

/** A value under its heading; nothing if there is none. */
function DataSection({ name, value, parts }: { name: MessageDescriptor; value: unknown; parts: OpenNodes }) {
  if (value === undefined) return null;
  return (
    <section>
      <h3>
        <FormattedMessage {...name} />
      </h3>
      <DataEntries value={value} path={String(name.id)} parts={parts} />
    </section>
  );
}
