import { countUnreadable, readableEntries } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import { isPortalError, type PortalError } from '#platform/api/portalError.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';

import { getLoans } from './loansApi.ts';

/** The request is aborted after this time, so that a form or dialog does not wait forever. */
const TIMEOUT_MS = 30_000;

const TIMEOUT_ERROR: PortalError = { code: 'ECONNABORTED', kind: 'noAnswer', cause: 'timeout' };

/**
 * Thunk that returns the readable loans of the list, or the error.
 * @param isFresh whether to refetch the list even if it is cached
 */
export const fetchLoanList =
  (isFresh: boolean): PortalThunk<Promise<{ list: Loan[]; isWhole: boolean } | { error: PortalError }>> =>
  async (dispatch) => {
    const asked = dispatch(getLoans.initiate(undefined, { forceRefetch: isFresh, subscribe: false }));
    const timer = setTimeout(() => asked.abort(), TIMEOUT_MS);
    const { data, error } = await asked;
    clearTimeout(timer);
    if (error === undefined && data !== undefined) return { list: readableEntries(data), isWhole: countUnreadable(data) === 0 };
    return { error: isPortalError(error) ? error : TIMEOUT_ERROR };
  };
