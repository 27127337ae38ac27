import List from '@mui/material/List';
import { FormattedMessage, useIntl } from 'react-intl';

import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import { standingOf } from '#domain/loanStanding.ts';
import { UncheckedPart } from '#platform/query/UncheckedPart.tsx';
import { readable, type Unreadable } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { paths } from '#platform/routing/paths.ts';
import { RowLink } from '#platform/ui/actions/RowLink.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { alertsMessages as messages } from './alertsMessages.ts';

/** Shows links for at most this many loans; the rest are on the loan list. */
const MOST_LOANS = 4;

/**
 * Returns the loans an alert can be set on. Loans without a servicing record, or transferred to another servicer, have no data to start
 * from.
 */
export const loansToWatch = (list: readonly (Loan | Unreadable)[]): Loan[] =>
  readable(list).filter(({ loanServicings: [record] }) => record !== undefined && standingOf(record).standing !== 'transferred');

/** Card with links to set an alert: on one of the borrower's loans, or with numbers the borrower types. */
export function SetAnother() {
  const intl = useIntl();
  const query = useGetLoansQuery();
  const { data = [] } = query;
  const loans = loansToWatch(data);
  const ways = [
    ...loans.slice(0, MOST_LOANS).map(({ loanIdentifier, loanNumber, property }) => ({
      key: loanIdentifier,
      to: paths.rateDrop.set({ loanNumber }),
      words: intl.formatMessage(messages.refinance, { address: property.streetAddress }),
    })),
    ...(loans.length > MOST_LOANS
      ? [{ key: 'others', to: paths.loans.list, words: intl.formatMessage(messages.otherLoans) }]
      : []),
    { key: 'own', to: paths.rateDrop.visitors, words: intl.formatMessage(messages.ownNumbers) },
  ];
  return (
    <ScreenCard title={<FormattedMessage {...messages.another} />}>
      <UncheckedPart query={query} says={<FormattedMessage {...messages.loansUnchecked} />} />
      <List>
        {ways.map(({ key, to, words }) => (
          <RowLink key={key} to={to} title={words} />
        ))}
      </List>
    </ScreenCard>
  );
}
