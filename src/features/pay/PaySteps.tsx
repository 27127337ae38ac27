import { useIntl } from 'react-intl';

import { StepTrail } from '#platform/ui/feedback/StepTrail.tsx';

import { messages } from './messages.ts';

/** A fee has fewer steps: one page shows the amount owed and the choice of a payment method. */
const STEPS = {
  loan: [messages.stepDetails, messages.stepMode, messages.stepReview, messages.stepDone],
  fee: [messages.feeStepPay, messages.stepReview, messages.stepDone],
};

/** `current` is zero-based. */
export function PaySteps({ of: subject = 'loan', current }: { of?: keyof typeof STEPS; current: number }) {
  const intl = useIntl();
  return <StepTrail steps={STEPS[subject].map((step) => intl.formatMessage(step))} current={current} />;
}
