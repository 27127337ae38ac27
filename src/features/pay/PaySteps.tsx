import { useIntl } from 'react-intl';

import { StepTrail } from '#platform/ui/feedback/StepTrail.tsx';

import { messages } from './messages.ts';

/** The page of a fee shows what is owed and asks for the method at once. */
const STEPS = {
  loan: [messages.stepDetails, messages.stepMode, messages.stepReview, messages.stepDone],
  fee: [messages.feeStepPay, messages.stepReview, messages.stepDone],
};

/** The named steps of paying a loan or a fee; `current` counts from 0. */
export function PaySteps({ of: subject = 'loan', current }: { of?: keyof typeof STEPS; current: number }) {
  const intl = useIntl();
  return <StepTrail steps={STEPS[subject].map((step) => intl.formatMessage(step))} current={current} />;
}
