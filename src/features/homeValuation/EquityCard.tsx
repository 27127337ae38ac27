import { FormattedMessage } from 'react-intl';

import type { HomeValue, Lien } from '#contract/borrower/valuation.ts';
import { equityOf } from '#domain/homeValue/equity.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import { Amount } from '#platform/ui/layout/Amount.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from './messages.ts';

/** What of the value is the borrower's, from all that is owed on the home. What is owed has its cents, what is estimated has none. */
export function EquityCard({ estimate, liens }: { estimate: HomeValue; liens: readonly Lien[] }) {
  const owed = liens.map(({ balance }) => centsOf(balance) ?? 0);
  const at = (amount: string) => equityOf(centsOf(amount) ?? 0, owed);
  const [equity, low, high] = [at(estimate.value), at(estimate.low), at(estimate.high)];
  if (equity === null || low === null || high === null || liens.length === 0) {
    return (
      <section className="card">
        <p>
          <FormattedMessage {...messages.nothingKnown} />
        </p>
      </section>
    );
  }
  const whole = (amount: string) => formatWholeDollars(centsOf(amount) ?? 0);
  return (
    <section className="card" aria-labelledby="home-equity">
      <h2 id="home-equity" className="home-kicker">
        <FormattedMessage {...messages.equityTitle} />
      </h2>
      <p className="amount amount-due">{formatWholeDollars(equity.equityCents)}</p>
      {equity.equityCents < 0 && (
        <p>
          <FormattedMessage {...messages.negative} />
        </p>
      )}
      <SummaryList
        rows={[
          { key: 'value', label: <FormattedMessage {...messages.homeValue} />, value: whole(estimate.value) },
          ...liens.map(({ kind, balance }, nth) => ({
            key: `${kind} ${nth}`,
            label: <FormattedMessage {...messages[kind]} />,
            cents: -(centsOf(balance) ?? 0),
          })),
          {
            key: 'equity',
            label: <FormattedMessage {...messages.equity} />,
            value: <Amount cents={equity.equityCents} />,
            isTotal: true,
          },
        ]}
      />
      <p className="small muted">
        <FormattedMessage {...messages.owe} values={{ combined: equity.combinedLoanToValue, first: equity.loanToValue }} />
      </p>
      <p className="small muted">
        {equity.leftTo80Cents >= 0 ? (
          <FormattedMessage {...messages.upTo80} values={{ left: formatCents(equity.leftTo80Cents) }} />
        ) : (
          <FormattedMessage {...messages.beyond80} />
        )}
      </p>
      <p className="small muted">
        <FormattedMessage
          {...messages.ifLow}
          values={{
            low: whole(estimate.low),
            high: whole(estimate.high),
            lowEquity: formatWholeDollars(low.equityCents),
            highEquity: formatWholeDollars(high.equityCents),
          }}
        />
      </p>
    </section>
  );
}
