import type { FailureWords } from '#platform/api/answers/callOptions.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';

import { messages } from './actionMessages.ts';

/** What is said of a press on a page that shows afterwards what the lender has: nothing was changed, or it is not known. */
export const actionWords = (error: PortalError): Required<Pick<FailureWords, 'says'>> => ({
  says: isClearRefusal(error) ? messages.actionRefused : messages.actionUnclear,
});
