import { countUnreadable, readable } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { isPortalError, type PortalError } from '#platform/api/portalError.ts';
import type { PortalThunk } from '#platform/listen.ts';

import { getLoans } from './loansApi.ts';

/** A form or dialog waits for it, and must not wait forever. */
const MOST_MS = 30_000;

const TOO_SLOW: PortalError = { code: 'ECONNABORTED', kind: 'noAnswer', cause: 'timeout' };

/** A thunk: the list of loans as far as it can be read, or why it did not come. @param isFresh as it is now; otherwise one that is here already will do */
export const askForList =
  (isFresh: boolean): PortalThunk<Promise<{ list: Loan[]; isWhole: boolean } | { error: PortalError }>> =>
  async (dispatch) => {
    const asked = dispatch(getLoans.initiate(undefined, { forceRefetch: isFresh, subscribe: false }));
    const timer = setTimeout(() => asked.abort(), MOST_MS);
    const { data, error } = await asked;
    clearTimeout(timer);
    if (error === undefined && data !== undefined) return { list: readable(data), isWhole: countUnreadable(data) === 0 };
    return { error: isPortalError(error) ? error : TOO_SLOW };
  };
