import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

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

import { badLinkTitle } from '../../badLinkTitle.ts';
import type { IncomeCheck } from '../../ocrApi.ts';
import { withOcr } from '../../ocrFeature.ts';
import { isTicketExpired } from '../isTicketExpired.ts';
import { currentStep, stepPath, verifyPath } from '../stepPaths.ts';
import { useIncomeCheck } from '../useIncomeCheck.ts';
import { messages } from './endMessages.ts';
import { useFailureReport } from './useFailureReport.ts';

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
