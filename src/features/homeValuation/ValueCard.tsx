import { FormattedMessage, useIntl } from 'react-intl';

import type { HomeValue } from '#contract/borrower/valuation.ts';
import { centsOf } from '#domain/money.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';

import { dayIn } from './dayIn.ts';
import { messages } from './messages.ts';

const dollars = (amount: string): string => formatWholeDollars(centsOf(amount) ?? 0);

/** The estimate with its range, its day and where it comes from. */
export function ValueCard({ estimate: { value, low, high, on }, source }: { estimate: HomeValue; source: string }) {
  const intl = useIntl();
  return (
    <section className="card" aria-labelledby="home-worth">
      <h2 id="home-worth" className="home-kicker">
        <FormattedMessage {...messages.worth} />
      </h2>
      <p className="amount amount-due">{dollars(value)}</p>
      <p>
        <FormattedMessage
          {...messages.between}
          values={{ low: dollars(low), high: dollars(high), day: dayIn(intl, on, 'short') }}
        />
      </p>
      <p className="muted small">
        <FormattedMessage {...messages.notAppraisal} /> {source}
      </p>
    </section>
  );
}
