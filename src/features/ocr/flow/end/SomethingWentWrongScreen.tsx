import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { linkTag } from '#lending/contactLink/linkTag.ts';
import { useSealedToken } from '#lending/contactLink/useSealedToken.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';
import { LineDrawing, type Drawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { EmptyPanel } from '#platform/ui/layout/EmptyPanel.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { badLinkTitle } from '../../badLinkTitle.ts';
import type { IncomeCheck } from '../../ocrApi.ts';
import { withOcr } from '../../ocrFeature.ts';
import { isTicketEnded } from '../isTicketEnded.ts';
import { placeOf, stepAddress, verifyAddress } from '../stepNames.ts';
import { useIncomeCheck } from '../useIncomeCheck.ts';
import { messages } from './endMessages.ts';
import { useFailureReport } from './useFailureReport.ts';

/**
 * `/income-verification-documents-request/{contactId}/something-went-wrong`: explains a failed check, or that nothing went wrong,
 * depending on the lender's data.
 */
export const SomethingWentWrongScreen = withOcr(() => {
  const token = useSealedToken({ param: 'contactId', query: '' });
  return token === null ? <NoSuchLink /> : <Opened token={token} />;
});

function Opened({ token }: { token: string }) {
  const query = useIncomeCheck(token);
  if (isNotFound(query.error)) return <NoSuchLink />;
  if (isTicketEnded(query.error)) return <Redirect to={verifyAddress(token, 'something-went-wrong')} />;
  const check = query.currentData;
  if (check?.agencyRequest === null && check.aimCheck?.state === 'failed') {
    return <Failed check={check} token={token} onTicketEnded={query.refetch} />;
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
              <Button component={RouterLink} variant="contained" to={stepAddress(token, placeOf(found))}>
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
const NoSuchLink = () => (
  <DeadEnd
    title={badLinkTitle}
    says={[messages.badWhy, messages.badNext]}
    actions={
      <Button component={RouterLink} variant="outlined" to={paths.loans.list}>
        <FormattedMessage {...messages.seeLoans} />
      </Button>
    }
  />
);

const REPORTS = { telling: messages.telling, told: messages.told, untold: messages.untold };

interface FailedProps {
  check: IncomeCheck;
  token: string;
  onTicketEnded: () => unknown;
}

function Failed({ check, token, onTicketEnded }: FailedProps) {
  const report = useFailureReport(check, linkTag(token), onTicketEnded);
  return (
    <Flow spacing={2}>
      <Page drawing="letter" title={messages.failedTitle}>
        <p>
          <FormattedMessage {...messages.failed} />
        </p>
        <p role="status">
          <FormattedMessage {...REPORTS[report]} />
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
    </Flow>
  );
}

interface PageProps {
  drawing: Drawing;
  title?: MessageDescriptor | undefined;
  children: ReactNode;
}

const Page = ({ drawing, title, children }: PageProps) => (
  <Flow>
    <EmptyPanel>
      <meta name="robots" content="noindex" />
      <LineDrawing name={drawing} />
      <PageTitle message={title} />
      {children}
    </EmptyPanel>
  </Flow>
);
