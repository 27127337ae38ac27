import Card from '@mui/material/Card';
import { FormattedMessage } from 'react-intl';

import { DataEntries } from '#platform/support/DataTree.tsx';
import { useOpenNodes } from '#platform/support/useOpenNodes.ts';
import type { Report } from '#replay/report.ts';

import { detailsMessages as messages } from '../detailsMessages.ts';
import { ActionFacts } from './ActionFacts.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { EnvironmentFacts } from './EnvironmentFacts.tsx';
import { Tabs } from './Tabs.tsx';

export function StepDetails({ report: { steps, portal }, index }: { report: Report; index: number }) {
  const parts = useOpenNodes();
  const step = steps[index];
  if (step === undefined) return null;
  return (
    <Card component="section" aria-labelledby="replay-details">
      <h2 id="replay-details">
        <FormattedMessage {...messages.title} />
      </h2>
      <Tabs
        labelledBy="replay-details"
        tabs={[
          { key: 'state', name: messages.state, content: () => <DataEntries value={step.state} path="state" parts={parts} /> },
          {
            key: 'difference',
            name: messages.difference,
            content: () => <DifferenceTable before={steps[index - 1]} step={step} />,
          },
          { key: 'action', name: messages.action, content: () => <ActionFacts step={step} parts={parts} /> },
          { key: 'environment', name: messages.environment, content: () => <EnvironmentFacts portal={portal} parts={parts} /> },
        ]}
      />
    </Card>
  );
}
