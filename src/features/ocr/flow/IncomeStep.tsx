import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

import { linkTag } from '#lending/contactLink/linkTag.ts';
import { useLinkToken } from '#lending/contactLink/useLinkToken.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { BadLinkRedirect } from '#platform/routing/BadLinkRedirect.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import type { IncomeCheck } from '../ocrApi.ts';
import { IncomeSteps } from './IncomeSteps.tsx';
import { isTicketExpired } from './isTicketExpired.ts';
import { stepPath, verifyPath, type StepName } from './stepPaths.ts';
import { useIncomeCheck } from './useIncomeCheck.ts';

/** Token and tag of the mailed link. Only URLs and the one API call that takes it get the token; everything else uses the tag. */
export interface IncomeLink {
  token: string;
  tag: string;
}

interface Props {
  /** Index of the step, counted from 0: 1 is the upload, 2 the review, 3 the end. Step 0, the identity check, has its own screen. */
  step: 1 | 2 | 3;
  /** Introduction under the page title, shown once the income check is loaded. */
  lead?: ReactNode;
  /** @param retitle sets the page title for a phase within the step; null restores the route's title */
  children: (check: IncomeCheck, link: IncomeLink, retitle: (title: MessageDescriptor | null) => void) => ReactNode;
}

const STEP_NAMES = { 1: 'documents-upload', 2: 'documents-summary', 3: 'success' } as const satisfies Record<number, StepName>;

/**
 * Layout of a step that needs a contact ticket. Without a valid ticket it redirects to the identity check, which returns here. Data sent
 * to the agency cannot be changed, so earlier steps then redirect to the success page.
 */
export function IncomeStep(props: Props) {
  const token = useLinkToken({ param: 'contactId', query: '' });
  return token === null ? <BadLinkRedirect /> : <StepContent {...props} token={token} />;
}

function StepContent({ step, lead, children, token }: Props & { token: string }) {
  const query = useIncomeCheck(token);
  const [phaseTitle, setPhaseTitle] = useState<MessageDescriptor | null>(null);
  if (isNotFound(query.error)) return <BadLinkRedirect />;
  if (isTicketExpired(query.error)) return <Redirect to={verifyPath(token, STEP_NAMES[step])} />;
  if (step < 3 && query.currentData?.agencyRequest != null) return <Redirect to={stepPath(token, 'success')} />;
  return (
    <Stack spacing={2}>
      <meta name="robots" content="noindex" />
      <IncomeSteps current={step} />
      <PageTitle message={phaseTitle ?? undefined} />
      <QueryView query={query} skeleton={<CardSkeleton hasLead rowKind="facts" rows={6} />}>
        {(check) => (
          <>
            {lead !== undefined && <Typography variant="subtitle1">{lead}</Typography>}
            {children(check, { token, tag: linkTag(token) }, setPhaseTitle)}
          </>
        )}
      </QueryView>
    </Stack>
  );
}
