import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { EmailSuggestion } from '#platform/forms/email/EmailSuggestion.tsx';
import { suggestEmail } from '#platform/forms/email/suggestEmail.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { errorId, helpId } from '#platform/forms/LabelText.tsx';

import { messages } from './messages.ts';

export const REPLY_FIELD_ID = 'report-answer';

interface Props {
  value: string;
  /** Whether the user tried to send or save the report with an invalid email address. */
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** Optional email address for a reply; without it, the report does not identify the borrower. */
export function ReplyAddressField({ value, isWrong, onChange }: Props) {
  const intl = useIntl();
  const [meant, setMeant] = useState<string | null>(null);
  return (
    <FieldFrame
      id={REPLY_FIELD_ID}
      label={messages.answerTo}
      optional
      help={<FormattedMessage {...messages.answerToHelp} />}
      error={isWrong ? intl.formatMessage(messages.noEmail) : ''}
    >
      <OutlinedInput
        id={REPLY_FIELD_ID}
        type="email"
        autoComplete="email"
        value={value}
        error={isWrong}
        slotProps={{
          input: {
            inputMode: 'email',
            'aria-describedby': isWrong ? `${helpId(REPLY_FIELD_ID)} ${errorId(REPLY_FIELD_ID)}` : helpId(REPLY_FIELD_ID),
            'aria-invalid': isWrong,
          },
        }}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setMeant(suggestEmail(value))}
      />
      <EmailSuggestion
        meant={meant}
        onTake={(address) => {
          onChange(address);
          setMeant(null);
          document.getElementById(REPLY_FIELD_ID)?.focus();
        }}
      />
    </FieldFrame>
  );
}
