import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import type { LoanScenario } from '#contract/borrower/scenarios.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import { SeriesSwatch } from '#platform/charts/SeriesSwatch.tsx';
import { ToneShape } from '#platform/theme/tones/ToneShape.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { centsOfAmount, monthlyDollars, type LoanSize, type Merit, type ScenarioResult } from './comparison.ts';
import { messages } from './messages.ts';
import { ScenarioCardLayout } from './ScenarioLayout.tsx';
import { useTimeFormatters } from './useTimeFormatters.ts';

interface Props {
  index: number;
  scenario: LoanScenario;
  standing: ScenarioResult;
  years: number;
  /** Figures in which this scenario is better than the others. */
  merits: readonly Merit[];
  /** Loan amount of this scenario; undefined if all scenarios have the same one, because the page then shows it once. */
  loanSize: LoanSize | undefined;
}

export function ScenarioCard({ index, scenario, standing, years, merits, loanSize }: Props) {
  const { name, product, principalAndInterest } = scenario;
  const monthlyRows = useMonthlyRows(scenario);
  const loanRows = useLoanRows(scenario, loanSize, standing, years);
  return (
    <ScenarioCardLayout
      component="section"
      isBest={standing.isCheapest}
      loanRows={loanRows.length}
      aria-labelledby={`scenario-${index}`}
    >
      <header>
        <Typography variant="h3" component="h2" id={`scenario-${index}`}>
          <SeriesSwatch index={index} />
          <span>{name}</span>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {product}
        </Typography>
      </header>
      <div>
        <Typography className="amount amount-due">{formatWholeDollars(centsOfAmount(principalAndInterest))}</Typography>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.aMonth} />
        </Typography>
      </div>
      <SummaryList rows={monthlyRows} />
      <SummaryList rows={loanRows} />
      <List disablePadding>
        <ComparisonWithCheapest standing={standing} years={years} />
        {merits.map((merit) => (
          <ListItem key={merit}>
            <FormattedMessage {...messages[merit]} />
          </ListItem>
        ))}
      </List>
    </ScenarioCardLayout>
  );
}

/** Rows for what is paid each month in addition to principal and interest, and the monthly total. */
function useMonthlyRows(scenario: LoanScenario): SummaryRow[] {
  const { months } = useTimeFormatters();
  const { taxesAndInsurance, mortgageInsurance, mortgageInsuranceMonths } = scenario;
  const insurance = centsOfAmount(mortgageInsurance);
  const isForATime = insurance > 0 && mortgageInsuranceMonths !== undefined && mortgageInsuranceMonths > 0;
  return [
    toSummaryRow('taxes', messages.taxesAndInsurance, <Dollars cents={centsOfAmount(taxesAndInsurance)} />),
    {
      key: 'insurance',
      label: isForATime ? (
        <FormattedMessage {...messages.insuranceFor} values={{ time: months(mortgageInsuranceMonths) }} />
      ) : (
        <FormattedMessage {...messages.mortgageInsurance} />
      ),
      value: <DollarsOrNone cents={insurance} />,
    },
    {
      ...toSummaryRow('total', messages.monthlyTotal, <Dollars cents={monthlyDollars(scenario) * 100} />),
      isTotal: true,
    },
  ];
}

function useLoanRows(
  scenario: LoanScenario,
  ownSize: LoanSize | undefined,
  standing: ScenarioResult,
  years: number,
): SummaryRow[] {
  const time = useTimeFormatters();
  const { rate, apr, points, credits, cashToClose } = scenario;
  return [
    ...(ownSize === undefined ? [] : [toSummaryRow('loan', messages.loanAmount, <LoanAmount size={ownSize} />)]),
    toSummaryRow('rate', messages.rate, <Percent rate={rate} />),
    toSummaryRow('apr', messages.apr, <Percent rate={apr} />),
    toSummaryRow('points', messages.points, <DollarsOrNone cents={centsOfAmount(points)} />),
    toSummaryRow('credits', messages.credits, <DollarsOrNone cents={centsOfAmount(credits)} />),
    toSummaryRow('cash', messages.cashToClose, <CashToClose cents={centsOfAmount(cashToClose)} />),
    {
      key: 'cost',
      label: <FormattedMessage {...messages.costsOver} values={{ years: time.years(years) }} />,
      value: <Dollars cents={standing.costCents} />,
      isTotal: true,
    },
  ];
}

const toSummaryRow = (key: string, label: MessageDescriptor, value: SummaryRow['value']): SummaryRow => ({
  key,
  label: <FormattedMessage {...label} />,
  value,
});

const Dollars = ({ cents }: { cents: number }) => <span className="amount">{formatWholeDollars(cents)}</span>;

const DollarsOrNone = ({ cents }: { cents: number }) =>
  cents === 0 ? (
    <span className="amount">
      <FormattedMessage {...messages.none} />
    </span>
  ) : (
    <Dollars cents={cents} />
  );

const LoanAmount = ({ size: { shownCents, isInferred } }: { size: LoanSize }) =>
  isInferred ? (
    <span className="amount">
      <FormattedMessage {...messages.about} values={{ amount: formatWholeDollars(shownCents) }} />
    </span>
  ) : (
    <Dollars cents={shownCents} />
  );

/** Cash to close. If it is negative, the borrower is paid at closing. */
const CashToClose = ({ cents }: { cents: number }) =>
  cents < 0 ? (
    <span className="amount">
      <FormattedMessage {...messages.toYou} values={{ amount: formatWholeDollars(-cents) }} />
    </span>
  ) : (
    <Dollars cents={cents} />
  );

/** Shows a rate with three decimals, because readers compare rates digit by digit. */
const Percent = ({ rate }: { rate: string }) => (
  <span className="amount">
    <FormattedMessage {...messages.percent} values={{ rate: Number(rate).toFixed(3) }} />
  </span>
);

function ComparisonWithCheapest({
  standing: { isCheapest, tiedWith, moreDollars },
  years,
}: {
  standing: ScenarioResult;
  years: number;
}) {
  const intl = useIntl();
  const time = useTimeFormatters();
  if (isCheapest) {
    const values = { years: time.years(years) };
    return (
      <ListItem>
        <Chip
          color="success"
          icon={<ToneShape tone="success" />}
          label={
            tiedWith.length > 0
              ? intl.formatMessage(messages.cheapestWith, { ...values, names: time.list(tiedWith) })
              : intl.formatMessage(messages.cheapestOver, values)
          }
        />
      </ListItem>
    );
  }
  return (
    <ListItem>
      {moreDollars === 0
        ? intl.formatMessage(messages.almostCheapest)
        : intl.formatMessage(messages.moreThan, { amount: formatWholeDollars(moreDollars * 100) })}
    </ListItem>
  );
}
