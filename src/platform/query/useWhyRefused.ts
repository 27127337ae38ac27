import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { ErrorWords } from '#platform/api/describeError.ts';
import { messages as catalog } from '#platform/api/messages.ts';
import type { PortalError } from '#platform/api/portalError.ts';

import { useErrorWords } from './useErrorWords.ts';

/** Why a press was turned away, and when to try again; null after everything else, of which the catalog's words would say too much. */
export function useWhyRefused(error: PortalError | undefined): ErrorWords | null {
  const words = useErrorWords(error);
  return error !== undefined && isClearRefusal(error) && words?.message !== catalog.somethingWentWrong ? words : null;
}
