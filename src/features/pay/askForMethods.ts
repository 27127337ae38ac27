import { isPaidElsewhere, standingOf } from '#domain/loanStanding.ts';
import { getFundingAccounts } from '#features/accounts/accountsApi.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import type { PortalThunk } from '#platform/listen.ts';

/**
 * Fetches the payment methods saved for a loan; does nothing for a loan that is paid elsewhere.
 * @param customerIdentifier from the user's profile
 */
export const askForMethods =
  ({ loanServicings: [record] }: Loan, customerIdentifier: string): PortalThunk<Promise<unknown>> =>
  async (dispatch) => {
    if (record === undefined || isPaidElsewhere(standingOf(record).standing)) return null;
    return dispatch(getFundingAccounts.initiate(customerIdentifier, { subscribe: false }));
  };
