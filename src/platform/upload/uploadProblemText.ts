import type { IntlShape } from 'react-intl';

import { formatFileSize } from '#domain/fileSize.ts';

import { uploadMessages as messages } from './uploadMessages.ts';
import type { Upload } from './uploadSlice.ts';

/** Returns why a document was not sent and what to do about it; null if there is no problem. @param fileBytes maximum size of a file */
export function uploadProblemText({ state, problem, words }: Upload, intl: IntlShape, fileBytes: number): string | null {
  if (problem !== null) return intl.formatMessage(messages[problem], { size: formatFileSize(fileBytes) });
  if (state === 'refused' || state === 'failed') return words ?? intl.formatMessage(messages.failed);
  return state === 'lost' || state === 'asked' ? intl.formatMessage(messages[state]) : null;
}
