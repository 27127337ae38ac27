import type { MessageDescriptor } from 'react-intl';

import type { FailureText } from '#platform/api/responses/callOptions.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalCode, type PortalError } from '#platform/api/portalError.ts';

import { changeMessages, otherBorrowerMessages, removalMessages } from './changeMessages.ts';

interface OutcomeMessages {
  refused: MessageDescriptor;
  unclear: MessageDescriptor;
}

const errorDescriber =
  (messages: OutcomeMessages) =>
  (error: PortalError): FailureText & Required<Pick<FailureText, 'says'>> =>
    refusalCode(error) === 'paperChanged'
      ? { says: changeMessages.changedElsewhere, isWhole: true }
      : { says: isClearRefusal(error) ? messages.refused : messages.unclear };

/** Error text for a failed change, shown inline: nothing was changed, someone else changed the document, or the outcome is unknown. */
export const describeChangeError = errorDescriber(changeMessages);
/** Same outcomes as `describeChangeError`, worded for a toast, which has to name the file or borrower it is about. */
export const describeRemovalError = errorDescriber(removalMessages);
export const describeOtherBorrowerError = errorDescriber(otherBorrowerMessages);
