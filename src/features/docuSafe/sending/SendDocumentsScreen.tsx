import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';

import { useLinkToken } from '#lending/contactLink/useLinkToken.ts';
import { BadLinkRedirect } from '#platform/routing/BadLinkRedirect.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { SenderStep } from './SenderStep.tsx';

const loadSending = () => import(/* webpackChunkName: "Sending" */ './SendingStep.tsx');
const Sending = lazy(async () => ({ default: (await loadSending()).SendingStep }));

/**
 * `/public-pages/send-documents/{loanOfficerEmail}/upload`: sends documents to a loan officer who did not request any. Once the sender is
 * known, `?id=` has the token for the uploads, so that a reload continues.
 */
export function SendDocumentsScreen() {
  const { loanOfficerEmail: officer = '' } = useParams();
  const token = useLinkToken({ param: '', query: 'id' });
  if (officer === '') return <BadLinkRedirect />;
  return (
    <Stack spacing={2}>
      <meta name="robots" content="noindex" />
      <PageTitle />
      {token === null ? (
        <SenderStep address={officer} onFormShown={loadSending} />
      ) : (
        <Suspense fallback={<CardSkeleton hasLead rowKind="facts" rows={8} />}>
          <Sending address={officer} token={token} />
        </Suspense>
      )}
    </Stack>
  );
}
