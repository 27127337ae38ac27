import { lazy, Suspense, type ReactNode } from 'react';

import { QueryView, type Query } from '#platform/query/QueryView.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';

import { isTicketEnded } from '../guest/guestApi.ts';
import { TicketEnded } from '../guest/TicketEnded.tsx';
import { NotPayable } from './NotPayable.tsx';
import type { PayableLoan } from './payable.ts';
import type { PageSubject } from './usePayable.ts';

/** A signed-in borrower does not need it. In one chunk with the identity check, whose parts it uses. */
const TicketGate = lazy(async () => ({
  default: (await import(/* webpackChunkName: "VisitorsWays" */ '../guest/TicketGate.tsx')).TicketGate,
}));

interface Props {
  query: Query<PageSubject>;
  skeleton: ReactNode;
  /** The page's title stands outside. */
  hasTitle?: boolean;
  children: (loan: PayableLoan) => ReactNode;
}

/** Shows the loan that a page is about, or leads to the right page for its visitor. */
export function SubjectView({ query, skeleton, hasTitle = false, children }: Props) {
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
