import { noContent } from '#contract/schema.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';

import { fetchLoanList } from '../fetchLoanList.ts';
import { messages } from './removeLoanMessages.ts';

const removeLoanApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Removes a loan from the list. Also succeeds if the loan was already removed elsewhere. If the outcome is unclear, the list is
     * fetched; if the loan is still on it, the request may still be in progress. The loan's own cache entry stays valid, because its page
     * is still open and would refetch it.
     */
    removeLoan: build.mutation<'removed' | 'foundGone', string>({
      queryFn: async (loanIdentifier, { dispatch }, _options, send) => {
        const answer = await send(
          borrowerCall('POST BorrowerLoan/delete', { body: { loanIdentifier }, answer: noContent, timeoutMs: 30_000 }),
        );
        if (answer.error === undefined) return { data: 'removed' };
        if (isClearRefusal(answer.error) && !isNotFound(answer.error)) return answer;
        const now = await (dispatch as PortalDispatch)(fetchLoanList(true));
        const isGone = 'list' in now && now.isWhole && !now.list.some((loan) => loan.loanIdentifier === loanIdentifier);
        return isNotFound(answer.error) || isGone ? { data: 'foundGone' } : answer;
      },
      // For `foundGone`, the list has just been refetched.
      invalidatesTags: (end) => (end === 'removed' ? [{ type: 'Loan', id: ALL_LOANS }] : []),
      extraOptions: {
        toast: (error) => ({ says: isClearRefusal(error) ? messages.failed : messages.unclear }),
      },
    }),
  }),
});

export const { useRemoveLoanMutation } = removeLoanApi;
