import type { MessageDescriptor } from 'react-intl';

import type { FailureWords } from '#platform/api/answers/callOptions.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalCode, type PortalError } from '#platform/api/portalError.ts';

import { changeMessages, otherBorrowerMessages, removalMessages } from './changeMessages.ts';

interface Outcomes {
  refused: MessageDescriptor;
  unclear: MessageDescriptor;
}

const wordsOf =
  (messages: Outcomes) =>
  (error: PortalError): FailureWords & Required<Pick<FailureWords, 'says'>> =>
    refusalCode(error) === 'paperChanged'
      ? { says: changeMessages.changedElsewhere, isWhole: true }
      : { says: isClearRefusal(error) ? messages.refused : messages.unclear };

/** Error text for a failed change, shown inline: nothing was changed, someone else changed the document, or the outcome is unknown. */
export const changeWords = wordsOf(changeMessages);
/** Same outcomes as `changeWords`, worded for a toast, which has to name the file or borrower it is about. */
export const removalWords = wordsOf(removalMessages);
export const otherBorrowerWords = wordsOf(otherBorrowerMessages);
