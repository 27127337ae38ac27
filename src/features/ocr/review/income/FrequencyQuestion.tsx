import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { PayFrequency } from '#contract/borrower/ocr.ts';
import { ErrorText, HelpText } from '#platform/forms/FieldFrame.tsx';
import { helpId } from '#platform/forms/LabelText.tsx';
import { OptionCard, OptionCardGroup } from '#platform/forms/OptionCard.tsx';

import { requestKey, requestProblemDropped } from '../../ocrSlice.ts';
import { useRequest } from '../../useRequest.ts';
import type { PaystubInDocument } from '../paystubIncome.ts';
import { useSaveError } from '../fields/useSaveError.ts';
import { useReview } from '../reviewContext.ts';
import { messages } from './incomeMessages.ts';
import { FREQUENCIES, frequencyQuestionId } from './questions.ts';

const FREQUENCY_HELP = {
  weekly: messages.weeklyHelp,
  biweekly: messages.biweeklyHelp,
  semimonthly: messages.semimonthlyHelp,
  monthly: messages.monthlyHelp,
};
const FREQUENCY_HINTS = {
  weekly: messages.weeklyHint,
  biweekly: messages.biweeklyHint,
  semimonthly: messages.semimonthlyHint,
  monthly: messages.monthlyHint,
};

interface Props {
  paystubs: readonly [PaystubInDocument, ...PaystubInDocument[]];
  /** The question text, with the employer's name. */
  legend: string;
}

/** The hint suggests an answer from the dates, but none is preselected. The answer is saved on all given paystubs. */
export function FrequencyQuestion({ paystubs, legend }: Props) {
  const intl = useIntl();
  const { change, announce } = useReview();
  const name = useId();
  /** The choice while it is being saved; null once the lender has it. */
  const [chosen, setChosen] = useState<PayFrequency | null>(null);
  const dispatch = useDispatch();
  const [first] = paystubs;
  const key = requestKey('frequency', first.paystub.paystubId);
  const request = useRequest(key);
  const notSaved = useSaveError(request.error ?? undefined, messages);
  const saved = paystubs.every(({ paystub }) => paystub.payFrequency === first.paystub.payFrequency)
    ? first.paystub.payFrequency
    : null;
  const suggested = paystubs.map(({ paystub }) => paystub.suggestedFrequency).find((one) => one !== null) ?? null;
  const value = chosen ?? saved;

  const choose = async (payFrequency: PayFrequency) => {
    setChosen(payFrequency);
    if (request.error !== null) dispatch(requestProblemDropped(key));
    const failed = await request.run(async () => {
      const errors = await Promise.all(
        paystubs.map(({ documentId, paystub: { paystubId } }) =>
          change({ documentId, paystubId, change: 'frequency', payFrequency }),
        ),
      );
      return errors.find((error) => error !== undefined);
    });
    if (failed !== undefined) return;
    setChosen((now) => (now === payFrequency ? null : now));
    announce(intl.formatMessage(messages.savedAnswer));
  };

  return (
    <div>
      <Typography variant="h3" component="p" id={`${name}-label`} sx={{ mb: 1 }}>
        {legend}
      </Typography>
      <HelpText id={name}>
        <FormattedMessage {...(suggested === null ? messages.oftenHelp : FREQUENCY_HINTS[suggested])} />
      </HelpText>
      <OptionGrid aria-labelledby={`${name}-label`} aria-describedby={helpId(name)} name={name} value={value}>
        {FREQUENCIES.map((frequency, index) => (
          <OptionCard
            key={frequency}
            value={frequency}
            control={
              <Radio
                onChange={() => void choose(frequency)}
                slotProps={{ input: { id: index === 0 ? frequencyQuestionId(first.paystub.paystubId) : undefined } }}
              />
            }
            label={
              <>
                <b>
                  <FormattedMessage {...messages[frequency]} />
                </b>
                <Typography variant="body2" color="textSecondary">
                  <FormattedMessage {...FREQUENCY_HELP[frequency]} />
                </Typography>
              </>
            }
          />
        ))}
      </OptionGrid>
      {notSaved !== null && (
        <div role="alert">
          <ErrorText id={name} error={notSaved} />
          {chosen !== null && (
            <Button variant="text" onClick={() => void choose(chosen)}>
              <FormattedMessage {...messages.tryAgain} />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const OptionGrid = styled(OptionCardGroup)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
