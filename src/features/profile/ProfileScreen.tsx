import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { Profile } from '#contract/borrower/account.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { messages as legalMessages } from '#platform/legal/messages.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { RowLink } from '#platform/ui/actions/RowLink.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { MailAddresses } from './MailAddresses.tsx';
import { messages } from './messages.ts';

/** `/profile`: what the lender knows about the borrower, how to change it, and links to privacy choices and help. */
export function ProfileScreen() {
  const { brand } = useConfig();
  const profile = useGetProfileQuery();
  return (
    <Flow spacing={3}>
      <div>
        <PageTitle />
        <Typography variant="subtitle1">
          <FormattedMessage {...messages.lead} values={{ brand: brand.name }} />
        </Typography>
      </div>
      <QueryView query={profile} skeleton={<CardSkeleton lead of="facts" rows={4} />}>
        {(known) => <OnFile profile={known} />}
      </QueryView>
      <MailAddresses />
      <WaysToChange />
      <ScreenCard title={<FormattedMessage {...messages.more} />}>
        <List>
          <RowLink
            to={paths.privacy.mine}
            title={<FormattedMessage {...legalMessages.privacyChoices} />}
            says={<FormattedMessage {...messages.privacySays} />}
          />
          <RowLink
            to={paths.help}
            title={<FormattedMessage {...messages.help} />}
            says={<FormattedMessage {...messages.helpSays} />}
          />
        </List>
      </ScreenCard>
    </Flow>
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
          <Button variant="outlined" href={identity.accountUrl}>
            <FormattedMessage {...messages.openAccount} />
          </Button>
        </>
      )}
    </ScreenCard>
  );
}
