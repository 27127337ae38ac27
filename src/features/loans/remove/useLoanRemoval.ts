import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { Loan } from '#lending/servicing/loanTypes.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';

import { fetchLoanList } from '../fetchLoanList.ts';
import { removalAsked, removalConfirmed, removalEnded, removalLeft, selectRemoval, type WithLoans } from '../loansSlice.ts';
import { useReturnToList } from '../flash/useReturnToList.ts';
import { useRemoveLoanMutation } from './removeLoanApi.ts';
import { messages } from './removeLoanMessages.ts';

interface LoanRemoval {
  isOpen: boolean;
  isBusy: boolean;
  ask: () => void;
  cancel: () => void;
  confirm: () => void;
}

/**
 * State and actions of removing a loan from the list. After a confirmation it opens the list at the next card, or the previous one. The
 * API endpoint shows a toast when it fails.
 */
export function useLoanRemoval({ loanIdentifier, loanNumber }: Loan): LoanRemoval {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const returnToList = useReturnToList();
  const removal = useSelector((state: WithLoans) => selectRemoval(state, loanIdentifier));
  const [remove] = useRemoveLoanMutation();
  const isRemoved = useRef(false);
  const neighbor = useRef('');

  /** Drops the cached loan, so that coming back to its page does not show it. */
  const dropCachedLoan = useCallback(
    () => dispatch(borrowerApi.util.invalidateTags([{ type: 'Loan', id: loanIdentifier }])),
    [dispatch, loanIdentifier],
  );
  // Waits until the page is left; while it is open, it would refetch the removed loan.
  useEffect(
    () => () => {
      if (isRemoved.current) dropCachedLoan();
    },
    [dropCachedLoan],
  );

  const confirm = async () => {
    dispatch(removalConfirmed());
    const { error } = await remove(loanIdentifier);
    dispatch(removalEnded(loanIdentifier));
    if (error !== undefined) return;
    isRemoved.current = true;
    const message = intl.formatMessage(messages.removed, { lastFour: loanNumber.slice(-4) });
    if (!returnToList({ focusedLoan: neighbor.current, type: 'success', message })) dropCachedLoan();
  };
  /** Finds the next card on the list, or the previous one. Starts when the dialog opens, so that a slow list does not delay the removal. */
  const findNeighbor = async (): Promise<void> => {
    const answer = await dispatch(fetchLoanList(false));
    const list = 'list' in answer ? answer.list : [];
    const at = list.findIndex((loan) => loan.loanIdentifier === loanIdentifier);
    neighbor.current = (list[at + 1] ?? list[at - 1])?.loanIdentifier ?? '';
  };

  return {
    isOpen: removal?.isOpen ?? false,
    isBusy: removal?.isBusy ?? false,
    ask: () => {
      dispatch(removalAsked(loanIdentifier));
      void findNeighbor();
    },
    cancel: () => dispatch(removalLeft()),
    confirm: () => void confirm(),
  };
}
