import { FormattedMessage } from 'react-intl';

import type { ContactOwner } from '#contract/borrower/valuation.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { QueryView, type Query } from '#platform/query/QueryView.tsx';
import { UncheckedPart } from '#platform/query/UncheckedPart.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import {
  useGetContactOwnerQuery,
  useGetEquityRatesQuery,
  useGetHomeEquityQuery,
  useGetValuationLoanQuery,
  type Home,
} from '../homeValuationApi.ts';
import { messages } from '../messages.ts';
import { AskCard } from '../question/AskCard.tsx';
import type { HomeEquity } from '../homeValuationApi.ts';
import { EquityCard } from './EquityCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { InsuranceCard } from './InsuranceCard.tsx';
import { LiensCard } from './LiensCard.tsx';
import { RatesCard } from './RatesCard.tsx';
import { ReportOutline } from './ReportOutline.tsx';
import { SalesCard } from './SalesCard.tsx';
import { ValueCard } from './ValueCard.tsx';

/**
 * All that is known of a home's value. The value and what is owed come first; what stands in the other cards may fail or be missing without
 * taking the report along.
 */
export function Report({ home }: { home: Home }) {
  const equity = useGetHomeEquityQuery(home);
  const contact = useGetContactOwnerQuery(home);
  const { currentData: owner } = contact;
  return (
    <>
      {/* Its line is there from the start, so that nothing moves when it comes. */}
      <p className="lead home-place">{owner !== undefined && <Place owner={owner} />}</p>
      <QueryView isLong query={equity} skeleton={<ReportOutline />}>
        {(report) => <Cards home={home} report={report} contact={contact} />}
      </QueryView>
    </>
  );
}

function Place({ owner: { place, expiresAt } }: { owner: ContactOwner }) {
  const formatDay = useFormatDay();
  const { street, city, state } = place;
  return (
    <>
      {[street, city, state].filter((part) => part !== '').join(', ')}
      {expiresAt !== null && (
        <span className="line small">
          <FormattedMessage {...messages.opensThrough} values={{ day: formatDay(expiresAt, 'date') ?? '' }} />
        </span>
      )}
    </>
  );
}

interface CardsProps {
  home: Home;
  report: HomeEquity;
  contact: Query<ContactOwner>;
}

function Cards({ home, report, contact }: CardsProps) {
  const { currentData: owner } = contact;
  const { estimate, comparables } = report;
  const quoted = useGetEquityRatesQuery(home);
  const { currentData: rates } = quoted;
  const owed = useGetValuationLoanQuery(home);
  const insurance =
    owed.currentData === undefined ? (
      <UncheckedPart query={owed} says={<FormattedMessage {...messages.loanUnchecked} />} />
    ) : (
      <InsuranceCard loan={owed.currentData} />
    );
  const ask =
    owner === undefined ? (
      <UncheckedPart query={contact} says={<FormattedMessage {...messages.officerUnchecked} />} />
    ) : (
      <AskCard home={home} owner={owner} hasValue={estimate !== null} />
    );
  const officer = owner?.officer != null && <OfficerCard officer={owner.officer} />;
  if (estimate === null) {
    return (
      <div className="two-columns">
        <div className="stack">
          <NoValue report={report} />
          {report.liens.length > 0 && <LiensCard liens={report.liens} />}
          {insurance}
        </div>
        <div className="stack">
          {ask}
          {officer}
        </div>
      </div>
    );
  }
  return (
    <>
      <div className="home-answer">
        <ValueCard estimate={estimate} source={report.source} />
        <div className="home-beside stack">
          <EquityCard estimate={estimate} liens={report.liens} />
          {ask}
        </div>
        <HistoryCard home={report} />
      </div>
      <div className="two-columns">
        {comparables.length > 0 && <SalesCard sales={comparables} estimate={estimate} />}
        <div className="stack">
          <UncheckedPart query={quoted} says={<FormattedMessage {...messages.ratesUnchecked} />} />
          {rates !== undefined && rates.rates.length > 0 && <RatesCard quoted={rates} />}
          {insurance}
          {officer}
        </div>
      </div>
    </>
  );
}

function NoValue({ report: { noEstimate } }: { report: HomeEquity }) {
  return (
    <ScreenCard title={<FormattedMessage {...messages.none} />}>
      <p>
        <FormattedMessage {...messages[noEstimate ?? 'unknown']} />
      </p>
      <p className="muted small">
        <CallSupport />
      </p>
    </ScreenCard>
  );
}
