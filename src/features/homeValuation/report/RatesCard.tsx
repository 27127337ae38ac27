import { FormattedMessage } from 'react-intl';

import type { EquityRates } from '#contract/borrower/valuation.ts';
import { formatCents } from '#domain/money.ts';
import { typeMessages } from '#lending/rateDrop/mortgageTypes.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { centsIn, wholeDollarsIn } from './amounts.ts';
import { ratesMessages as messages } from './ratesMessages.ts';

/**
 * What a loan against the equity would take: each rate with its APR in the same type, the number and size of its payments, points, the day and
 * what is assumed (Regulation Z, 1026.24). Never an offer.
 */
export function RatesCard({ quoted: { quotedOn, loanAmount, assumptions, rates } }: { quoted: EquityRates }) {
  const formatDay = useFormatDay();
  return (
    <ScreenCard title={<FormattedMessage {...messages.title} />}>
      <p>
        <FormattedMessage
          {...messages.example}
          values={{ amount: wholeDollarsIn(loanAmount), day: formatDay(quotedOn, 'date') ?? '' }}
        />
      </p>
      <ul className="home-rates">
        {rates.map(({ mortgageType, rate, apr, termMonths, payment, points }) => (
          <li key={mortgageType}>
            <h3>
              <FormattedMessage {...typeMessages[mortgageType]} />
            </h3>
            <p>
              <FormattedMessage {...messages.rate} values={{ rate, apr }} />
            </p>
            <p className="small">
              <FormattedMessage
                {...messages.payments}
                values={{
                  count: termMonths,
                  payment: formatCents(centsIn(payment)),
                  points: formatCents(centsIn(points)),
                }}
              />
            </p>
          </li>
        ))}
      </ul>
      <p className="small">
        <FormattedMessage {...messages.notIncluded} />
      </p>
      <p className="small muted">
        {assumptions} <FormattedMessage {...messages.notAnOffer} />
      </p>
    </ScreenCard>
  );
}
