import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import type { SharedScenarios } from '#contract/borrower/scenarios.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import { useLinkToken } from '#lending/contactLink/useLinkToken.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { BadLinkRedirect } from '#platform/routing/BadLinkRedirect.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';
import { SAME_PAGE_STATE } from '#platform/ui/layout/useFocusOnNavigation.ts';

import { CheapestPeriods } from './CheapestPeriods.tsx';
import { compareScenarios, resultsAfter, scenarioMerits, type Comparison, type ScenarioResult } from './comparison.ts';
import { CostChart } from './CostChart.tsx';
import { useGetSharedScenariosQuery } from './loanSummariesApi.ts';
import {
  drawnChosen,
  selectView,
  tableToggled,
  yearsChosen,
  type WithLoanSummaries,
  withLoanSummaries,
} from './loanSummariesSlice.ts';
import { ScenarioGrid } from './ScenarioLayout.tsx';
import { CheapestSentence, Assumptions, Intro, OfficerToAsk } from './SummaryTexts.tsx';
import { YearsControl, parseYears } from './YearsControl.tsx';
import { ScenarioCard } from './ScenarioCard.tsx';

/** `/public-pages/loan-summaries/{id}` and `/loan-summaries/loan-summary?id=`: compares the loan scenarios that a loan officer shared. */
export const LoanSummaryScreen = withLoanSummaries(() => {
  const token = useLinkToken({ param: 'loanSummaryId', query: 'id' });
  return token === null ? <BadLinkRedirect /> : <SharedSummary token={token} />;
});

function SharedSummary({ token }: { token: string }) {
  const query = useGetSharedScenariosQuery({ token }, { refetchOnMountOrArgChange: true });
  if (query.currentData === undefined && isNotFound(query.error)) return <BadLinkRedirect />;
  return (
    <Stack spacing={2}>
      <meta name="robots" content="noindex" />
      <PageTitle />
      <QueryView query={query} skeleton={<SummarySkeleton />}>
        {(shared) => <ComparedScenarios shared={shared} tag={linkTag(token)} />}
      </QueryView>
    </Stack>
  );
}

const SummarySkeleton = () => (
  <ScenarioGrid count={3}>
    <CardSkeleton hasLead rowKind="facts" rows={8} />
    <CardSkeleton hasLead rowKind="facts" rows={8} />
    <CardSkeleton hasLead rowKind="facts" rows={8} />
  </ScenarioGrid>
);

function ComparedScenarios({ shared, tag }: { shared: SharedScenarios; tag: string }) {
  const dispatch = useDispatch();
  const comparison = useMemo(() => compareScenarios(shared), [shared]);
  const view = useSelector((state: WithLoanSummaries) => selectView(state, tag));
  const [kept, keepYears] = useYearsParam();
  const years = view.years ?? kept ?? comparison.defaultYears;
  // The chart and its table are the slowest parts to render, so they may lag behind the slider.
  const deferredYears = useDeferredValue(years);
  const standings = resultsAfter(comparison, years);
  return (
    <>
      <Intro shared={shared} comparison={comparison} />
      <div>
        <YearsControl
          years={years}
          onYears={(wanted) => wanted !== years && dispatch(yearsChosen({ tag, years: wanted }))}
          onChosen={keepYears}
        />
        <CheapestSentence comparison={comparison} standings={standings} years={years} />
      </div>
      <Sections useFlexGap spacing={3}>
        <ScenarioCards comparison={comparison} standings={standings} years={years} />
        <CheapestPeriods comparison={comparison} years={years} preparedAt={shared.preparedAt} />
        <CostChart
          comparison={comparison}
          years={deferredYears}
          measure={view.drawn}
          onMeasureChange={(wanted) => dispatch(drawnChosen({ tag, drawn: wanted }))}
          isTableShown={view.isTableShown}
          onTableToggled={(isShown) => dispatch(tableToggled({ tag, isTableShown: isShown }))}
        />
        <TwoColumns>
          <Assumptions shared={shared} comparison={comparison} />
          <OfficerToAsk officer={shared.officer} />
        </TwoColumns>
      </Sections>
    </>
  );
}

/**
 * On phones, the section that names the cheapest scenario comes before the long scenario cards. In print, the chart's table may continue
 * on the next page.
 */
const Sections = styled(Stack)(({ theme }) => ({
  paddingTop: 8,
  [theme.breakpoints.down('md')]: { '& > section:first-of-type': { order: -1 } },
  '@media print': { '& > section:last-of-type': { breakInside: 'auto' } },
}));

/** Query parameter that keeps the chosen years after a reload. It contains no personal data. */
const YEARS_PARAM = 'years';

function useYearsParam() {
  const [search, setSearch] = useSearchParams();
  const kept = parseYears(search.get(YEARS_PARAM));
  // Called only with the final value of the slider, because browsers block pages that change their URL too often.
  const keep = (chosen: number) => {
    if (chosen === kept) return;
    setSearch(
      (present) => {
        present.set(YEARS_PARAM, String(chosen));
        return present;
      },
      { replace: true, preventScrollReset: true, state: SAME_PAGE_STATE },
    );
  };
  return [kept, keep] as const;
}

interface Props {
  comparison: Comparison;
  /** Same order as the scenarios. */
  standings: readonly ScenarioResult[];
  years: number;
}

function ScenarioCards({ comparison: { scenarios, sizes, commonSize }, standings, years }: Props) {
  const merits = scenarioMerits(scenarios);
  return (
    <ScenarioGrid count={scenarios.length}>
      {scenarios.map((scenario, index) => {
        const standing = standings[index];
        return standing === undefined ? null : (
          <ScenarioCard
            key={String(index)}
            index={index}
            scenario={scenario}
            standing={standing}
            years={years}
            merits={merits[index] ?? []}
            loanSize={commonSize === null ? sizes[index] : undefined}
          />
        );
      })}
    </ScenarioGrid>
  );
}
