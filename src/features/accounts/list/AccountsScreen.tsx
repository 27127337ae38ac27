import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { unreadableMethods } from '#lending/methods/methodMessages.ts';
import { ErrorPanel } from '#platform/query/ErrorPanel.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import '../accounts.css';
import { type FundingAccount, type FundingAccountPage, usableFirst } from '../accountsApi.ts';
import { messages } from '../messages.ts';
import { SHOWN_PAGE, useGetFundingAccountPagesInfiniteQuery } from '../savedMethodsApi.ts';
import { AccountRow, rowId } from './AccountRow.tsx';
import { AccountsSkeleton } from './AccountsSkeleton.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useRemoval, type Removal } from './useRemoval.ts';

/** After more than these the ways to add would be far down the page: they come first. */
const SHORT_LIST = 6;

/** `/accounts/list`: every saved card and bank account, with what can be done about it. */
export function AccountsScreen() {
  const profile = useGetProfileQuery();
  return (
    <div className="flow">
      <PageTitle />
      <QueryView isPart query={profile} skeleton={<AccountsSkeleton />}>
        {({ customerIdentifier }) => <Accounts customerIdentifier={customerIdentifier} />}
      </QueryView>
    </div>
  );
}

function Accounts({ customerIdentifier }: { customerIdentifier: string }) {
  const query = useGetFundingAccountPagesInfiniteQuery(customerIdentifier);
  // A failure of the next page shows at the list's end and does not affect the pages that are loaded.
  const list = { ...query, error: query.isFetchNextPageError ? undefined : query.error };
  const accounts = useMemo(() => accountsOf(query.data?.pages ?? []), [query.data]);
  // Outside the list, because the list disappears with its last row and the dialog must still close properly.
  const removal = useRemoval(customerIdentifier, accounts);
  return (
    <>
      <QueryView
        query={list}
        skeleton={<AccountsSkeleton />}
        isEmpty={({ pages }) => pages.every(({ accounts, unreadable }) => accounts.length + unreadable === 0)}
        empty={
          <EmptyState drawing="card" title={<FormattedMessage {...messages.none} />} action={<AddActions secondLook="quiet" />}>
            <p>
              <FormattedMessage {...messages.noneHelp} />
            </p>
          </EmptyState>
        }
      >
        {({ pages }) => (
          <AccountList
            accounts={accounts}
            removal={removal}
            unreadable={pages.reduce((sum, page) => sum + page.unreadable, 0)}
            total={pages.at(-1)?.total ?? 0}
            more={{
              isThere: query.hasNextPage,
              isOnItsWay: query.isFetchingNextPage,
              error: query.isFetchNextPageError ? query.error : undefined,
              ask: () => void query.fetchNextPage(),
            }}
          />
        )}
      </QueryView>
      <RemoveDialog removal={removal} />
    </>
  );
}

/**
 * Each account once: if the list changed between two pages, both may contain the same one. Of a page, those that can't be used come last; what
 * is shown already stays where it is.
 */
function accountsOf(pages: readonly FundingAccountPage[]): FundingAccount[] {
  const sorted = pages.flatMap(({ accounts }) => usableFirst(accounts));
  return [...new Map(sorted.map((account) => [account.id, account])).values()];
}

function AddActions({ secondLook }: { secondLook: 'secondary' | 'quiet' }) {
  return (
    <>
      <ActionLink look="primary" to={paths.accounts.addBank}>
        <FormattedMessage {...messages.addBank} />
      </ActionLink>
      <ActionLink look={secondLook} to={paths.accounts.addCard}>
        <FormattedMessage {...messages.addCard} />
      </ActionLink>
    </>
  );
}

interface ListProps {
  accounts: readonly FundingAccount[];
  removal: Removal;
  /** How many more there are that cannot be shown. */
  unreadable: number;
  total: number;
  more: { isThere: boolean; isOnItsWay: boolean; error: unknown; ask: () => void };
}

function AccountList({ accounts, removal, unreadable, total, more }: ListProps) {
  const intl = useIntl();
  useFocusOnLaterRows(accounts, more.isThere);
  const left = Math.min(SHOWN_PAGE, total - accounts.length);
  const isLong = accounts.length > SHORT_LIST;
  const add = (
    <div className="actions account-add">
      <AddActions secondLook="secondary" />
    </div>
  );
  return (
    <>
      {isLong && add}
      {unreadable > 0 && <UnreadableNotice title={<FormattedMessage {...unreadableMethods} values={{ count: unreadable }} />} />}
      {accounts.length > 0 && (
        <ul className="card account-list" aria-label={intl.formatMessage(messages.listLabel)}>
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              problem={removal.problem?.id === account.id ? removal.problem : null}
              onRemove={removal.ask}
            />
          ))}
        </ul>
      )}
      {(more.isThere || accounts.length > SHOWN_PAGE) && (
        <div className="account-more">
          <p className="muted" role="status">
            <FormattedMessage {...messages.shown} values={{ shown: accounts.length, total: Math.max(total, accounts.length) }} />
          </p>
          {more.error !== undefined && <ErrorPanel error={more.error} title={intl.formatMessage(messages.moreFailed)} />}
          {more.isThere && (
            <ActionButton busy={more.isOnItsWay} onClick={more.ask}>
              {left > 0 ? (
                <FormattedMessage {...messages.showMore} values={{ count: left }} />
              ) : (
                <FormattedMessage {...messages.showMoreSome} />
              )}
            </ActionButton>
          )}
        </div>
      )}
      {!isLong && add}
      <p className="muted account-note">
        <FormattedMessage {...messages.note} />
      </p>
    </>
  );
}

/** The button for more rows disappears with the last page, so the focus moves to the first new row. */
function useFocusOnLaterRows(accounts: readonly FundingAccount[], hasMore: boolean): void {
  const before = useRef({ count: accounts.length, hasMore });
  useEffect(() => {
    const { count, hasMore: hadMore } = before.current;
    before.current = { count: accounts.length, hasMore };
    if (!hadMore || hasMore || accounts.length <= count) return;
    const first = accounts[count];
    if (first !== undefined) document.getElementById(rowId(first.id))?.focus();
  }, [accounts, hasMore]);
}
