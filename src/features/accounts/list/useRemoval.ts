import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import { firstError } from '#platform/api/describeError.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { isNotFound, type PortalError } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import type { FundingAccount } from '../accountsApi.ts';
import { messages } from '../messages.ts';
import { getFundingAccount, useRemoveFundingAccountMutation } from '../savedMethodsApi.ts';
import { rowId, type RemovalProblem } from './AccountRow.tsx';

export interface Removal {
  /** The account that the dialog asks about, or last asked about. */
  account: FundingAccount | null;
  isOpen: boolean;
  isBusy: boolean;
  problem: RemovalProblem | null;
  ask: (account: FundingAccount) => void;
  cancel: () => void;
  confirm: () => void;
  /** The dialog has closed: if its row is gone, the focus moves to the next row. */
  closed: () => void;
}

/** Removing a method (specification, section 4): asks first, removes once; after a failure the row stays and says why. */
export function useRemoval(customerIdentifier: string, accounts: readonly FundingAccount[]): Removal {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const [account, setAccount] = useState<FundingAccount | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<Removal['problem']>(null);
  const [remove, { isLoading }] = useRemoveFundingAccountMutation();
  const focusNext = useRef<string | null>(null);

  const confirm = async () => {
    if (account === null) return;
    const name = { customerIdentifier, id: account.id };
    const answer = await remove(name);
    const error = answer.error as PortalError | undefined; // the base query rejects with nothing else
    const isGone = error === undefined || isNotFound(error) || (!isClearRefusal(error) && (await isMissing(name)));
    setIsOpen(false);
    if (!isGone) {
      const words = refusalWords(error);
      setProblem({
        id: account.id,
        ...(words === null ? { words: intl.formatMessage(messages.removeFailed), error } : { words }),
      });
      return;
    }
    const at = accounts.findIndex(({ id }) => id === account.id);
    focusNext.current = (accounts[at + 1] ?? accounts[at - 1])?.id ?? '';
    if (error !== undefined) dispatch(paymentApi.util.invalidateTags(['FundingAccount', 'FundingAccountPage']));
    const [title, message] = [intl.formatMessage(messages.removedTitle), intl.formatMessage(messages.removed)];
    dispatch(showToast('funding-account', { type: 'success', title, message }));
  };
  const isMissing = async (name: { customerIdentifier: string; id: string }) => {
    const { error } = await dispatch(getFundingAccount.initiate(name, { forceRefetch: true, subscribe: false }));
    return isNotFound(error);
  };

  return {
    account,
    isOpen,
    isBusy: isLoading,
    problem,
    ask: useCallback((asked: FundingAccount) => {
      setAccount(asked);
      setProblem(null);
      setIsOpen(true);
    }, []),
    cancel: () => setIsOpen(false),
    confirm: () => void confirm(),
    closed: () => {
      if (focusNext.current === null) return;
      (document.getElementById(rowId(focusNext.current)) ?? document.querySelector('h1'))?.focus();
      focusNext.current = null;
    },
  };
}

/** The method is in use by a payment, and only the lender knows until when. */
const refusalWords = (error: PortalError): string | null =>
  error.kind === 'body' && error.status === 409 ? firstError(error.body) : null;
