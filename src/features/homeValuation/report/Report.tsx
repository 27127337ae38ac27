import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import Card from '@mui/material/Card';

import type { ContactOwner, Lien, HomeValue } from '#contract/borrower/valuation.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { QueryView, type QueryResult } from '#platform/query/QueryView.tsx';
import { UnavailablePart } from '#platform/query/UnavailablePart.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import {
  useGetContactOwnerQuery,
  useGetEquityRatesQuery,
  useGetHomeEquityQuery,
  useGetValuationLoanQuery,
  type HomeRef,
} from '../homeValuationApi.ts';
import { messages } from '../messages.ts';
import { QuestionCard } from '../question/QuestionCard.tsx';
import type { HomeEquity } from '../homeValuationApi.ts';
import { EquityCard } from './EquityCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { InsuranceCard } from './InsuranceCard.tsx';
import { RatesCard } from './RatesCard.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import { SalesCard } from './SalesCard.tsx';
import { centsOfAmount, formatAmountInDollars } from './amounts.ts';

/** The full home value report. Estimate and liens load first; the other cards may fail or be missing without affecting the rest. */
export function Report({ home }: { home: HomeRef }) {
  const equity = useGetHomeEquityQuery(home);
  const contact = useGetContactOwnerQuery(home);
  const { currentData: owner } = contact;
  return (
    <>
      {/* The line has a reserved height, so that loading the address does not shift the layout. */}
      <Subtitle variant="subtitle1">{owner !== undefined && <HomeAddress owner={owner} />}</Subtitle>
      <QueryView isSlowToRender query={equity} skeleton={<ReportSkeleton />}>
        {(report) => <Cards home={home} report={report} contact={contact} />}
      </QueryView>
    </>
  );
}

/** Subtitle with the same distance to the heading as on other pages. */
const Subtitle = styled(Typography)({ minHeight: '1.5em', 'h1 + &&': { marginTop: 8 } });

function HomeAddress({ owner: { place, expiresAt } }: { owner: ContactOwner }) {
  const formatDay = useFormatDay();
  const { street, city, state } = place;
  return (
    <>
      {[street, city, state].filter((part) => part !== '').join(', ')}
      {expiresAt !== null && (
        <Typography component="span" variant="body2" className="line" sx={{ marginTop: 0.5 }}>
          <FormattedMessage {...messages.opensThrough} values={{ day: formatDay(expiresAt, 'date') ?? '' }} />
        </Typography>
      )}
    </>
  );
}

interface CardsProps {
  home: HomeRef;
  report: HomeEquity;
  contact: QueryResult<ContactOwner>;
}

function Cards({ home, report, contact }: CardsProps) {
  const { currentData: owner } = contact;
  const { estimate, comparables } = report;
  const quoted = useGetEquityRatesQuery(home);
  const { currentData: rates } = quoted;
  const owed = useGetValuationLoanQuery(home);
  const insurance = (
    <>
      <UnavailablePart query={owed} message={<FormattedMessage {...messages.loanUnchecked} />} />
      {owed.currentData !== undefined && <InsuranceCard loan={owed.currentData} />}
    </>
  );
  const ask = (
    <>
      <UnavailablePart query={contact} message={<FormattedMessage {...messages.officerUnchecked} />} />
      {owner !== undefined && <QuestionCard home={home} owner={owner} hasValue={estimate !== null} />}
    </>
  );
  const officer = owner?.officer != null && <OfficerCard officer={owner.officer} />;
  if (estimate === null) {
    return (
      <TwoColumns>
        <Stack spacing={3}>
          <NoValue report={report} />
          {report.liens.length > 0 && <LiensCard liens={report.liens} />}
          {insurance}
        </Stack>
        <Stack spacing={3}>
          {ask}
          {officer}
        </Stack>
      </TwoColumns>
    );
  }
  return (
    <>
      <ValueGrid>
        <ValueCard estimate={estimate} source={report.source} />
        <Stack spacing={3}>
          <EquityCard estimate={estimate} liens={report.liens} />
          {ask}
        </Stack>
        <HistoryCard home={report} />
      </ValueGrid>
      <TwoColumns>
        {comparables.length > 0 && <SalesCard sales={comparables} estimate={estimate} />}
        <Stack spacing={3}>
          <UnavailablePart query={quoted} message={<FormattedMessage {...messages.ratesUnchecked} />} />
          {rates !== undefined && rates.rates.length > 0 && <RatesCard quoted={rates} />}
          {insurance}
          {officer}
        </Stack>
      </TwoColumns>
    </>
  );
}

/** Grid of value, equity and history. On narrow screens they stack in this order; on wide ones equity is in the right column. */
const ValueGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '@media print': { breakInside: 'avoid' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    '& > div': { gridColumn: 2, gridRow: '1 / span 2' },
  },
}));

function NoValue({ report: { noEstimate } }: { report: HomeEquity }) {
  return (
    <SectionCard title={<FormattedMessage {...messages.none} />}>
      <Typography>
        <FormattedMessage {...messages[noEstimate ?? 'unknown']} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <CallSupport />
      </Typography>
    </SectionCard>
  );
}

/** Balances owed on a home without an estimate. */
function LiensCard({ liens }: { liens: readonly Lien[] }) {
  const rows = liens.map(({ kind, balance }, nth) => ({
    key: `${kind} ${nth}`,
    label: <FormattedMessage {...messages[kind]} />,
    cents: centsOfAmount(balance),
  }));
  const total = {
    key: 'total',
    label: <FormattedMessage {...messages.owedInAll} />,
    cents: rows.reduce((sum, { cents }) => sum + cents, 0),
    isTotal: true,
  };
  return (
    <SectionCard title={<FormattedMessage {...messages.owedTitle} />}>
      <SummaryList rows={rows.length > 1 ? [...rows, total] : rows} />
    </SectionCard>
  );
}

function ValueCard({ estimate: { value, low, high, on }, source }: { estimate: HomeValue; source: string }) {
  const formatDay = useFormatDay();
  return (
    <Card component="section" aria-labelledby="home-worth">
      <Stack spacing={2}>
        <div>
          <Typography component="h2" id="home-worth" color="textSecondary">
            <FormattedMessage {...messages.worth} />
          </Typography>
          <Typography className="amount amount-due">{formatAmountInDollars(value)}</Typography>
        </div>
        <Typography sx={{ fontSize: '1.125rem' }}>
          <FormattedMessage
            {...messages.between}
            values={{ low: formatAmountInDollars(low), high: formatAmountInDollars(high), day: formatDay(on, 'date') ?? '' }}
          />
        </Typography>
        <Typography>
          <strong>
            <FormattedMessage {...messages.notAppraisal} />
          </strong>
          <Typography component="span" variant="body2" color="textSecondary" className="line">
            {source}
          </Typography>
        </Typography>
      </Stack>
    </Card>
  );
}
