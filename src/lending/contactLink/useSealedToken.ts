import { useParams, useSearchParams } from 'react-router-dom';

import { sealedToken } from './sealedToken.ts';

/**
 * The token in the address of a page behind a mailed link; null where there is none or a part of it is missing. It is for the call alone:
 * never shown, kept or put into a title.
 */
export function useSealedToken({ param, query }: { param: string; query: string }): string | null {
  const params = useParams();
  const [search] = useSearchParams();
  return sealedToken(params[param] ?? search.get(query));
}
