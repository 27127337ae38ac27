import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { Loan } from '#lending/servicing/loanShapes.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { isNotFound, type PortalError } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/listen.ts';

import { askForList } from '../askForList.ts';
import { useTellList } from '../news/useTellList.ts';
import { useRemoveLoanMutation } from './removeLoanApi.ts';
import { messages } from './removeLoanMessages.ts';

interface Problem {
  says: MessageDescriptor;
  /** What the lender answered, if anything was sent. */
  error?: PortalError;
}

interface LoanRemoval {
  isOpen: boolean;
  isBusy: boolean;
  /** What is said beside the button. */
  problem: Problem | null;
  ask: () => void;
  cancel: () => void;
  confirm: () => void;
}

/**
 * Takes a loan off the list: asks first, removes once, then leads to the card that stood after it, else before it. One that another tab has
 * removed is removed. After an answer that leaves it open, the list is asked for before anything is said; as long as it has the loan, the
 * removal may still be on its way.
 */
export function useLoanRemoval({ loanIdentifier, loanNumber }: Loan): LoanRemoval {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const tellList = useTellList();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
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
    setIsBusy(true);
    const answer = await remove(loanIdentifier);
    const error = answer.error as PortalError | undefined; // the base query rejects with nothing else
    const left = error === undefined ? null : await whyLeft(error);
    setIsBusy(false);
    setIsOpen(false);
    if (left !== null) {
      setProblem({ says: left, ...(error === undefined ? {} : { error }) });
      return;
    }
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
  /** Null when it is gone, whatever the answer was. */
  const whyLeft = async (error: PortalError): Promise<MessageDescriptor | null> => {
    if (isClearRefusal(error) && !isNotFound(error)) return messages.failed;
    const now = await dispatch(askForList(true));
    if (isNotFound(error)) return null;
    const isGone = 'list' in now && now.isWhole && !now.list.some((loan) => loan.loanIdentifier === loanIdentifier);
    return isGone ? null : messages.unclear;
  };

  return {
    isOpen,
    isBusy,
    problem,
    ask: () => {
      setProblem(null);
      setIsOpen(true);
      void findNeighbor();
    },
    cancel: () => setIsOpen(false),
    confirm: () => void confirm(),
  };
}
