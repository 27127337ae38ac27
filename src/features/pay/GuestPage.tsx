import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router-dom';

import type { LoanFound } from '#contract/payment.ts';
import { messages as servicingMessages } from '#platform/servicing/messages.ts';
import { ActionLink } from '#platform/ui/ActionLink.tsx';
import { PageTitle } from '#platform/ui/PageTitle.tsx';
import { QueryView } from '#platform/ui/QueryView.tsx';
import { CardSkeleton } from '#platform/ui/CardSkeleton.tsx';

import { isTicketEnded, useFindGuestLoanQuery } from './guestApi.ts';
import { messages } from './guestMessages.ts';
import { guestPlaceOf, type GuestPlace } from './guestPlace.ts';
import { TicketEnded } from './PayFlow.tsx';
import { PayLayout } from './PayLayout.tsx';
import { paths } from '#platform/routing/paths.ts';

type Title = (typeof messages)['dmiTitle' | 'specialTitle' | 'movedTitle' | 'movingTitle'];

interface Props {
  place: GuestPlace;
  title: (found: LoanFound | undefined) => Title;
  children: (found: LoanFound) => ReactNode;
}

/** A page about the loan of the tab's ticket that is paid elsewhere; without a ticket it leads back to the start. */
export function GuestPage({ place, title, children }: Props) {
  const query = useFindGuestLoanQuery();
  const loan = query.currentData;
  const found = loan?.state === 'open' ? loan.found : undefined;
  return (
    <PayLayout isPaidElsewhere>
      <PageTitle message={title(found)} />
      {loan === undefined && !query.isFetching && isTicketEnded(query.error) ? (
        <TicketEnded />
      ) : (
        <QueryView query={query} skeleton={<CardSkeleton of="facts" rows={5} />}>
          {(data) => {
            const elsewhere = guestPlaceOf(data, place);
            if (elsewhere !== null) return <Navigate replace to={elsewhere} />;
            if (data.state !== 'open') return null;
            return (
              <>
                <p className="lead">
                  <FormattedMessage
                    {...servicingMessages.masked}
                    values={{ lastFour: data.found.servicing.loanNumber.slice(-4) }}
                  />
                </p>
                {children(data.found)}
                <div className="actions no-print">
                  <ActionLink look="quiet" to={paths.pay.start}>
                    <FormattedMessage {...messages.startAgain} />
                  </ActionLink>
                </div>
              </>
            );
          }}
        </QueryView>
      )}
    </PayLayout>
  );
}
