import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

import { linkTag } from '#lending/contactLink/linkTag.ts';
import { useSealedToken } from '#lending/contactLink/useSealedToken.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { BadLink } from '#platform/routing/BadLink.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import type { IncomeCheck } from '../ocrApi.ts';
import { IncomeSteps } from './IncomeSteps.tsx';
import { isTicketEnded } from './isTicketEnded.ts';
import { stepAddress, verifyAddress, type StepName } from './stepNames.ts';
import { useIncomeCheck } from './useIncomeCheck.ts';

/** Of the link: the token is for addresses and the call that takes it, the tag for everything else. */
export interface IncomeLink {
  token: string;
  tag: string;
}

interface Props {
  /** Its place among the four, from 0: 1 the paystubs, 2 the check of what was read, 3 the end. */
  step: 1 | 2 | 3;
  /** Under the title, once the check is there. */
  lead?: ReactNode;
  /** @param retitle takes the words of a phase within the step, or null for the route's title */
  children: (check: IncomeCheck, link: IncomeLink, retitle: (title: MessageDescriptor | null) => void) => ReactNode;
}

const NAMES = { 1: 'documents-upload', 2: 'documents-summary', 3: 'success' } as const satisfies Record<number, StepName>;

/**
 * A step behind the link, shown by what the lender has. Without a good ticket it leads to the question who it is, and comes back. What went
 * to the agency can't be changed, so the steps before lead to the end.
 */
export function IncomeStep(props: Props) {
  const token = useSealedToken({ param: 'contactId', query: '' });
  return token === null ? <BadLink /> : <Opened {...props} token={token} />;
}

function Opened({ step, lead, children, token }: Props & { token: string }) {
  const query = useIncomeCheck(token);
  const [phaseTitle, setPhaseTitle] = useState<MessageDescriptor | null>(null);
  if (isNotFound(query.error)) return <BadLink />;
  if (isTicketEnded(query.error)) return <Redirect to={verifyAddress(token, NAMES[step])} />;
  if (step < 3 && query.currentData?.agencyRequest != null) return <Redirect to={stepAddress(token, 'success')} />;
  return (
    <Stack spacing={2}>
      <meta name="robots" content="noindex" />
      <IncomeSteps current={step} />
      <PageTitle message={phaseTitle ?? undefined} />
      <QueryView query={query} skeleton={<CardSkeleton lead of="facts" rows={6} />}>
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
