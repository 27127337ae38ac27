import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import { hadContactTicket } from '#lending/contactLink/contactTicket.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import { useLinkToken } from '#lending/contactLink/useLinkToken.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { BadLinkRedirect } from '#platform/routing/BadLinkRedirect.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { Bullets } from '#platform/ui/layout/Bullets.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

import { selectVerification, type WithOcr, withOcr } from '../../ocrSlice.ts';
import { IncomeSteps } from '../IncomeSteps.tsx';
import { isTicketExpired } from '../isTicketExpired.ts';
import { pathAfterVerify } from '../stepPaths.ts';
import { useIncomeCheck } from '../useIncomeCheck.ts';
import { VerifyForm } from './VerifyForm.tsx';
import { messages } from './verifyMessages.ts';

/** `/income-verification-documents-request/{contactId}/verify-information`: landing page of the mailed link. */
export const VerifyInformationScreen = withOcr(() => {
  const token = useLinkToken({ param: 'contactId', query: '' });
  return token === null ? <BadLinkRedirect /> : <Verify token={token} />;
});

/** Loads the income check first. The response shows whether the link is valid, and with a valid contact ticket the form is skipped. */
function Verify({ token }: { token: string }) {
  const [search] = useSearchParams();
  const dispatch = useDispatch<PortalDispatch>();
  const query = useIncomeCheck(token);
  const tag = linkTag(token);
  const isBadLink = useSelector((state: WithOcr) => selectVerification(state, tag))?.isBadLink ?? false;
  const [isReturning] = useState(() => dispatch(hadContactTicket(tag)));
  const needsIdentity = isTicketExpired(query.error);
  if (isBadLink || isNotFound(query.error)) return <BadLinkRedirect />;
  if (!needsIdentity && query.currentData !== undefined) {
    return <Redirect to={pathAfterVerify(token, search, query.currentData)} />;
  }
  return (
    <Stack spacing={2}>
      <meta name="robots" content="noindex" />
      <IncomeSteps current={0} />
      <PageTitle />
      <Typography variant="subtitle1">
        <FormattedMessage {...messages.lead} />
      </Typography>
      {needsIdentity && isReturning && (
        <Alert severity="info" role="note">
          <FormattedMessage {...messages.again} />
        </Alert>
      )}
      <TwoColumns>
        {needsIdentity ? (
          <Card>
            <VerifyForm token={token} onVerified={query.refetch} />
          </Card>
        ) : (
          <QueryView query={query} skeleton={<CardSkeleton rowKind="fields" rows={3} />}>
            {() => null}
          </QueryView>
        )}
        <aside>
          <SectionCard title={<FormattedMessage {...messages.ready} />}>
            <Bullets>
              {[messages.readyPaystubs, messages.readyTime, messages.readyStop].map((message) => (
                <li key={message.id}>
                  <FormattedMessage {...message} />
                </li>
              ))}
            </Bullets>
          </SectionCard>
        </aside>
      </TwoColumns>
    </Stack>
  );
}
