import { refusalReason, type ErrorText } from '#platform/api/describeError.ts';
import type { PortalError } from '#platform/api/portalError.ts';

import { useErrorText } from './useErrorText.ts';

/** Returns the error catalog's message for why a request was rejected; null if the error does not say that. */
export function useRefusalReason(error: PortalError | undefined): ErrorText | null {
  const words = useErrorText(error);
  return error === undefined ? null : refusalReason(error, words);
}
