import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { Loan } from '#lending/servicing/loanShapes.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import type { PortalDispatch } from '#platform/listen.ts';

import { askForList } from '../askForList.ts';
import { removalAsked, removalConfirmed, removalEnded, removalLeft, selectRemoval, type WithLoans } from '../loansSlice.ts';
import { useTellList } from '../news/useTellList.ts';
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
 * Takes a loan off the list: asks first, removes once, then leads to the card that stood after it, else before it. A toast tells of a
 * failure.
 */
export function useLoanRemoval({ loanIdentifier, loanNumber }: Loan): LoanRemoval {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const tellList = useTellList();
  const removal = useSelector((state: WithLoans) => selectRemoval(state, loanIdentifier));
  const [remove] = useRemoveLoanMutation();
  const isRemoved = useRef(false);
  const neighbor = useRef('');

  /** Coming back to its page must not show it from memory. */
  const forget = useCallback(
    () => dispatch(borrowerApi.util.invalidateTags([{ type: 'Loan', id: loanIdentifier }])),
    [dispatch, loanIdentifier],
  );
  // Not while the page is open, which would ask for a loan that is gone.
  useEffect(
    () => () => {
      if (isRemoved.current) forget();
    },
    [forget],
  );

  const confirm = async () => {
    dispatch(removalConfirmed());
    const { error } = await remove(loanIdentifier);
    dispatch(removalEnded(loanIdentifier));
    if (error !== undefined) return;
    isRemoved.current = true;
    const message = intl.formatMessage(messages.removed, { lastFour: loanNumber.slice(-4) });
    if (!tellList({ showsLoan: neighbor.current, type: 'success', message })) forget();
  };
  /** Whose card comes after it on the list, or before it. Asked while the borrower reads, so that a slow list holds up nothing. */
  const findNeighbor = async (): Promise<void> => {
    const answer = await dispatch(askForList(false));
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
