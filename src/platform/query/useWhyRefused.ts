import { whyRefused, type ErrorWords } from '#platform/api/describeError.ts';
import type { PortalError } from '#platform/api/portalError.ts';

import { useErrorWords } from './useErrorWords.ts';

/** Why a press was turned away, in the words of the catalog. */
export function useWhyRefused(error: PortalError | undefined): ErrorWords | null {
  const words = useErrorWords(error);
  return error === undefined ? null : whyRefused(error, words);
}
