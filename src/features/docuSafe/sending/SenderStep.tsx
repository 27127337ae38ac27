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
import { BadLinkRedirect } from '#platform/routing/BadLinkRedirect.tsx';
import { AccountOffer } from '#platform/session/screens/AccountOffer.tsx';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

import { useBeginSendingMutation } from '../docuSafeApi.ts';
import { emptySchema, senderSchema } from './senderSchema.ts';
import { messages } from './sendingMessages.ts';

interface Props {
  address: string;
  /** Preloads the code of the next step. */
  onFormShown: () => Promise<unknown>;
}

/** If no loan officer has the address in the URL, the link is invalid. */
export function SenderStep({ address, onFormShown }: Props) {
  useEffect(() => {
    void onFormShown().catch(() => undefined); // a failed preload does not matter, because the next step loads its code again
  }, [onFormShown]);
  const officers = useSearchOfficersQuery(address);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  return (
    <QueryView query={officers} isEmpty={treatAsNotEmpty} skeleton={<CardSkeleton hasLead rowKind="fields" rows={3} />}>
      {(list) => {
        const officer = list.find(({ emailAddress }) => emailAddress.toLowerCase() === address.toLowerCase());
        if (officer === undefined) return <BadLinkRedirect />;
        return (
          <>
            <Typography variant="subtitle1">
              <FormattedMessage {...messages.lead} values={{ name: `${officer.firstName} ${officer.lastName}`.trim() }} />
            </Typography>
            <TwoColumns>
              <SectionCard title={<FormattedMessage {...messages.who} />}>
                {isLoggedIn ? <AccountSender address={address} /> : <GuestSender address={address} />}
              </SectionCard>
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
function useStartSending(address: string) {
  const [begin] = useBeginSendingMutation();
  const [, setSearch] = useSearchParams();
  return async (sender: Omit<NewSender, 'loanOfficerEmail'>): Promise<unknown> => {
    const { data, error } = await begin({ ...sender, loanOfficerEmail: address });
    if (data !== undefined) setSearch({ id: data.token }, { replace: true });
    return error;
  };
}

function GuestSender({ address }: { address: string }) {
  const begin = useStartSending(address);
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

function AccountSender({ address }: { address: string }) {
  const profile = useGetProfileQuery();
  const begin = useStartSending(address);
  return (
    <QueryView isPartOfPage query={profile} skeleton={<CardSkeleton rowKind="facts" rows={1} />}>
      {({ firstName, lastName, email }) => (
        <>
          <Typography>
            <FormattedMessage {...messages.asAccount} values={{ name: `${firstName} ${lastName}`.trim(), email }} />
          </Typography>
          <PortalForm
            schema={emptySchema}
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
const treatAsNotEmpty = () => false;
