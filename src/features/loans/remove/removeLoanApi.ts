import { nothing } from '#contract/schema.ts';
import { ALL_LOANS, borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/listen.ts';

import { askForList } from '../askForList.ts';
import { messages } from './removeLoanMessages.ts';

const removeLoanApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Takes a loan off the list. Ends well when it is gone, whoever removed it: after an answer that leaves it open, the list is asked for, and
     * as long as it has the loan, the removal may still be on its way. Its own page is still open then, so the loan itself is not asked for again.
     */
    removeLoan: build.mutation<'removed' | 'foundGone', string>({
      queryFn: async (loanIdentifier, { dispatch }, _options, send) => {
        const answer = await send(
          borrowerCall('POST BorrowerLoan/delete', { body: { loanIdentifier }, answer: nothing, timeoutMs: 30_000 }),
        );
        if (answer.error === undefined) return { data: 'removed' };
        if (isClearRefusal(answer.error) && !isNotFound(answer.error)) return answer;
        const now = await (dispatch as PortalDispatch)(askForList(true));
        const isGone = 'list' in now && now.isWhole && !now.list.some((loan) => loan.loanIdentifier === loanIdentifier);
        return isNotFound(answer.error) || isGone ? { data: 'foundGone' } : answer;
      },
      // Found gone, it is off the list that has just come.
      invalidatesTags: (end) => (end === 'removed' ? [{ type: 'Loan', id: ALL_LOANS }] : []),
      extraOptions: {
        toast: (error) => ({ says: isClearRefusal(error) ? messages.failed : messages.unclear }),
      },
    }),
  }),
});

export const { useRemoveLoanMutation } = removeLoanApi;
