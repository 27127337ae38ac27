import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { PortalDispatch } from '#platform/storeTypes.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import type { FundingAccount } from '../accountsApi.ts';
import {
  removalAsked,
  removalConfirmed,
  removalEnded,
  removalLeft,
  selectRemoval,
  type AccountToRemove,
} from '../accountsSlice.ts';
import { messages } from '../messages.ts';
import { useRemoveFundingAccountMutation } from '../savedMethodsApi.ts';
import { rowHeadingId } from './AccountRow.tsx';

export interface Removal {
  /** The account that the dialog is about; it stays set while the dialog closes. */
  account: AccountToRemove | null;
  isOpen: boolean;
  isBusy: boolean;
  openDialog: (account: FundingAccount) => void;
  cancel: () => void;
  confirm: () => void;
  /** Call this when the dialog has closed: if the account was removed, the focus moves to the next row. */
  onClosed: () => void;
}

/** Removes a payment method after a confirmation (specification, section 4). If that fails, the row stays and a toast shows the reason. */
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
    openDialog: useCallback((account: FundingAccount) => void dispatch(removalAsked(account)), [dispatch]),
    cancel: () => dispatch(removalLeft()),
    confirm: () => void confirm(),
    onClosed: () => {
      if (focusNext.current === null) return;
      (document.getElementById(rowHeadingId(focusNext.current)) ?? document.querySelector('h1'))?.focus();
      focusNext.current = null;
    },
  };
}
