import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';

import { useSealedToken } from '#lending/contactLink/useSealedToken.ts';
import { BadLink } from '#platform/routing/BadLink.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { WhoSends } from './WhoSends.tsx';

const loadSending = () => import(/* webpackChunkName: "Sending" */ './Sending.tsx');
const Sending = lazy(async () => ({ default: (await loadSending()).Sending }));

/**
 * `/public-pages/send-documents/{loanOfficerEmail}/upload`: sends documents to a loan officer who did not request any. Once the sender is
 * known, `?id=` has the token for the uploads, so that a reload continues.
 */
export function SendDocumentsScreen() {
  const { loanOfficerEmail: officer = '' } = useParams();
  const token = useSealedToken({ param: '', query: 'id' });
  if (officer === '') return <BadLink />;
  return (
    <Stack spacing={2}>
      <meta name="robots" content="noindex" />
      <PageTitle />
      {token === null ? (
        <WhoSends address={officer} onFormShown={loadSending} />
      ) : (
        <Suspense fallback={<CardSkeleton lead of="facts" rows={8} />}>
          <Sending address={officer} token={token} />
        </Suspense>
      )}
    </Stack>
  );
}
