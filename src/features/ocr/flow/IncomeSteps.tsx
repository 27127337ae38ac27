import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { StepTrail } from '#platform/ui/feedback/StepTrail.tsx';

import { messages } from './flowMessages.ts';

const STEPS = [messages.stepWho, messages.stepPaystubs, messages.stepCheck, messages.stepDone];

/** `current` counts from 0. */
export function IncomeSteps({ current }: { current: number }) {
  const intl = useIntl();
  return (
    <Box sx={{ maxWidth: 'var(--flow)' }}>
      <StepTrail steps={STEPS.map((step) => intl.formatMessage(step))} current={current} />
    </Box>
  );
}
