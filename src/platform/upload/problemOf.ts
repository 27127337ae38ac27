import type { IntlShape } from 'react-intl';

import { formatFileSize } from '#domain/fileSize.ts';

import { uploadMessages as messages } from './uploadMessages.ts';
import type { Upload } from './uploadSlice.ts';

/** Why a document is not sent, and the way round; null while nothing is wrong. @param fileBytes how large a file may be */
export function problemOf({ state, problem, words }: Upload, intl: IntlShape, fileBytes: number): string | null {
  if (problem !== null) return intl.formatMessage(messages[problem], { size: formatFileSize(fileBytes) });
  if (state === 'refused' || state === 'failed') return words ?? intl.formatMessage(messages.failed);
  return state === 'lost' || state === 'asked' ? intl.formatMessage(messages[state]) : null;
}
