import { FormattedMessage, useIntl } from 'react-intl';

import type { ComparableSale } from '#contract/borrower/valuation.ts';
import { centsOf } from '#domain/money.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { dayIn } from './dayIn.ts';
import { messages } from './messages.ts';

/** Sales near the home. Their places are in words: no address of a neighbor, no map of a stranger's. */
export function SalesCard({ sales }: { sales: readonly ComparableSale[] }) {
  const intl = useIntl();
  return (
    <ScreenCard title={<FormattedMessage {...messages.salesTitle} />}>
      <div className="home-sales" role="region" aria-label={intl.formatMessage(messages.salesTitle)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {(['where', 'sold', 'price', 'size'] as const).map((head) => (
                <th key={head} scope="col">
                  <FormattedMessage {...messages[head]} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sales.map(({ place, soldOn, price, ...size }) => (
              <tr key={`${place} ${soldOn}`}>
                <th scope="row">{place}</th>
                <td>{dayIn(intl, soldOn, 'month')}</td>
                <td>{formatWholeDollars(centsOf(price) ?? 0)}</td>
                <td>
                  <FormattedMessage {...messages.sizeOf} values={{ ...size }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ScreenCard>
  );
}
