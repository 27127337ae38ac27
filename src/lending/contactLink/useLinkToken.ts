import { useParams, useSearchParams } from 'react-router-dom';

import { parseLinkToken } from './parseLinkToken.ts';

/**
 * Token from the URL of a page that an emailed link opens; null when it is missing or incomplete. Use it for the request only: never show
 * it, store it or put it into a title.
 */
export function useLinkToken({ param, query }: { param: string; query: string }): string | null {
  const params = useParams();
  const [search] = useSearchParams();
  return parseLinkToken(params[param] ?? search.get(query));
}
