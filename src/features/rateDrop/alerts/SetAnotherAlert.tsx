import List from '@mui/material/List';
import { FormattedMessage, useIntl } from 'react-intl';

import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import { getLoanStatus } from '#domain/loanStatus.ts';
import { UnavailablePart } from '#platform/query/UnavailablePart.tsx';
import { readable, type Unreadable } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { RowLink } from '#platform/ui/actions/RowLink.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { alertsMessages as messages } from './alertsMessages.ts';

/** Shows links for at most this many loans; the rest are on the loan list. */
const MAX_LOANS = 4;

/**
 * Returns the loans an alert can be set on. Loans without a servicing record, or transferred to another servicer, have no data to start
 * from.
 */
export const loansEligibleForAlert = (list: readonly (Loan | Unreadable)[]): Loan[] =>
  readable(list).filter(({ loanServicings: [record] }) => record !== undefined && getLoanStatus(record).status !== 'transferred');

export function SetAnotherAlert() {
  const intl = useIntl();
  const query = useGetLoansQuery();
  const { data = [] } = query;
  const loans = loansEligibleForAlert(data);
  const links = [
    ...loans.slice(0, MAX_LOANS).map(({ loanIdentifier, loanNumber, property }) => ({
      key: loanIdentifier,
      to: paths.rateDrop.set({ loanNumber }),
      words: intl.formatMessage(messages.refinance, { address: property.streetAddress }),
    })),
    ...(loans.length > MAX_LOANS
      ? [{ key: 'others', to: paths.loans.list, words: intl.formatMessage(messages.otherLoans) }]
      : []),
    { key: 'own', to: paths.rateDrop.visitors, words: intl.formatMessage(messages.ownNumbers) },
  ];
  return (
    <SectionCard title={<FormattedMessage {...messages.another} />}>
      <UnavailablePart query={query} message={<FormattedMessage {...messages.loansUnchecked} />} />
      <List>
        {links.map(({ key, to, words }) => (
          <RowLink key={key} to={to} title={words} />
        ))}
      </List>
    </SectionCard>
  );
}
