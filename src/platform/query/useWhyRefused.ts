import { whyRefused, type ErrorWords } from '#platform/api/describeError.ts';
import type { PortalError } from '#platform/api/portalError.ts';

import { useErrorWords } from './useErrorWords.ts';

/** Returns the error catalog's message for why a request was rejected; null if the error does not say that. */
export function useWhyRefused(error: PortalError | undefined): ErrorWords | null {
  const words = useErrorWords(error);
  return error === undefined ? null : whyRefused(error, words);
}
