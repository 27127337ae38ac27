import type { ReactNode } from 'react';

import { QueryView, type Query } from '#platform/query/QueryView.tsx';
import { useAskAgain } from '#platform/query/useAskAgain.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { CheckingStep } from './CheckingStep.tsx';

/** Milliseconds between two polls while a payment is running. */
const ASK_AGAIN_MS = 2000;

type Ended<Outcome> = Exclude<Outcome, { state: 'running' | 'none' }>;

const hasEnded = <Outcome extends { state: string }>(outcome: Outcome): outcome is Ended<Outcome> =>
  outcome.state !== 'running' && outcome.state !== 'none';

interface Props<Outcome> {
  query: Query<Outcome>;
  /** Shown when the payment API does not know the payment. */
  none: ReactNode;
  children: (outcome: Ended<Outcome>) => ReactNode;
}

/** Shows the outcome of a loan or fee payment, as reported by the payment API. Nothing can be paid here while it is running. */
export function OutcomeView<Outcome extends { state: string }>({ query, none, children }: Props<Outcome>) {
  useAskAgain(query.currentData?.state === 'running', query.refetch, ASK_AGAIN_MS, query.error);
  return (
    <Flow spacing={2}>
      {query.currentData === undefined && <PageTitle />}
      <QueryView query={query} skeleton={<CardSkeleton of="facts" rows={6} />}>
        {(outcome) => {
          if (hasEnded(outcome)) return children(outcome);
          if (outcome.state === 'running') return <CheckingStep isUnanswerable={false} />;
          // A cached `none` may be from before the payment was sent, so wait for the refetch.
          if (!query.isFetching) return none;
          return (
            <>
              <PageTitle />
              <CardSkeleton of="facts" rows={6} />
            </>
          );
        }}
      </QueryView>
    </Flow>
  );
}
