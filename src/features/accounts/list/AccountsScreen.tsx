import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import Skeleton from '@mui/material/Skeleton';

import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { unreadableMethods } from '#lending/methods/methodMessages.ts';
import { ErrorPanel } from '#platform/query/ErrorPanel.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { methodLabelAndName } from '#lending/methods/methodLabels.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { type FundingAccount, type FundingAccountPage, sortUsableFirst } from '../accountsApi.ts';
import { withAccounts } from '../accountsSlice.ts';
import { messages } from '../messages.ts';
import { LIST_PAGE_SIZE, useGetFundingAccountPagesInfiniteQuery } from '../savedMethodsApi.ts';
import { AccountRow, rowHeadingId } from './AccountRow.tsx';
import { ListCard, RowActions, RowMain, Row, RowText } from './rowParts.ts';
import { useRemoval, type Removal } from './useRemoval.ts';

/** When the list has more rows than this, the "Add" buttons move above it, because below it they would be hard to find. */
const SHORT_LIST_MAX_ROWS = 6;

/** `/accounts/list`: all saved cards and bank accounts, with buttons to add, edit and remove them. */
export const AccountsScreen = withAccounts(() => {
  const profile = useGetProfileQuery();
  return (
    <NarrowColumn>
      <PageTitle />
      <QueryView isPartOfPage query={profile} skeleton={<AccountsSkeleton />}>
        {({ customerIdentifier }) => <Accounts customerIdentifier={customerIdentifier} />}
      </QueryView>
    </NarrowColumn>
  );
});

