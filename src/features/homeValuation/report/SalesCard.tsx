import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import type { ComparableSale, HomeValue } from '#contract/borrower/valuation.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import { DotPlot } from '#platform/charts/DotPlot.tsx';
import { NumericTable } from '#platform/charts/NumericTable.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { messages } from '../messages.ts';
import { centsOfAmount, formatAmountInDollars } from './amounts.ts';

/** Chart and table of nearby sales. To protect neighbors' privacy it has no addresses, and no third-party map is used. */
export function SalesCard({ sales, estimate }: { sales: readonly ComparableSale[]; estimate: HomeValue }) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const prices = sales.map(({ price }) => centsOfAmount(price));
  return (
    <SectionCard title={<FormattedMessage {...messages.salesTitle} />}>
      <DotPlot
        label={intl.formatMessage(messages.salesGist, {
          count: sales.length,
          low: formatWholeDollars(Math.min(...prices)),
          high: formatWholeDollars(Math.max(...prices)),
          value: formatAmountInDollars(estimate.value),
        })}
        rows={sales.map(({ place }, nth) => ({ key: String(nth), name: place, value: prices[nth] ?? 0 }))}
        reference={{
          value: centsOfAmount(estimate.value),
          label: intl.formatMessage(messages.yourHome, { value: formatAmountInDollars(estimate.value) }),
        }}
        formatValue={formatWholeDollars}
      />
      <NumericTable>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {(['where', 'sold', 'price'] as const).map((head) => (
              <TableCell key={head} scope="col" role="columnheader">
                <FormattedMessage {...messages[head]} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {sales.map(({ place, soldOn, price, ...size }, nth) => (
            // The index is the key, because street and month may not be unique and the list is never reordered.
            <TableRow key={nth} role="row">
              <TableCell component="th" scope="row" role="rowheader">
                {place}
                <Typography component="span" variant="body2" color="textSecondary" className="line">
                  <FormattedMessage {...messages.sizeOf} values={{ ...size }} />
                </Typography>
              </TableCell>
              <TableCell role="cell" data-column={intl.formatMessage(messages.sold)}>
                {formatDay(soldOn, 'monthYear')}
              </TableCell>
              <TableCell role="cell" data-column={intl.formatMessage(messages.price)} className="amount">
                {formatAmountInDollars(price)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </NumericTable>
    </SectionCard>
  );
}
