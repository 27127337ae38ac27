import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams, useParams } from 'react-router-dom';
import Stack from '@mui/material/Stack';
import { useDispatch, useSelector } from 'react-redux';

import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import { isNotFound, type PortalError } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { UnavailablePart } from '#platform/query/UnavailablePart.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import type { RateDropAlert } from '#contract/borrower/rateDrop.ts';
import { parseLinkToken } from '#lending/contactLink/parseLinkToken.ts';
import { sendOnce } from '#platform/api/sendOnce.ts';
import { HumanCheckPanel, type HumanCheckHandle } from '#platform/humanCheck/HumanCheckPanel.tsx';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { AccountOffer } from '#platform/session/screens/AccountOffer.tsx';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import type { ThankYouState } from '#lending/rateDrop/thankYouState.ts';
import { useNavigateIfMounted } from '#platform/routing/useNavigateIfMounted.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { AlertForm, AlertFormPage, useSetAlert, toFormError } from './AlertForm.tsx';
import { ChangeAlert } from './ChangeAlert.tsx';
import { initialAlertValues } from './alertValues.ts';
import { useGetLoanContactQuery, useGetLoanDetailQuery, useAddLeadMutation, useTieToContactMutation } from './rateDropApi.ts';
import { setAlertMessages as messages, formMessages } from './formMessages.ts';

/**
 * `/loans/rate-drop`: sets an alert on one of the borrower's loans, changes an alert, or sets one from a loan officer's link. The route
 * guard requires one of these three query parameters.
 */
export function SetAlertScreen() {
  const [search] = useSearchParams();
  const preference = search.get('userPreferenceId') ?? '';
  const loanNumber = search.get('loanNumber') ?? '';
  if (preference !== '') return <ChangeAlert key={preference} userPreferenceId={preference} />;
  if (loanNumber !== '') return <AlertOnLoan key={loanNumber} loanNumber={loanNumber} />;
  return <VisitorsAlert contactId={search.get('contactId') || search.get('contactid')} />; // `||` because either may be an empty string
}

const SKELETON = <CardSkeleton rowKind="fields" rows={6} />;

function AlertOnLoan({ loanNumber }: { loanNumber: string }) {
  const detail = useGetLoanDetailQuery({ loanNumber });
  const loanIdentifier = detail.currentData?.loanIdentifier;
  const contact = useGetLoanContactQuery(loanIdentifier ?? '', { skip: loanIdentifier === undefined });
  const profile = useGetProfileQuery();
  const setAlert = useSetAlert();

  if (isNotFound(detail.error)) return <Redirect to={paths.rateDrop.noData} />;
  // Waits for the loan officer request to finish, but works without its result: the officer field then starts empty, with a notice. Data
  // that arrives later fills only untouched fields.
  const isContactSettled = contact.currentData !== undefined || contact.error !== undefined;
  const query = { ...detail, ...(isContactSettled ? {} : { currentData: undefined }) };
  return (
    <AlertFormPage>
      <BackLink to={paths.rateDrop.alerts}>
        <FormattedMessage {...rateDropAlerts} />
      </BackLink>
      <PageTitle />
      <Typography variant="subtitle1">
        <FormattedMessage {...messages.lead} />
      </Typography>
      <QueryView query={query} skeleton={SKELETON}>
        {(known) => (
          <AlertForm
            initialValues={initialAlertValues({
              detail: known,
              officer: contact.currentData ?? null,
              profile: profile.data ?? null,
            })}
            verifiedEmails={[profile.data?.email ?? '']}
            detail={known}
            officerNote={<UnavailablePart query={contact} message={<FormattedMessage {...messages.officerUnchecked} />} />}
            onSubmit={setAlert}
          />
        )}
      </QueryView>
    </AlertFormPage>
  );
}

/**
 * `/public-pages/rate-drop/{loanNumber?}`: sets an alert with numbers the user types. The loan number only prefills its field; it is not
 * looked up.
 */
