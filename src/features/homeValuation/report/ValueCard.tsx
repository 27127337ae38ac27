import { FormattedMessage } from 'react-intl';

import type { HomeValue } from '#contract/borrower/valuation.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';

import { messages } from '../messages.ts';
import { wholeDollarsIn } from './amounts.ts';

/** The estimate with its range, its day and where it comes from. */
export function ValueCard({ estimate: { value, low, high, on }, source }: { estimate: HomeValue; source: string }) {
  const formatDay = useFormatDay();
  return (
    <section className="card" aria-labelledby="home-worth">
      <h2 id="home-worth" className="home-kicker">
        <FormattedMessage {...messages.worth} />
      </h2>
      <p className="amount amount-due">{wholeDollarsIn(value)}</p>
      <p className="home-range">
        <FormattedMessage
          {...messages.between}
          values={{ low: wholeDollarsIn(low), high: wholeDollarsIn(high), day: formatDay(on, 'date') ?? '' }}
        />
      </p>
      <p>
        <strong>
          <FormattedMessage {...messages.notAppraisal} />
        </strong>
        <span className="line muted small">{source}</span>
      </p>
    </section>
  );
}
