import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { PayFrequency } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { FieldError, FieldHelp, helpId } from '#platform/forms/FieldWords.tsx';
import '#platform/forms/forms.css';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import type { HeldPaystub } from '../incomeOf.ts';
import { useNotSaved } from '../fields/useNotSaved.ts';
import { useReview } from '../reviewContext.ts';
import { messages } from './incomeMessages.ts';
import { FREQUENCIES, questionId } from './questions.ts';

const HELP = {
  weekly: messages.weeklyHelp,
  biweekly: messages.biweeklyHelp,
  semimonthly: messages.semimonthlyHelp,
  monthly: messages.monthlyHelp,
};
const HINTS = {
  weekly: messages.weeklyHint,
  biweekly: messages.biweeklyHint,
  semimonthly: messages.semimonthlyHint,
  monthly: messages.monthlyHint,
};

interface Props {
  held: readonly [HeldPaystub, ...HeldPaystub[]];
  /** The question, with the employer in it. */
  legend: string;
}

/** Never answered for anybody: what the dates suggest is written beside it. The answer is that of all its paystubs. */
export function FrequencyQuestion({ held, legend }: Props) {
  const intl = useIntl();
  const { change, say } = useReview();
  const name = useId();
  /** Until the lender has it. */
  const [chosen, setChosen] = useState<PayFrequency | null>(null);
  const [failure, setFailure] = useState<PortalError | undefined>();
  const notSaved = useNotSaved(failure, messages);
  const [first] = held;
  const saved = held.every(({ paystub }) => paystub.payFrequency === first.paystub.payFrequency)
    ? first.paystub.payFrequency
    : null;
  const suggested = held.map(({ paystub }) => paystub.suggestedFrequency).find((one) => one !== null) ?? null;
  const value = chosen ?? saved;

  const choose = async (payFrequency: PayFrequency) => {
    setChosen(payFrequency);
    setFailure(undefined);
    const errors = await Promise.all(
      held.map(({ documentId, paystub: { paystubId } }) => change({ documentId, paystubId, change: 'frequency', payFrequency })),
    );
    const failed = errors.find((error) => error !== undefined);
    setFailure(failed);
    if (failed !== undefined) return;
    setChosen((now) => (now === payFrequency ? null : now));
    say(intl.formatMessage(messages.savedAnswer));
  };

  return (
    <fieldset className="field field-group often" role="radiogroup" aria-describedby={helpId(name)}>
      <legend>{legend}</legend>
      <FieldHelp id={name}>
        <FormattedMessage {...(suggested === null ? messages.oftenHelp : HINTS[suggested])} />
      </FieldHelp>
      <div className="options options-often">
        {FREQUENCIES.map((frequency, index) => (
          <label key={frequency} className="option">
            <input
              id={index === 0 ? questionId(first.paystub.paystubId) : undefined}
              type="radio"
              name={name}
              value={frequency}
              checked={value === frequency}
              onChange={() => void choose(frequency)}
            />
            <span>
              <span className="option-label">
                <FormattedMessage {...messages[frequency]} />
              </span>
              <span className="option-help">
                <FormattedMessage {...HELP[frequency]} />
              </span>
            </span>
          </label>
        ))}
      </div>
      {notSaved !== null && (
        <div role="alert">
          <FieldError id={name} error={notSaved} />
          {chosen !== null && (
            <ActionButton look="quiet" onClick={() => void choose(chosen)}>
              <FormattedMessage {...messages.tryAgain} />
            </ActionButton>
          )}
        </div>
      )}
    </fieldset>
  );
}
