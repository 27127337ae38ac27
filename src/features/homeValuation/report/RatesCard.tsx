import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { EquityRates } from '#contract/borrower/valuation.ts';
import { formatCents } from '#domain/money.ts';
import { mortgageTypeMessages } from '#lending/rateDrop/mortgageTypes.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { centsOfAmount, formatAmountInDollars } from './amounts.ts';
import { ratesMessages as messages } from './ratesMessages.ts';

/**
 * Example rates for borrowing against the equity, never an offer. As Regulation Z (12 CFR 1026.24) requires, the APR is as prominent as
 * the rate, and payments, points, date and assumptions are stated.
 */
export function RatesCard({ quoted: { quotedOn, loanAmount, assumptions, rates } }: { quoted: EquityRates }) {
  const formatDay = useFormatDay();
  return (
    <SectionCard title={<FormattedMessage {...messages.title} />}>
      <Typography>
        <FormattedMessage
          {...messages.example}
          values={{ amount: formatAmountInDollars(loanAmount), day: formatDay(quotedOn, 'date') ?? '' }}
        />
      </Typography>
      <Rates disablePadding>
        {rates.map(({ mortgageType, rate, apr, termMonths, payment, points }) => (
          <ListItem key={mortgageType}>
            <Typography component="h3">
              <FormattedMessage {...mortgageTypeMessages[mortgageType]} />
            </Typography>
            <Typography>
              <FormattedMessage {...messages.rate} values={{ rate, apr }} />
            </Typography>
            <Typography variant="body2">
              <FormattedMessage
                {...messages.payments}
                values={{
                  count: termMonths,
                  payment: formatCents(centsOfAmount(payment)),
                  points: formatCents(centsOfAmount(points)),
                }}
              />
            </Typography>
          </ListItem>
        ))}
      </Rates>
      <Typography variant="body2">
        <FormattedMessage {...messages.notIncluded} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {assumptions} <FormattedMessage {...messages.notAnOffer} />
      </Typography>
    </SectionCard>
  );
}

const Rates = styled(List)({
  '& > li': { display: 'block', padding: '12px 0', borderBottom: '1px solid var(--line)' },
  '& > li:first-of-type': { paddingTop: 0 },
  '& h3': { fontWeight: 650, lineHeight: 1.25 },
  '& p + p': { marginTop: 4 },
});
