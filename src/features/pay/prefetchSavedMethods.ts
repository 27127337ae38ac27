import { isServicedElsewhere, getLoanStatus } from '#domain/loanStatus.ts';
import { getFundingAccounts } from '#features/accounts/accountsApi.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';

/**
 * Does nothing for a loan that is paid elsewhere.
 * @param customerIdentifier from the user's profile
 */
export const prefetchSavedMethods =
  ({ loanServicings: [record] }: Loan, customerIdentifier: string): PortalThunk<Promise<unknown>> =>
  async (dispatch) => {
    if (record === undefined || isServicedElsewhere(getLoanStatus(record).status)) return null;
    return dispatch(getFundingAccounts.initiate(customerIdentifier, { subscribe: false }));
  };
