import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import { hadContactTicket } from '#lending/contactLink/contactTicket.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import { useSealedToken } from '#lending/contactLink/useSealedToken.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { BadLink } from '#platform/routing/BadLink.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { IncomeSteps } from '../IncomeSteps.tsx';
import { isTicketEnded } from '../isTicketEnded.ts';
import { nextAddress } from '../stepNames.ts';
import { useIncomeCheck } from '../useIncomeCheck.ts';
import { VerifyForm } from './VerifyForm.tsx';
import { messages } from './verifyMessages.ts';

/** `/income-verification-documents-request/{contactId}/verify-information`: where a mailed link leads. */
export function VerifyInformationScreen() {
  const token = useSealedToken({ param: 'contactId', query: '' });
  return token === null ? <BadLink /> : <Verify token={token} />;
}

/** The check is asked for first: it says whether the link is good, and with a good ticket there is no question. */
function Verify({ token }: { token: string }) {
  const [search] = useSearchParams();
  const dispatch = useDispatch<PortalDispatch>();
  const query = useIncomeCheck(token);
  const [wasRefused, setWasRefused] = useState(false);
  const [isAgain] = useState(() => dispatch(hadContactTicket(linkTag(token))));
  const isAsked = isTicketEnded(query.error);
  if (wasRefused || isNotFound(query.error)) return <BadLink />;
  if (!isAsked && query.currentData !== undefined) {
    return <Redirect to={nextAddress(token, search, query.currentData)} />;
  }
  return (
    <div className="stack">
      <meta name="robots" content="noindex" />
      <IncomeSteps current={0} />
      <PageTitle />
      <p className="lead">
        <FormattedMessage {...messages.lead} />
      </p>
      {isAsked && isAgain && (
        <Notice tone="info" still>
          <FormattedMessage {...messages.again} />
        </Notice>
      )}
      <div className="two-columns">
        {isAsked ? (
          <div className="card">
            <VerifyForm token={token} onVerified={query.refetch} onBadLink={() => setWasRefused(true)} />
          </div>
        ) : (
          <QueryView query={query} skeleton={<CardSkeleton of="fields" rows={3} />}>
            {() => null}
          </QueryView>
        )}
        <aside>
          <ScreenCard title={<FormattedMessage {...messages.ready} />}>
            <ul className="income-points">
              {[messages.readyPaystubs, messages.readyTime, messages.readyStop].map((message) => (
                <li key={message.id}>
                  <FormattedMessage {...message} />
                </li>
              ))}
            </ul>
          </ScreenCard>
        </aside>
      </div>
    </div>
  );
}
