import type { ReactNode } from 'react';

import { QueryView, type QueryResult } from '#platform/query/QueryView.tsx';
import { usePolling } from '#platform/query/usePolling.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { CheckingStep } from './CheckingStep.tsx';

const POLL_MS = 2000;

type EndedOutcome<Outcome> = Exclude<Outcome, { state: 'running' | 'none' }>;

const hasEnded = <Outcome extends { state: string }>(outcome: Outcome): outcome is EndedOutcome<Outcome> =>
  outcome.state !== 'running' && outcome.state !== 'none';

interface Props<Outcome> {
  query: QueryResult<Outcome>;
  /** Shown when the payment API does not know the payment. */
  notFound: ReactNode;
  children: (outcome: EndedOutcome<Outcome>) => ReactNode;
}

/** Shows the outcome of a loan or fee payment, as reported by the payment API. Nothing can be paid here while it is running. */
export function OutcomeView<Outcome extends { state: string }>({ query, notFound, children }: Props<Outcome>) {
  usePolling(query.currentData?.state === 'running', query.refetch, POLL_MS, query.error);
  return (
    <NarrowColumn spacing={2}>
      {query.currentData === undefined && <PageTitle />}
      <QueryView query={query} skeleton={<CardSkeleton rowKind="facts" rows={6} />}>
        {(outcome) => {
          if (hasEnded(outcome)) return children(outcome);
          if (outcome.state === 'running') return <CheckingStep isUnanswerable={false} />;
          // A cached `notFound` may be from before the payment was sent, so wait for the refetch.
          if (!query.isFetching) return notFound;
          return (
            <>
              <PageTitle />
              <CardSkeleton rowKind="facts" rows={6} />
            </>
          );
        }}
      </QueryView>
    </NarrowColumn>
  );
}
