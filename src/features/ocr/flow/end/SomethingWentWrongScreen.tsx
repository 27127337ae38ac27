import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { linkTag } from '#lending/contactLink/linkTag.ts';
import { useSealedToken } from '#lending/contactLink/useSealedToken.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { LineDrawing, type Drawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { badLinkTitle } from '../../badLinkTitle.ts';
import type { IncomeCheck } from '../../ocrApi.ts';
import { isTicketEnded } from '../isTicketEnded.ts';
import { placeOf, stepAddress, verifyAddress } from '../stepNames.ts';
import { useIncomeCheck } from '../useIncomeCheck.ts';
import { messages } from './endMessages.ts';
import { useFailureReport } from './useFailureReport.ts';

/** `/income-verification-documents-request/{contactId}/something-went-wrong`: what that was, by what the lender has. */
export function SomethingWentWrongScreen() {
  const token = useSealedToken({ param: 'contactId', query: '' });
  return token === null ? <NoSuchLink /> : <Opened token={token} />;
}

function Opened({ token }: { token: string }) {
  const query = useIncomeCheck(token);
  if (isNotFound(query.error)) return <NoSuchLink />;
  if (isTicketEnded(query.error)) return <Redirect to={verifyAddress(token, 'something-went-wrong')} />;
  const check = query.currentData;
  if (check?.agencyRequest === null && check.aimCheck?.state === 'failed') {
    return <Failed check={check} token={token} onTicketEnded={query.refetch} />;
  }
  return (
    <DeadEnd drawing="home" title={check === undefined ? undefined : messages.nothingTitle}>
      <QueryView query={query} skeleton={<Skeleton height="120px" />}>
        {(found) => (
          <>
            <p>
              <FormattedMessage {...messages.nothing} />
            </p>
            <div className="actions">
              <ActionLink look="primary" to={stepAddress(token, placeOf(found))}>
                <FormattedMessage {...messages.goOn} />
              </ActionLink>
            </div>
          </>
        )}
      </QueryView>
    </DeadEnd>
  );
}

/** Says nothing of what the link was for. */
function NoSuchLink() {
  return (
    <DeadEnd drawing="signpost" title={badLinkTitle}>
      <p>
        <FormattedMessage {...messages.badWhy} />
      </p>
      <p>
        <FormattedMessage {...messages.badNext} />
      </p>
      <div className="actions">
        <ActionLink to={paths.loans.list}>
          <FormattedMessage {...messages.seeLoans} />
        </ActionLink>
      </div>
      <p className="muted small">
        <CallSupport />
      </p>
    </DeadEnd>
  );
}

const REPORTS = { telling: messages.telling, told: messages.told, untold: messages.untold };

interface FailedProps {
  check: IncomeCheck;
  token: string;
  onTicketEnded: () => unknown;
}

function Failed({ check, token, onTicketEnded }: FailedProps) {
  const report = useFailureReport(check, linkTag(token), onTicketEnded);
  return (
    <div className="flow stack">
      <DeadEnd drawing="letter" title={messages.failedTitle}>
        <p>
          <FormattedMessage {...messages.failed} />
        </p>
        <p role="status">
          <FormattedMessage {...REPORTS[report]} />
        </p>
        <p className="muted">
          <FormattedMessage {...messages.againHelp} />
        </p>
        <div className="actions">
          <ActionLink to={`${paths.income.summary(token)}?again=1`}>
            <FormattedMessage {...messages.again} />
          </ActionLink>
        </div>
      </DeadEnd>
      <OfficerCard officer={check.officer} />
    </div>
  );
}

function DeadEnd({ drawing, title, children }: { drawing: Drawing; title?: MessageDescriptor | undefined; children: ReactNode }) {
  return (
    <div className="flow empty-state">
      <meta name="robots" content="noindex" />
      <LineDrawing name={drawing} />
      <PageTitle message={title} />
      {children}
    </div>
  );
}