function Accounts({ customerIdentifier }: { customerIdentifier: string }) {
  const query = useGetFundingAccountPagesInfiniteQuery(customerIdentifier);
  // If the next page fails to load, the error is shown at the end of the list and the loaded pages stay.
  const list = { ...query, error: query.isFetchNextPageError ? undefined : query.error };
  const accounts = useMemo(() => mergeAccountPages(query.data?.pages ?? []), [query.data]);
  // Called outside the list component, which unmounts with its last row: the dialog must still close properly.
  const removal = useRemoval(customerIdentifier, accounts);
  return (
    <>
      <QueryView
        query={list}
        skeleton={<AccountsSkeleton />}
        isEmpty={({ pages }) => pages.every(({ accounts, unreadable }) => accounts.length + unreadable === 0)}
        empty={
          <EmptyState drawing="card" title={<FormattedMessage {...messages.none} />} action={<AddActions secondLook="text" />}>
            <Typography>
              <FormattedMessage {...messages.noneHelp} />
            </Typography>
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
 * All loaded accounts without duplicates: if the list changed between two requests, two pages may contain the same account. Unusable
 * methods are sorted last within each page only, so that rows already shown do not move.
 */
function mergeAccountPages(pages: readonly FundingAccountPage[]): FundingAccount[] {
  const sorted = pages.flatMap(({ accounts }) => sortUsableFirst(accounts));
  return [...new Map(sorted.map((account) => [account.id, account])).values()];
}

function AddActions({ secondLook }: { secondLook: 'outlined' | 'text' }) {
  return (
    <>
      <Button component={RouterLink} variant="contained" to={paths.accounts.addBank}>
        <FormattedMessage {...messages.addBank} />
      </Button>
      <Button component={RouterLink} variant={secondLook} to={paths.accounts.addCard}>
        <FormattedMessage {...messages.addCard} />
      </Button>
    </>
  );
}

interface ListProps {
  accounts: readonly FundingAccount[];
  removal: Removal;
  unreadable: number;
  total: number;
  more: { isThere: boolean; isOnItsWay: boolean; error: unknown; ask: () => void };
}

function AccountList({ accounts, removal, unreadable, total, more }: ListProps) {
  const intl = useIntl();
  useFocusFirstNewRow(accounts, more.isThere);
  const left = Math.min(LIST_PAGE_SIZE, total - accounts.length);
  const isLong = accounts.length > SHORT_LIST_MAX_ROWS;
  const add = (
    <CardActions>
      <AddActions secondLook="outlined" />
    </CardActions>
  );
  return (
    <Stack spacing={3} sx={{ paddingTop: 2 }}>
      {isLong && add}
      {unreadable > 0 && <UnreadableNotice title={<FormattedMessage {...unreadableMethods} values={{ count: unreadable }} />} />}
      {accounts.length > 0 && (
        <ListCard>
          <List disablePadding aria-label={intl.formatMessage(messages.listLabel)}>
            {accounts.map((account) => (
              <AccountRow key={account.id} account={account} onRemove={removal.openDialog} />
            ))}
          </List>
        </ListCard>
      )}
      {(more.isThere || accounts.length > LIST_PAGE_SIZE) && (
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          <Typography color="textSecondary" role="status">
            <FormattedMessage {...messages.shown} values={{ shown: accounts.length, total: Math.max(total, accounts.length) }} />
          </Typography>
          {more.error !== undefined && <ErrorPanel error={more.error} title={intl.formatMessage(messages.moreFailed)} />}
          {more.isThere && (
            <BusyButton variant="outlined" busy={more.isOnItsWay} onClick={more.ask}>
              {left > 0 ? (
                <FormattedMessage {...messages.showMore} values={{ count: left }} />
              ) : (
                <FormattedMessage {...messages.showMoreSome} />
              )}
            </BusyButton>
          )}
        </Stack>
      )}
      {!isLong && add}
      <Typography color="textSecondary">
        <FormattedMessage {...messages.note} />
      </Typography>
    </Stack>
  );
}

/** Moves the focus to the first new row when the last page has loaded, because the "Show more" button disappears then. */
function useFocusFirstNewRow(accounts: readonly FundingAccount[], hasMore: boolean): void {
  const before = useRef({ count: accounts.length, hasMore });
  useEffect(() => {
    const { count, hasMore: hadMore } = before.current;
    before.current = { count: accounts.length, hasMore };
    if (!hadMore || hasMore || accounts.length <= count) return;
    const first = accounts[count];
    if (first !== undefined) document.getElementById(rowHeadingId(first.id))?.focus();
  }, [accounts, hasMore]);
}

function AccountsSkeleton() {
  return (
    <Stack spacing={3} sx={{ paddingTop: 2 }}>
      <ListCard>
        <List disablePadding>
          {['first', 'second'].map((row) => (
            <Row key={row}>
              <Skeleton height="2rem" width="3rem" />
              <RowMain>
                <RowText>
                  <Skeleton height="24px" width="min(100%, 220px)" />
                  <Skeleton height="21px" width="min(100%, 260px)" />
                </RowText>
                <RowActions>
                  <Skeleton height="48px" width="120px" />
                </RowActions>
              </RowMain>
            </Row>
          ))}
        </List>
      </ListCard>
      <CardActions>
        <Skeleton height="48px" width="200px" />
        <Skeleton height="48px" width="180px" />
      </CardActions>
    </Stack>
  );
}

function RemoveDialog({ removal }: { removal: Removal }) {
  const intl = useIntl();
  const { account, isOpen, isBusy, confirm, cancel, onClosed } = removal;
  return (
    <ConfirmDialog
      open={isOpen}
      title={<FormattedMessage {...messages.removeTitle} />}
      confirmLabel={<FormattedMessage {...(account?.type === 'ACH' ? messages.removeBank : messages.removeCard)} />}
      isDestructive
      busy={isBusy}
      onConfirm={confirm}
      onCancel={cancel}
      onClosed={onClosed}
    >
      <Stack spacing={2}>
        {account !== null && (
          <Typography>
            <strong>{methodLabelAndName(intl, account)}</strong>
          </Typography>
        )}
        <Typography>
          <FormattedMessage {...messages.removeHelp} />
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}
