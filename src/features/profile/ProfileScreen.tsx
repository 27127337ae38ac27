import { FormattedMessage } from 'react-intl';

import type { Profile } from '#contract/borrower/account.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from './messages.ts';

/** `/profile`: what the lender knows about the borrower, and where to change it. */
export function ProfileScreen() {
  const { brand } = useConfig();
  const profile = useGetProfileQuery();
  return (
    <div className="flow stack-wide">
      <div>
        <PageTitle />
        <p className="lead">
          <FormattedMessage {...messages.lead} values={{ brand: brand.name }} />
        </p>
      </div>
      <QueryView query={profile} skeleton={<CardSkeleton of="facts" rows={4} />}>
        {(known) => <OnFile profile={known} />}
      </QueryView>
      <WaysToChange />
    </div>
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
    <ScreenCard title={<FormattedMessage {...messages.onFile} />}>
      <SummaryList
        rows={rows.map(({ key, label, value }) => ({
          key,
          label: <FormattedMessage {...label} />,
          value: value.trim() === '' ? <FormattedMessage {...messages.nothing} /> : value,
        }))}
      />
    </ScreenCard>
  );
}

function WaysToChange() {
  const { identity, support } = useConfig();
  return (
    <ScreenCard title={<FormattedMessage {...messages.change} />}>
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
          <a className="button button-secondary" href={identity.accountUrl}>
            <FormattedMessage {...messages.openAccount} />
          </a>
        </>
      )}
    </ScreenCard>
  );
}
