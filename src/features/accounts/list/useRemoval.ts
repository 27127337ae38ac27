import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { PortalDispatch } from '#platform/listen.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import type { FundingAccount } from '../accountsApi.ts';
import { removalAsked, removalConfirmed, removalEnded, removalLeft, selectRemoval, type AskedAccount } from '../accountsSlice.ts';
import { messages } from '../messages.ts';
import { useRemoveFundingAccountMutation } from '../savedMethodsApi.ts';
import { rowId } from './AccountRow.tsx';

export interface Removal {
  /** The account that the dialog asks about, or last asked about. */
  account: AskedAccount | null;
  isOpen: boolean;
  isBusy: boolean;
  ask: (account: FundingAccount) => void;
  cancel: () => void;
  confirm: () => void;
  /** The dialog has closed: if its row is gone, the focus moves to the next row. */
  closed: () => void;
}

/** Removing a method (specification, section 4): asks first, removes once; after a failure the row stays and a toast says why. */
export function useRemoval(customerIdentifier: string, accounts: readonly FundingAccount[]): Removal {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const removal = useSelector(selectRemoval);
  const [remove] = useRemoveFundingAccountMutation();
  const focusNext = useRef<string | null>(null);

  const confirm = async () => {
    if (removal === null) return;
    const { id } = removal.account;
    dispatch(removalConfirmed());
    const { error } = await remove({ customerIdentifier, id });
    dispatch(removalEnded(id));
    if (error !== undefined) return;
    const at = accounts.findIndex((one) => one.id === id);
    focusNext.current = (accounts[at + 1] ?? accounts[at - 1])?.id ?? '';
    const [title, message] = [intl.formatMessage(messages.removedTitle), intl.formatMessage(messages.removed)];
    dispatch(showToast('funding-account', { type: 'success', title, message }));
  };

  return {
    account: removal?.account ?? null,
    isOpen: removal?.isOpen ?? false,
    isBusy: removal?.isBusy ?? false,
    ask: useCallback((account: FundingAccount) => void dispatch(removalAsked(account)), [dispatch]),
    cancel: () => dispatch(removalLeft()),
    confirm: () => void confirm(),
    closed: () => {
      if (focusNext.current === null) return;
      (document.getElementById(rowId(focusNext.current)) ?? document.querySelector('h1'))?.focus();
      focusNext.current = null;
    },
  };
}
