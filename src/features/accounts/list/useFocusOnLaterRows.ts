import { useEffect, useRef } from 'react';

import type { FundingAccount } from '../accountsApi.ts';
import { rowId } from './AccountRow.tsx';

/** The button for more rows disappears with the last page, so the focus moves to the first new row. */
export function useFocusOnLaterRows(accounts: readonly FundingAccount[], hasMore: boolean): void {
  const before = useRef({ count: accounts.length, hasMore });
  useEffect(() => {
    const { count, hasMore: hadMore } = before.current;
    before.current = { count: accounts.length, hasMore };
    if (!hadMore || hasMore || accounts.length <= count) return;
    const first = accounts[count];
    if (first !== undefined) document.getElementById(rowId(first.id))?.focus();
  }, [accounts, hasMore]);
}
