import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { SharedScenarios } from '#contract/borrower/scenarios.ts';
import { useSealedToken } from '#lending/contactLink/useSealedToken.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { BadLink } from '#platform/routing/BadLink.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { CheapestWhen } from './CheapestWhen.tsx';
import { comparisonOf, standingsAfter } from './comparison.ts';
import { CostChart } from './CostChart.tsx';
import { useGetSharedScenariosQuery } from './loanSummariesApi.ts';
import { ScenarioCards } from './ScenarioCards.tsx';
import './summaries.css';
import { Answer, Assumptions, Intro, OfficerToAsk } from './SummaryWords.tsx';
import { YearsControl, yearsOf } from './YearsControl.tsx';

/** `/public-pages/loan-summaries/{id}` and `/loan-summaries/loan-summary?id=`: the scenarios that an officer shared, compared. */
export function LoanSummaryScreen() {
  const token = useSealedToken({ param: 'loanSummaryId', query: 'id' });
  return token === null ? <BadLink /> : <Shared token={token} />;
}

function Shared({ token }: { token: string }) {
  const query = useGetSharedScenariosQuery({ token }, { refetchOnMountOrArgChange: true });
  if (query.currentData === undefined && isNotFound(query.error)) return <BadLink />;
  return (
    <div className="stack">
      <meta name="robots" content="noindex" />
      <PageTitle />
      <QueryView query={query} skeleton={<Outline />}>
        {(shared) => <Compared shared={shared} />}
      </QueryView>
    </div>
  );
}

const Outline = () => (
  <div className="scenarios scenarios-3">
    <CardSkeleton lead of="facts" rows={8} />
    <CardSkeleton lead of="facts" rows={8} />
    <CardSkeleton lead of="facts" rows={8} />
  </div>
);

function Compared({ shared }: { shared: SharedScenarios }) {
  const comparison = useMemo(() => comparisonOf(shared), [shared]);
  const [years, setYears, keepYears] = usePlan(comparison.usualYears);
  // Chart and table are the most to draw: they follow the slider, which does not wait for them.
  const drawnYears = useDeferredValue(years);
  const standings = standingsAfter(comparison, years);
  return (
    <>
      <Intro shared={shared} comparison={comparison} />
      <YearsControl years={years} onYears={setYears} onChosen={keepYears} />
      <Answer comparison={comparison} standings={standings} years={years} />
      <div className="compared">
        <ScenarioCards comparison={comparison} standings={standings} years={years} />
        <CheapestWhen comparison={comparison} years={years} preparedAt={shared.preparedAt} />
        <CostChart comparison={comparison} years={drawnYears} />
      </div>
      <div className="two-columns">
        <Assumptions shared={shared} comparison={comparison} />
        <OfficerToAsk officer={shared.officer} />
      </div>
    </>
  );
}

/** The plan's place in the address, so that it is still there after a reload. It says nothing about anybody. */
const PLAN = 'years';

/** The years of the plan: those shown now, how to show others, and how to keep them in the address. */
function usePlan(usualYears: number) {
  const [search, setSearch] = useSearchParams();
  const kept = yearsOf(search.get(PLAN));
  const [years, setYears] = useState(kept ?? usualYears);
  // Only what is chosen in the end: browsers refuse a page that writes its address too often.
  const keep = (chosen: number) => {
    if (chosen === kept) return;
    setSearch(
      (present) => {
        present.set(PLAN, String(chosen));
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [years, setYears, keep] as const;
}
