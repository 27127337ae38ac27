import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import type { NewSender } from '#contract/borrower/docuSafe.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { useSearchOfficersQuery } from '#lending/officers/officersApi.ts';
import { EmailInput } from '#platform/forms/email/EmailInput.tsx';
import { FieldRow } from '#platform/forms/FieldRow.tsx';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { BadLink } from '#platform/routing/BadLink.tsx';
import { AccountOffer } from '#platform/session/screens/AccountOffer.tsx';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

import { useBeginSendingMutation } from '../docuSafeApi.ts';
import { NOTHING_TO_TYPE, senderSchema } from './senderSchema.ts';
import { messages } from './sendingMessages.ts';

interface Props {
  address: string;
  /** Preloads the code of the next step. */
  onFormShown: () => Promise<unknown>;
}

/** Form for the sender's name and email address. If no loan officer has the address in the URL, the link is invalid. */
export function WhoSends({ address, onFormShown }: Props) {
  useEffect(() => {
    void onFormShown().catch(() => undefined); // a failed preload does not matter, because the next step loads its code again
  }, [onFormShown]);
  const officers = useSearchOfficersQuery(address);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  return (
    <QueryView query={officers} isEmpty={never} skeleton={<CardSkeleton lead of="fields" rows={3} />}>
      {(list) => {
        const officer = list.find(({ emailAddress }) => emailAddress.toLowerCase() === address.toLowerCase());
        if (officer === undefined) return <BadLink />;
        return (
          <>
            <Typography variant="subtitle1">
              <FormattedMessage {...messages.lead} values={{ name: `${officer.firstName} ${officer.lastName}`.trim() }} />
            </Typography>
            <TwoColumns>
              <ScreenCard title={<FormattedMessage {...messages.who} />}>
                {isLoggedIn ? <AccountSends address={address} /> : <VisitorSends address={address} />}
              </ScreenCard>
              <aside>
                <OfficerCard officer={officer} title={<FormattedMessage {...messages.officer} />} />
              </aside>
            </TwoColumns>
          </>
        );
      }}
    </QueryView>
  );
}

/** Returns a function that starts the sending and puts the token into the URL. It resolves to the error, if any. */
function useBegin(address: string) {
  const [begin] = useBeginSendingMutation();
  const [, setSearch] = useSearchParams();
  return async (sender: Omit<NewSender, 'loanOfficerEmail'>): Promise<unknown> => {
    const { data, error } = await begin({ ...sender, loanOfficerEmail: address });
    if (data !== undefined) setSearch({ id: data.token }, { replace: true });
    return error;
  };
}

function VisitorSends({ address }: { address: string }) {
  const begin = useBegin(address);
  return (
    <>
      <AccountOffer>
        <FormattedMessage {...messages.whoHelp} />
      </AccountOffer>
      <PortalForm schema={senderSchema} onSubmit={begin} submitLabel={<FormattedMessage {...messages.continue} />}>
        <FieldRow>
          <TextInput name="firstName" label={messages.firstName} autoComplete="given-name" />
          <TextInput name="lastName" label={messages.lastName} autoComplete="family-name" />
        </FieldRow>
        <EmailInput name="email" label={messages.email} />
      </PortalForm>
    </>
  );
}

function AccountSends({ address }: { address: string }) {
  const profile = useGetProfileQuery();
  const begin = useBegin(address);
  return (
    <QueryView isPart query={profile} skeleton={<CardSkeleton of="facts" rows={1} />}>
      {({ firstName, lastName, email }) => (
        <>
          <Typography>
            <FormattedMessage {...messages.asAccount} values={{ name: `${firstName} ${lastName}`.trim(), email }} />
          </Typography>
          <PortalForm
            schema={NOTHING_TO_TYPE}
            onSubmit={() => begin({ firstName, lastName, email })}
            submitLabel={<FormattedMessage {...messages.continue} />}
          >
            {null}
          </PortalForm>
        </>
      )}
    </QueryView>
  );
}

/** Keeps `QueryView` from showing an empty state: an empty list means an invalid link. */
const never = () => false;
