import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import { annualPercentageRate, monthlyPaymentCents } from '#domain/loanCosts/amortization.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import type { RateExample as Example } from '#platform/config/config.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { Bullets } from '#platform/ui/layout/Bullets.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from './messages.ts';

/** Term of the example loan, in years (specification, section 1). */
const TERM_YEARS = 15;
const TERM_MONTHS = TERM_YEARS * 12;

/** Sample figures, used until the lender configures its own. */
const SAMPLE_FIGURES: Example = { asOf: '2026-11-02', loanAmount: '200000.00', prepaidCharges: '3200.00', rate: '5.875' };

/** Rate and APR side by side in the same size, as Regulation Z requires. */
const Rates = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  '& > div': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
  '& dt': { color: 'var(--muted)', fontSize: '0.875rem' },
  '& dd': {
    margin: 0,
    fontSize: '1.75rem',
    fontWeight: 650,
    fontVariantNumeric: 'lining-nums',
    letterSpacing: '-0.02em',
    '@media (max-width: 359.98px)': { fontSize: '1.375rem' },
  },
});

export function RateExample() {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const { rateExample } = useConfig();
  const { asOf, loanAmount, prepaidCharges, rate } = rateExample ?? SAMPLE_FIGURES;
  const loan = centsOf(loanAmount) ?? 0;
  const charges = centsOf(prepaidCharges) ?? 0;
  const payment = monthlyPaymentCents(loan, Number(rate), TERM_MONTHS);
  const percent = (value: number) => intl.formatNumber(value / 100, { style: 'percent', minimumFractionDigits: 3 });

  return (
    <Stack spacing={2}>
      {rateExample === undefined && (
        <Alert severity="warning" role="note">
          <FormattedMessage {...messages.rateTemplate} />
        </Alert>
      )}
      <Typography>
        <FormattedMessage {...messages.exampleOf} values={{ years: TERM_YEARS, date: formatDay(asOf, 'date') ?? asOf }} />
      </Typography>
      <Rates>
        <div>
          <dt>
            <FormattedMessage {...messages.rate} />
          </dt>
          <dd>{percent(Number(rate))}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage {...messages.apr} />
          </dt>
          <dd>{percent(annualPercentageRate(loan - charges, payment, TERM_MONTHS))}</dd>
        </div>
      </Rates>
      <SummaryList
        rows={[
          { key: 'amount', label: <FormattedMessage {...messages.loanAmount} />, cents: loan },
          {
            key: 'term',
            label: <FormattedMessage {...messages.term} />,
            value: <FormattedMessage {...messages.termIs} values={{ years: TERM_YEARS }} />,
          },
          {
            key: 'payments',
            label: <FormattedMessage {...messages.payments} />,
            value: <FormattedMessage {...messages.paymentsAre} values={{ months: TERM_MONTHS, amount: formatCents(payment) }} />,
          },
        ]}
      />
      <Typography variant="h3">
        <FormattedMessage {...messages.assumptions} />
      </Typography>
      <Bullets>
        <li>
          <FormattedMessage {...messages.prepaidCharges} values={{ amount: formatCents(charges) }} />
        </li>
        {(['fixedRate', 'whichHome', 'principalAndInterest', 'lastPayment'] as const).map((name) => (
          <li key={name}>
            <FormattedMessage {...messages[name]} />
          </li>
        ))}
      </Bullets>
      <Typography>
        <FormattedMessage {...messages.subjectToChange} />
      </Typography>
    </Stack>
  );
}
