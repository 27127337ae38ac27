import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';

import type { LinkContact } from '#contract/borrower/docuSafe.ts';
import { readableEntries } from '#domain/unreadable.ts';
import { useLinkToken } from '#lending/contactLink/useLinkToken.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { BadLinkRedirect } from '#platform/routing/BadLinkRedirect.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { useGetLinkContactQuery } from '../docuSafeApi.ts';
import { withDocuSafe } from '../docuSafeFeature.ts';
import { messages } from './requestMessages.ts';
import { RequestView, UnreadableRequests } from './RequestView.tsx';
import { useRequests } from './useRequests.ts';

/** Screen at `/public-pages/document-requests/{loanOfficerEmail}/{encryptedContactId}`. */
export const FollowUpScreen = withDocuSafe(() => <LinkedRequestScreen kind="followUp" />);

/** Screen at `/public-pages/pre-approval-documents-request/{loanOfficerEmail}/{encryptedContactId}`. */
export const PreApprovalScreen = withDocuSafe(() => <LinkedRequestScreen kind="preApproval" />);

function LinkedRequestScreen({ kind }: { kind: LinkContact['kind'] }) {
  const { loanOfficerEmail: officer = '' } = useParams();
  const token = useLinkToken({ param: 'encryptedContactId', query: 'id' });
  return token === null || officer === '' ? <BadLinkRedirect /> : <LinkedRequest kind={kind} officer={officer} token={token} />;
}

function LinkedRequest({ kind, officer, token }: { kind: LinkContact['kind']; officer: string; token: string }) {
  const formatDay = useFormatDay();
  const contact = useGetLinkContactQuery({ officer, token });
  const requests = useRequests({ token });
  const isBad = [contact, requests].some(({ currentData, error }) => currentData === undefined && isNotFound(error));
  if (isBad || (contact.currentData !== undefined && contact.currentData.kind !== kind)) return <BadLinkRedirect />;
  return (
    <Stack spacing={3}>
      <meta name="robots" content="noindex" />
      <PageTitle />
      <QueryView query={contact} skeleton={<CardSkeleton hasLead rowKind="facts" rows={8} />}>
        {({ expiresOn }) => (
          <QueryView isSlowToRender query={requests} skeleton={<CardSkeleton hasLead rowKind="facts" rows={8} />}>
            {(list) => (
              <>
                <UnreadableRequests list={list} />
                {readableEntries(list).map((request) => (
                  <RequestView key={request.requestId} request={request} whose={{ token }} />
                ))}
                <Typography variant="body2" color="textSecondary">
                  <FormattedMessage {...messages.goodThrough} values={{ day: formatDay(expiresOn, 'long') ?? '' }} />
                </Typography>
              </>
            )}
          </QueryView>
        )}
      </QueryView>
    </Stack>
  );
}
