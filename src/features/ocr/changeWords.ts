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

/** Beside what was pressed: that nothing was changed, that somebody else changed the paper, or that it is not known. */
export const changeWords = wordsOf(changeMessages);
/** The same in a toast, which names what it is about. */
export const removalWords = wordsOf(removalMessages);
export const otherBorrowerWords = wordsOf(otherBorrowerMessages);
