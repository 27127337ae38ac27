import { isPaidElsewhere, standingOf } from '#domain/loanStanding.ts';
import { getFundingAccounts } from '#features/accounts/accountsApi.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import type { PortalThunk } from '#platform/listen.ts';

/** Asks for the methods that are saved for a loan that is paid here. @param customerIdentifier as the profile names it */
export const askForMethods =
  ({ loanServicings: [record] }: Loan, customerIdentifier: string): PortalThunk<Promise<unknown>> =>
  async (dispatch) => {
    if (record === undefined || isPaidElsewhere(standingOf(record).standing)) return null;
    return dispatch(getFundingAccounts.initiate(customerIdentifier, { subscribe: false }));
  };