export function VisitorsAlertScreen() {
  const { loanNumber = '' } = useParams();
  return <VisitorsAlert loanNumber={/^\d{1,14}$/.test(loanNumber) ? loanNumber : ''} />;
}

interface Props {
  loanNumber?: string;
  /** Encrypted contact ID from a loan officer's link, as it is in the URL. It does not prefill anything. */
  contactId?: string | null;
}

/**
 * Alert form for users without a loan to start from. For a signed-in borrower the alert is saved in the account; otherwise it is sent as
 * a lead.
 */
function VisitorsAlert({ loanNumber = '', contactId = null }: Props) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  return (
    <AlertFormPage>
      {isLoggedIn && contactId === null && (
        <BackLink to={paths.rateDrop.alerts}>
          <FormattedMessage {...rateDropAlerts} />
        </BackLink>
      )}
      <PageTitle />
      <Stack spacing={2}>
        <Typography variant="subtitle1">
          <FormattedMessage {...messages.lead} />
        </Typography>
        {contactId === null && (
          <AccountOffer>
            <FormattedMessage {...messages.withAccount} />
          </AccountOffer>
        )}
      </Stack>
      {isLoggedIn && contactId === null ? (
        <AccountAlertForm loanNumber={loanNumber} />
      ) : (
        <LeadForm loanNumber={loanNumber} contactId={contactId} />
      )}
    </AlertFormPage>
  );
}

/** Renders the form without waiting for the profile, which only prefills name and email. */
function AccountAlertForm({ loanNumber }: { loanNumber: string }) {
  const profile = useGetProfileQuery();
  const setAlert = useSetAlert();
  return (
    <AlertForm
      initialValues={initialAlertValues({ profile: profile.data ?? null, loanNumber })}
      verifiedEmails={[profile.data?.email ?? '']}
      onSubmit={setAlert}
    />
  );
}

const NO_VERIFIED_EMAILS: readonly string[] = [];

function LeadForm({ loanNumber, contactId }: Required<Props>) {
  const { formatMessage } = useIntl();
  const navigate = useNavigateIfMounted();
  const check = useRef<HumanCheckHandle>(null);
  const dispatch = useDispatch<PortalDispatch>();
  const [start] = useState(() => initialAlertValues({ loanNumber }));
  const [addLead] = useAddLeadMutation();
  const [tieToContact] = useTieToContactMutation();

  const send = async (alert: RateDropAlert): Promise<unknown> => {
    const human = await check.current?.takeProof();
    if (human === 'awaitsPerson') return { problem: formMessages.humanCheckMissing };
    const humanCheck = human?.proof ?? undefined;
    const lead = { alert, ...(humanCheck === undefined ? {} : { humanCheck }) };
    const answer = await dispatch(sendOnce('lead', alert, (idempotencyKey) => addLead({ lead, idempotencyKey })));
    if (answer === 'earlierKept') return { problem: formMessages.earlierSet, outcome: 'earlier' };
    if (answer.error !== undefined) return toFormError(answer.error as PortalError); // the base query rejects only with a PortalError
    const { token } = answer.data;
    const contact = parseLinkToken(contactId);
    const isTied =
      contactId === null ||
      (contact !== null && (await tieToContact({ token, contact: { token: contact } })).error === undefined);
    const state: ThankYouState = { kind: 'lead', reference: token, ...(!isTied && { isLinkBad: true }) };
    const isShown = await navigate(paths.rateDrop.visitorsThankYou, { replace: true, state });
    if (!isShown) dispatch(showToast('rate-alert', { type: 'success', message: formatMessage(formMessages.isSet) }));
    return undefined;
  };

  return (
    <AlertForm initialValues={start} verifiedEmails={NO_VERIFIED_EMAILS} onSubmit={send}>
      <Stack spacing={3} sx={{ maxWidth: 'var(--flow)' }}>
        <HumanCheckPanel ref={check} alternative={<CallSupport />} />
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...formMessages.onlyForThis} />
        </Typography>
      </Stack>
    </AlertForm>
  );
}
