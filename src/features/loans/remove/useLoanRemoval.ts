import { useEffect, useRef, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { Loan } from '#contract/borrower/loans.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { httpStatusOf, type PortalError } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';

import { askForList } from '../askForList.ts';
import type { ListNews } from '../news/listNews.ts';
import { useRemoveLoanMutation } from './removeLoanApi.ts';
import { messages } from './removeLoanMessages.ts';

interface LoanRemoval {
  isOpen: boolean;
  isBusy: boolean;
  /** What is said beside the button. */
  problem: MessageDescriptor | null;
  ask: () => void;
  cancel: () => void;
  confirm: () => void;
}

/**
 * Takes a loan off the list: asks first, removes once, then leads to the card that stood after it, else before it. One that another tab has
 * removed is removed. After an answer that leaves it open, the list is asked for before anything is said.
 */
export function useLoanRemoval({ loanIdentifier, loanNumber }: Loan): LoanRemoval {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<MessageDescriptor | null>(null);
  const [remove] = useRemoveLoanMutation();
  const isRemoved = useRef(false);

  // Going back to its page must not show it from memory.
  useEffect(
    () => () => {
      if (isRemoved.current) dispatch(borrowerApi.util.invalidateTags([{ type: 'Loan', id: loanIdentifier }]));
    },
    [dispatch, loanIdentifier],
  );

  const confirm = async () => {
    setIsBusy(true);
    const next = await neighbor();
    const answer = await remove(loanIdentifier);
    const error = answer.error as PortalError | undefined; // the base query rejects with nothing else
    const left = error === undefined ? null : await whyLeft(error);
    setIsBusy(false);
    setIsOpen(false);
    if (left !== null) {
      setProblem(left);
      return;
    }
    isRemoved.current = true;
    const message = intl.formatMessage(messages.removed, { lastFour: loanNumber.slice(-4) });
    const news: ListNews = { showsLoan: next ?? '', type: 'success', message };
    await navigate(paths.loans.list, { replace: true, state: news });
  };
  /** Whose card comes after it on the list, or before it. Without a list none is known. */
  const neighbor = async (): Promise<string | undefined> => {
    const answer = await dispatch(askForList(false));
    const list = 'list' in answer ? answer.list : [];
    const at = list.findIndex((loan) => loan.loanIdentifier === loanIdentifier);
    return (list[at + 1] ?? list[at - 1])?.loanIdentifier;
  };
  /** Null when it is gone, whatever the answer was. */
  const whyLeft = async (error: PortalError): Promise<MessageDescriptor | null> => {
    if (isClearRefusal(error) && httpStatusOf(error) !== 404) return messages.failed;
    const now = await dispatch(askForList(true));
    if (httpStatusOf(error) === 404) return null;
    if ('error' in now) return messages.unclear;
    return now.list.some((loan) => loan.loanIdentifier === loanIdentifier) ? messages.failed : null;
  };

  return {
    isOpen,
    isBusy,
    problem,
    ask: () => {
      setProblem(null);
      setIsOpen(true);
    },
    cancel: () => setIsOpen(false),
    confirm: () => void confirm(),
  };
}
