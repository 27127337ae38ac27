import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { useDispatch, useSelector } from 'react-redux';

import { linkTag } from '#lending/contactLink/linkTag.ts';
import { useLinkToken } from '#lending/contactLink/useLinkToken.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';
import { LineDrawing, type Drawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { EmptyPanel } from '#platform/ui/layout/EmptyPanel.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { useRetryUntilDelivered } from '#platform/query/useRetryUntilDelivered.ts';

import { badLinkTitle } from '../../badLinkTitle.ts';
import { type IncomeCheck, useReportAimFailureMutation } from '../../ocrApi.ts';
import { isTicketExpired } from '../isTicketExpired.ts';
import { currentStep, stepPath, verifyPath } from '../stepPaths.ts';
import { useIncomeCheck } from '../useIncomeCheck.ts';
import { messages } from './endMessages.ts';
import { failureReported, selectFailureReport, withOcr } from '../../ocrSlice.ts';

/**
 * `/income-verification-documents-request/{contactId}/something-went-wrong`: explains a failed check, or that nothing went wrong,
 * depending on the lender's data.
 */
export const SomethingWentWrongScreen = withOcr(() => {
  const token = useLinkToken({ param: 'contactId', query: '' });
  return token === null ? <InvalidLink /> : <LinkContent token={token} />;
});

function LinkContent({ token }: { token: string }) {
  const query = useIncomeCheck(token);
  if (isNotFound(query.error)) return <InvalidLink />;
  if (isTicketExpired(query.error)) return <Redirect to={verifyPath(token, 'something-went-wrong')} />;
  const check = query.currentData;
  if (check?.agencyRequest === null && check.aimCheck?.state === 'failed') {
    return <FailedCheck check={check} token={token} onTicketEnded={query.refetch} />;
  }
  return (
    <Page drawing="home" title={check === undefined ? undefined : messages.nothingTitle}>
      <QueryView query={query} skeleton={<Skeleton height="120px" />}>
        {(found) => (
          <>
            <p>
              <FormattedMessage {...messages.nothing} />
            </p>
            <CardActions>
              <Button component={RouterLink} variant="contained" to={stepPath(token, currentStep(found))}>
                <FormattedMessage {...messages.goOn} />
              </Button>
            </CardActions>
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** Shown for an unknown link. It does not reveal what the link was for. */
const InvalidLink = () => (
  <DeadEnd
    title={badLinkTitle}
    paragraphs={[messages.badWhy, messages.badNext]}
    actions={
      <Button component={RouterLink} variant="outlined" to={paths.loans.list}>
        <FormattedMessage {...messages.seeLoans} />
      </Button>
    }
  />
);

const REPORT_MESSAGES = { telling: messages.telling, told: messages.told, untold: messages.untold };

interface FailedProps {
  check: IncomeCheck;
  token: string;
  onTicketEnded: () => unknown;
}

function FailedCheck({ check, token, onTicketEnded }: FailedProps) {
  const report = useFailureReport(check, linkTag(token), onTicketEnded);
  return (
    <NarrowColumn spacing={2}>
      <Page drawing="letter" title={messages.failedTitle}>
        <p>
          <FormattedMessage {...messages.failed} />
        </p>
        <p role="status">
          <FormattedMessage {...REPORT_MESSAGES[report]} />
        </p>
        <Typography color="textSecondary">
          <FormattedMessage {...messages.againHelp} />
        </Typography>
        <CardActions>
          <Button component={RouterLink} variant="outlined" to={`${paths.income.summary(token)}?again=1`}>
            <FormattedMessage {...messages.again} />
          </Button>
        </CardActions>
      </Page>
      <OfficerCard officer={check.officer} />
    </NarrowColumn>
  );
}

interface PageProps {
  drawing: Drawing;
  title?: MessageDescriptor | undefined;
  children: ReactNode;
}

const Page = ({ drawing, title, children }: PageProps) => (
  <NarrowColumn>
    <EmptyPanel>
      <meta name="robots" content="noindex" />
      <LineDrawing name={drawing} />
      <PageTitle message={title} />
      {children}
    </EmptyPanel>
  </NarrowColumn>
);

/** Whether the lender knows that the check failed. `untold`: the lender rejected the report. */
type ReportState = 'telling' | 'told' | 'untold';

/**
 * Reports a failed check to the lender unless it already knows. Retries until there is a response; the lender counts repeated reports of
 * a check once.
 * @param onTicketEnded called when the contact ticket has expired, to refetch the income check
 */
function useFailureReport({ aimCheck }: IncomeCheck, tag: string, onTicketEnded: () => unknown): ReportState {
  const [report] = useReportAimFailureMutation();
  const dispatch = useDispatch();
  const storedReport = useSelector(selectFailureReport);
  const isTold = aimCheck?.isFailureTold === true;
  const aimCheckId = aimCheck?.aimCheckId ?? null;
  const outcome = storedReport !== null && storedReport.aimCheckId === aimCheckId ? storedReport.outcome : null;
  const isDue = aimCheckId !== null && !isTold && outcome === null;

  const sendReport = async (due: string) => {
    const { error } = await report({ tag, aimCheckId: due });
    if (error === undefined) dispatch(failureReported({ aimCheckId: due, outcome: 'told' }));
    return error;
  };
  useRetryUntilDelivered(isDue ? aimCheckId : null, sendReport, (due, error) =>
    isTicketExpired(error) ? onTicketEnded() : dispatch(failureReported({ aimCheckId: due, outcome: 'untold' })),
  );

  return isTold ? 'told' : (outcome ?? 'telling');
}
