import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { errorId, helpId } from '#platform/forms/LabelText.tsx';
import { messages as countMessages } from '#platform/forms/longText/messages.ts';
import { useDebounced } from '#platform/forms/longText/useDebounced.ts';
import { hasLongNumber } from '#platform/redaction/secrets.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { messages } from './messages.ts';

export const DESCRIPTION_FIELD_ID = 'report-words';
export const MAX_DESCRIPTION_LENGTH = 2000;

const TEXT_AREA_ROWS = 4;
/** Time after the last keystroke before screen readers announce the warning and the count. */
const ANNOUNCE_DELAY_MS = 1500;
/** The remaining count is shown from this many characters on. */
const SHOW_COUNT_AT_REMAINING = 200;

interface Props {
  words: string;
  /** Whether the user tried to send or save a text that is too long. */
  isTooLongSaid: boolean;
  onChange: (words: string) => void;
}

/**
 * Field for the borrower's description of the problem. Works without the form library, and warns when it contains a long number, which
 * may be confidential.
 */
export function DescriptionField({ words, isTooLongSaid, onChange }: Props) {
  const intl = useIntl();
  const left = MAX_DESCRIPTION_LENGTH - words.length;
  const count = left < 0 ? { ...countMessages.charactersOver } : { ...countMessages.charactersLeft };
  const countWords = left > SHOW_COUNT_AT_REMAINING ? '' : intl.formatMessage(count, { count: Math.abs(left) });
  const warningId = `${DESCRIPTION_FIELD_ID}-warning`;
  const isSecret = hasLongNumber(words);
  const said = useDebounced(
    [isSecret ? intl.formatMessage(messages.looksSecret) : '', countWords].join(' ').trim(),
    ANNOUNCE_DELAY_MS,
  );
  const described = [
    helpId(DESCRIPTION_FIELD_ID),
    isSecret ? warningId : '',
    isTooLongSaid ? errorId(DESCRIPTION_FIELD_ID) : '',
  ].filter(Boolean);
  return (
    <FieldFrame
      id={DESCRIPTION_FIELD_ID}
      label={messages.what}
      help={<FormattedMessage {...messages.leaveOut} />}
      error={isTooLongSaid ? intl.formatMessage(messages.tooLong, { most: MAX_DESCRIPTION_LENGTH }) : ''}
    >
      <OutlinedInput
        id={DESCRIPTION_FIELD_ID}
        multiline
        rows={TEXT_AREA_ROWS}
        value={words}
        error={isTooLongSaid}
        slotProps={{ input: { 'aria-describedby': described.join(' '), 'aria-invalid': isTooLongSaid } }}
        onChange={(event) => onChange(event.target.value)}
      />
      {isSecret && (
        <Typography id={warningId} sx={{ mt: 1 }}>
          <StatusLabel tone="warning">
            <FormattedMessage {...messages.looksSecret} />
          </StatusLabel>
        </Typography>
      )}
      {countWords !== '' && (
        <Typography variant="body2" color="textSecondary" aria-hidden="true" sx={{ mt: 1 }}>
          {countWords}
        </Typography>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </FieldFrame>
  );
}
