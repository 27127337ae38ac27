import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import type { HomeEquity } from '#contract/borrower/valuation.ts';
import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { EquityCard } from './EquityCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { useGetContactOwnerQuery, useGetHomeEquityQuery } from './homeValuationApi.ts';
import './homeValue.css';
import { messages } from './messages.ts';
import { SalesCard } from './SalesCard.tsx';
import { titles } from './titles.ts';
import { ValueCard } from './ValueCard.tsx';

/** `/home-valuation-report?loan=`: what the borrower's home may be worth; without a loan it is the first of the list. */
export function HomeValueScreen() {
  const [search] = useSearchParams();
  const loans = useGetLoansQuery();
  return (
    <div className="stack">
      <PageTitle message={titles.homeValue} />
      <QueryView query={loans} skeleton={<Outline />}>
        {(list) => {
          const loan = list.find(({ loanIdentifier }) => loanIdentifier === search.get('loan')) ?? list[0];
          return loan === undefined ? null : <Report loanIdentifier={loan.loanIdentifier} />;
        }}
      </QueryView>
    </div>
  );
}

const Outline = () => (
  <div className="two-columns">
    <CardSkeleton lead of="facts" rows={4} />
    <CardSkeleton lead of="facts" rows={4} />
  </div>
);

function Report({ loanIdentifier }: { loanIdentifier: string }) {
  const equity = useGetHomeEquityQuery(loanIdentifier);
  const owner = useGetContactOwnerQuery(loanIdentifier);
  return (
    <>
      {owner.currentData !== undefined && (
        <p className="lead">
          <FormattedMessage {...messages.placeLine} values={owner.currentData.place} />
        </p>
      )}
      <QueryView query={equity} skeleton={<Outline />}>
        {(home) => <Home home={home} />}
      </QueryView>
      {owner.currentData?.officer != null && <OfficerCard officer={owner.currentData.officer} />}
    </>
  );
}

function Home({ home }: { home: HomeEquity }) {
  const { estimate, noEstimate } = home;
  if (estimate === null) {
    return (
      <ScreenCard title={<FormattedMessage {...messages.none} />}>
        <p>
          <FormattedMessage {...messages[noEstimate ?? 'notYet']} />
        </p>
        <p className="muted">
          <FormattedMessage {...messages.askInstead} />
        </p>
      </ScreenCard>
    );
  }
  return (
    <div className="two-columns">
      <div className="stack">
        <ValueCard estimate={estimate} source={home.source} />
        <HistoryCard home={home} />
        {home.comparables.length > 0 && <SalesCard sales={home.comparables} />}
      </div>
      <EquityCard estimate={estimate} liens={home.liens} />
    </div>
  );
}
