import type { Loan } from '#contract/borrower/loans.ts';
import { isPortalError, type PortalError } from '#platform/api/portalError.ts';
import type { PortalThunk } from '#platform/listen.ts';

import { getLoans } from './loansApi.ts';

/** A form or dialog waits for it, and must not wait forever. */
const MOST_MS = 30_000;

const TOO_SLOW: PortalError = { code: 'ECONNABORTED', kind: 'noAnswer', cause: 'timeout' };

/** A thunk: the list of loans, or why it did not come. @param isFresh as it is now; otherwise one that is here already will do */
export const askForList =
  (isFresh: boolean): PortalThunk<Promise<{ list: Loan[] } | { error: PortalError }>> =>
  async (dispatch) => {
    const asked = dispatch(getLoans.initiate(undefined, { forceRefetch: isFresh, subscribe: false }));
    const timer = setTimeout(() => asked.abort(), MOST_MS);
    const { data, error } = await asked;
    clearTimeout(timer);
    if (error === undefined && data !== undefined) return { list: data };
    return { error: isPortalError(error) ? error : TOO_SLOW };
  };
