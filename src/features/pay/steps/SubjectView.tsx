import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { QueryView, type Query } from '#platform/query/QueryView.tsx';

import { isTicketEnded } from '../guest/guestApi.ts';
import { TicketEnded } from '../guest/TicketEnded.tsx';
import { NotPayable } from './NotPayable.tsx';
import type { PayableLoan } from './payable.ts';
import type { PageSubject } from './usePayable.ts';

interface Props {
  query: Query<PageSubject>;
  skeleton: ReactNode;
  children: (loan: PayableLoan) => ReactNode;
}

/** Shows the loan that a page is about, or leads to the right page for its visitor. */
export function SubjectView({ query, skeleton, children }: Props) {
  if (query.currentData === undefined && !query.isFetching && isTicketEnded(query.error)) return <TicketEnded />;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(subject) => {
        if (subject.kind === 'elsewhere') return <Navigate replace to={subject.to} />;
        if (subject.kind === 'notBoarded') return <NotPayable loanIdentifier={subject.loanIdentifier} />;
        return children(subject.loan);
      }}
    </QueryView>
  );
}
