import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { Profile } from '#contract/borrower/account.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { legalMessages } from '#platform/legalLinks.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { RowLink } from '#platform/ui/actions/RowLink.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';
import { readableEntries } from '#domain/unreadable.ts';
import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { UnavailablePart } from '#platform/query/UnavailablePart.tsx';

import { messages } from './messages.ts';

/** Show links for at most this many loans; the rest are on the loan list. */
const MAX_LOANS_SHOWN = 4;

/** Addresses belong to loans, because a borrower may want a different one for each. */
function MailingAddresses() {
  const query = useGetLoansQuery();
  const { data = [], isLoading } = query;
  const loans = readableEntries(data).flatMap(({ loanIdentifier, property, loanServicings: [record] }) =>
    record === undefined ? [] : [{ loanIdentifier, street: property.streetAddress, address: addressLine(record) }],
  );
  if (isLoading) return <CardSkeleton rowKind="facts" rows={3} />;
  if (loans.length === 0 && !query.isError) return null;
  return (
    <SectionCard title={<FormattedMessage {...messages.mail} />}>
      <UnavailablePart query={query} message={<FormattedMessage {...messages.loansUnchecked} />} />
      <List>
        {loans.slice(0, MAX_LOANS_SHOWN).map(({ loanIdentifier, street, address }) => (
          <RowLink
            key={loanIdentifier}
            to={paths.loans.mailingAddress(loanIdentifier)}
            title={<FormattedMessage {...messages.mailFor} values={{ street }} />}
            description={address}
          />
        ))}
        {loans.length > MAX_LOANS_SHOWN && (
          <RowLink to={paths.loans.list} title={<FormattedMessage {...messages.otherLoans} />} />
        )}
      </List>
    </SectionCard>
  );
}

/** `/profile`: what the lender knows about the borrower, how to change it, and links to privacy choices and help. */
export function ProfileScreen() {
  const { brand } = useConfig();
  const profile = useGetProfileQuery();
  return (
    <NarrowColumn spacing={3}>
      <div>
        <PageTitle />
        <Typography variant="subtitle1">
          <FormattedMessage {...messages.lead} values={{ brand: brand.name }} />
        </Typography>
      </div>
      <QueryView query={profile} skeleton={<CardSkeleton hasLead rowKind="facts" rows={4} />}>
        {(known) => <OnFile profile={known} />}
      </QueryView>
      <MailingAddresses />
      <SignInSettings />
      <SectionCard title={<FormattedMessage {...messages.more} />}>
        <List>
          <RowLink
            to={paths.privacy.mine}
            title={<FormattedMessage {...legalMessages.privacyChoices} />}
            description={<FormattedMessage {...messages.privacySays} />}
          />
          <RowLink
            to={paths.help}
            title={<FormattedMessage {...messages.help} />}
            description={<FormattedMessage {...messages.helpSays} />}
          />
        </List>
      </SectionCard>
    </NarrowColumn>
  );
}

function OnFile({ profile: { firstName, lastName, email, emailAddress, customerIdentifier } }: { profile: Profile }) {
  const rows = [
    { key: 'name', label: messages.name, value: `${firstName} ${lastName}` },
    { key: 'email', label: messages.email, value: email },
    { key: 'contactEmail', label: messages.contactEmail, value: emailAddress },
    { key: 'customerNumber', label: messages.customerNumber, value: customerIdentifier },
  ];
  return (
    <SectionCard title={<FormattedMessage {...messages.onFile} />}>
      <SummaryList
        rows={rows.map(({ key, label, value }) => ({
          key,
          label: <FormattedMessage {...label} />,
          value: value.trim() === '' ? <FormattedMessage {...messages.nothing} /> : value,
        }))}
      />
    </SectionCard>
  );
}

function SignInSettings() {
  const { identity, support } = useConfig();
  return (
    <SectionCard title={<FormattedMessage {...messages.change} />}>
      {identity.accountUrl === undefined ? (
        <>
          <p>
            <FormattedMessage {...messages.changeByPhone} values={{ hours: support.hours }} />
          </p>
          <p>
            <PhoneLink phone={support.phone} />
          </p>
        </>
      ) : (
        <>
          <p>
            <FormattedMessage {...messages.changeThere} />
          </p>
          <Button variant="outlined" href={identity.accountUrl}>
            <FormattedMessage {...messages.openAccount} />
          </Button>
        </>
      )}
    </SectionCard>
  );
}
