import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';

import { isUnreadable, readableEntries, type Unreadable } from '#domain/unreadable.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { Bullets } from '#platform/ui/layout/Bullets.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';
import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { UnavailablePart } from '#platform/query/UnavailablePart.tsx';
import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';

import { type DocumentRequest, useCachedDocumentTypes } from '../docuSafeApi.ts';
import { withDocuSafe } from '../docuSafeFeature.ts';
import { RequestView, UnreadableRequests } from './RequestView.tsx';
import { useRequests } from './useRequests.ts';
import { messages } from './requestMessages.ts';

const OWN_REQUESTS = { token: null };

/** Hides requests of kind `sending` that the borrower started without uploading anything. */
const isRequestShown = (request: DocumentRequest | Unreadable): boolean =>
  isUnreadable(request) || request.kind !== 'sending' || request.tasks.length > 0;

/** `/document-requests`: all requests of loan officers to the borrower, with the uploaded documents. */
export const MyRequestsScreen = withDocuSafe(() => {
  const requests = useRequests(OWN_REQUESTS);
  return (
    <Stack spacing={3}>
      <PageTitle />
      <QueryView
        isSlowToRender
        query={requests}
        isEmpty={(list) => !list.some(isRequestShown)}
        skeleton={<CardSkeleton hasLead rowKind="facts" rows={8} />}
        empty={<NoRequests />}
      >
        {(list) => (
          <Stack spacing={4}>
            <UnreadableRequests list={list} />
            {readableEntries(list.filter(isRequestShown)).map((request) => (
              <RequestView key={request.requestId} request={request} whose={OWN_REQUESTS} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
});

/** Shown when nothing is requested: documents can be sent anyway, and a list shows what may be requested later. */
function NoRequests() {
  return (
    <TwoColumns>
      <EmptyState drawing="papers" title={<FormattedMessage {...messages.none} />} action={<SendToOfficer />}>
        <Typography>
          <FormattedMessage {...messages.noneHelp} />
        </Typography>
      </EmptyState>
      <AcceptedDocumentTypes />
    </TwoColumns>
  );
}

/** Waits for the loans: on a phone, their officers' buttons appear above this list and would shift it down. */
function AcceptedDocumentTypes() {
  const { data } = useCachedDocumentTypes();
  const { isLoading } = useGetLoansQuery();
  if (data === undefined || isLoading) return null;
  return (
    <SectionCard title={<FormattedMessage {...messages.mayBeAsked} />}>
      <Typography color="textSecondary">
        <FormattedMessage {...messages.mayBeAskedHelp} />
      </Typography>
      <Bullets>
        {data.documentTypes.map(({ documentType, name }) => (
          <li key={documentType}>{name}</li>
        ))}
      </Bullets>
    </SectionCard>
  );
}

/** Buttons for sending documents to the loan officers of the borrower's loans without a request. */
function SendToOfficer() {
  const loans = useGetLoansQuery();
  const officers = readableEntries(loans.data ?? [])
    .flatMap(({ contacts }) => readableEntries(contacts))
    .filter(({ role, emailAddress }) => role === 'LOAN_OFFICER' && isEmailAddress(emailAddress));
  const names = new Map(
    officers.map(({ emailAddress, firstName, lastName }) => [emailAddress, `${firstName} ${lastName}`.trim()]),
  );
  return (
    <>
      <UnavailablePart query={loans} message={<FormattedMessage {...messages.officersUnchecked} />} />
      {names.size > 0 && (
        <Typography sx={{ width: '100%', marginBottom: 0.5 }}>
          <FormattedMessage {...messages.noneSend} />
        </Typography>
      )}
      {names.size === 0 && loans.data !== undefined && (
        <Typography>
          <CallSupport />
        </Typography>
      )}
      {[...names].map(([address, name]) => (
        <Button
          component={RouterLink}
          variant={names.size === 1 ? 'contained' : 'outlined'}
          key={address}
          to={paths.documents.sendTo(address)}
        >
          <FormattedMessage {...messages.sendTo} values={{ name: name === '' ? address : name }} />
        </Button>
      ))}
    </>
  );
}
