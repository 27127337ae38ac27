import List from '@mui/material/List';
import { FormattedMessage } from 'react-intl';

import { readable } from '#domain/unreadable.ts';
import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { UnavailablePart } from '#platform/query/UnavailablePart.tsx';
import { paths } from '#platform/routing/paths.ts';
import { RowLink } from '#platform/ui/actions/RowLink.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { messages } from './messages.ts';

/** Show links for at most this many loans; the rest are on the loan list. */
const MAX_LOANS = 4;

/** Addresses belong to loans, because a borrower may want a different one for each. */
export function MailingAddresses() {
  const query = useGetLoansQuery();
  const { data = [], isLoading } = query;
  const loans = readable(data).flatMap(({ loanIdentifier, property, loanServicings: [record] }) =>
    record === undefined ? [] : [{ loanIdentifier, street: property.streetAddress, address: addressLine(record) }],
  );
  if (isLoading) return <CardSkeleton rowKind="facts" rows={3} />;
  if (loans.length === 0 && !query.isError) return null;
  return (
    <SectionCard title={<FormattedMessage {...messages.mail} />}>
      <UnavailablePart query={query} message={<FormattedMessage {...messages.loansUnchecked} />} />
      <List>
        {loans.slice(0, MAX_LOANS).map(({ loanIdentifier, street, address }) => (
          <RowLink
            key={loanIdentifier}
            to={paths.loans.mailingAddress(loanIdentifier)}
            title={<FormattedMessage {...messages.mailFor} values={{ street }} />}
            description={address}
          />
        ))}
        {loans.length > MAX_LOANS && <RowLink to={paths.loans.list} title={<FormattedMessage {...messages.otherLoans} />} />}
      </List>
    </SectionCard>
  );
}
