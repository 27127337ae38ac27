import type { FailureWords } from '#platform/api/answers/callOptions.ts';
import { refusalCode, type PortalError } from '#platform/api/portalError.ts';
import { actionWords } from '#platform/query/actionWords.ts';

import { changeMessages as messages } from './changeMessages.ts';

/** That nothing was changed, that somebody else changed the paper, or that it is not known. */
export const changeWords = (error: PortalError): FailureWords & Required<Pick<FailureWords, 'says'>> =>
  refusalCode(error) === 'paperChanged' ? { says: messages.changedElsewhere, isWhole: true } : actionWords(error);
