import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { EmailQuestion } from '#platform/forms/email/EmailQuestion.tsx';
import { meantAddress } from '#platform/forms/email/meantAddress.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { errorId, helpId } from '#platform/forms/FieldWords.tsx';

import { messages } from './messages.ts';

export const ANSWER_ID = 'report-answer';

interface Props {
  value: string;
  /** Whether the user tried to send or save the report with an invalid email address. */
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** Optional email address for a reply; without it, the report does not identify the borrower. */
export function AnswerField({ value, isWrong, onChange }: Props) {
  const intl = useIntl();
  const [meant, setMeant] = useState<string | null>(null);
  return (
    <FieldFrame
      id={ANSWER_ID}
      label={messages.answerTo}
      optional
      help={<FormattedMessage {...messages.answerToHelp} />}
      error={isWrong ? intl.formatMessage(messages.noEmail) : ''}
    >
      <OutlinedInput
        id={ANSWER_ID}
        type="email"
        autoComplete="email"
        value={value}
        error={isWrong}
        slotProps={{
          input: {
            inputMode: 'email',
            'aria-describedby': isWrong ? `${helpId(ANSWER_ID)} ${errorId(ANSWER_ID)}` : helpId(ANSWER_ID),
            'aria-invalid': isWrong,
          },
        }}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setMeant(meantAddress(value))}
      />
      <EmailQuestion
        meant={meant}
        onTake={(address) => {
          onChange(address);
          setMeant(null);
          document.getElementById(ANSWER_ID)?.focus();
        }}
      />
    </FieldFrame>
  );
}
