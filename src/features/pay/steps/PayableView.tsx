import { lazy, Suspense, type ReactNode } from 'react';

import { QueryView, type QueryResult } from '#platform/query/QueryView.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';

import { isTicketEnded } from '../guest/guestApi.ts';
import { TicketEnded } from '../guest/TicketEnded.tsx';
import { NotPayable } from './NotPayable.tsx';
import type { PayableLoan } from './payable.ts';
import type { PayableOrRedirect } from './usePayable.ts';

/** Loaded lazily, because a signed-in borrower does not need it. It shares a chunk with the identity check that it renders. */
const TicketGate = lazy(async () => ({
  default: (await import(/* webpackChunkName: "VisitorsWays" */ '../guest/TicketGate.tsx')).TicketGate,
}));

interface Props {
  query: QueryResult<PayableOrRedirect>;
  skeleton: ReactNode;
  /** True when the page's title is rendered outside this component. */
  hasTitle?: boolean;
  children: (loan: PayableLoan) => ReactNode;
}

/** Renders the loan of a payment page, or redirects when another page is the right one for this loan. */
export function PayableView({ query, skeleton, hasTitle = false, children }: Props) {
  const isRefused = query.error !== undefined && !query.isFetching && isTicketEnded(query.error);
  if (query.currentData === undefined && isRefused) return <TicketEnded />;
  return (
    <QueryView query={isRefused ? { ...query, error: undefined } : query} skeleton={skeleton}>
      {(subject) => {
        if (subject.kind === 'elsewhere') return <Redirect to={subject.to} />;
        if (subject.kind === 'notBoarded') return <NotPayable loanIdentifier={subject.loanIdentifier} />;
        const { terms, record, ticketEndsAt } = subject.loan;
        if (terms.right.kind !== 'ticket') return children(subject.loan);
        return (
          <Suspense fallback={skeleton}>
            <TicketGate
              reference={terms.right.reference}
              endsAt={ticketEndsAt}
              isRefused={isRefused}
              record={record}
              hasTitle={hasTitle}
            >
              {children(subject.loan)}
            </TicketGate>
          </Suspense>
        );
      }}
    </QueryView>
  );
}
