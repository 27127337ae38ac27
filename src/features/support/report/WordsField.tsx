import { FormattedMessage, useIntl } from 'react-intl';

import { errorId, FieldError, FieldHelp, helpId } from '#platform/forms/FieldWords.tsx';
import { messages as countMessages } from '#platform/forms/longText/messages.ts';
import { useSettled } from '#platform/forms/longText/useSettled.ts';
import { hasLongNumber } from '#platform/redaction/secrets.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { messages } from './messages.ts';

export const WORDS_ID = 'report-words';
export const MOST_CHARACTERS = 2000;

const ROWS = 4;
/** A screen reader is told once typing rests. */
const SETTLED_MS = 1500;
/** From these few characters left on, the count is shown. */
const COUNT_FROM = 200;

interface Props {
  words: string;
  /** Whether somebody tried to hand over too many. */
  isTooLongSaid: boolean;
  onChange: (words: string) => void;
}

/** What the borrower writes, without a form library: it warns of numbers that do not belong in it. */
export function WordsField({ words, isTooLongSaid, onChange }: Props) {
  const intl = useIntl();
  const left = MOST_CHARACTERS - words.length;
  const count = left < 0 ? { ...countMessages.charactersOver } : { ...countMessages.charactersLeft };
  const countWords = left > COUNT_FROM ? '' : intl.formatMessage(count, { count: Math.abs(left) });
  const warningId = `${WORDS_ID}-warning`;
  const isSecret = hasLongNumber(words);
  const said = useSettled([isSecret ? intl.formatMessage(messages.looksSecret) : '', countWords].join(' ').trim(), SETTLED_MS);
  const described = [helpId(WORDS_ID), isSecret ? warningId : '', isTooLongSaid ? errorId(WORDS_ID) : ''].filter(Boolean);
  return (
    <div className="field">
      <label className="report-label" htmlFor={WORDS_ID}>
        <FormattedMessage {...messages.what} />
      </label>
      <FieldHelp id={WORDS_ID}>
        <FormattedMessage {...messages.leaveOut} />
      </FieldHelp>
      <textarea
        id={WORDS_ID}
        rows={ROWS}
        value={words}
        aria-describedby={described.join(' ')}
        aria-invalid={isTooLongSaid}
        onChange={(event) => onChange(event.target.value)}
      />
      {isSecret && (
        <p id={warningId}>
          <StatusLabel tone="attention">
            <FormattedMessage {...messages.looksSecret} />
          </StatusLabel>
        </p>
      )}
      <FieldError id={WORDS_ID} error={isTooLongSaid ? intl.formatMessage(messages.tooLong, { most: MOST_CHARACTERS }) : ''} />
      <p className="field-count small muted" aria-hidden="true">
        {countWords}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
