import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { amountDueBreakdownOf } from '#domain/amountDueBreakdown.ts';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import type { LoanServicing } from './loanTypes.ts';
import { messages } from './messages.ts';
import './servicing.css';

/**
 * Shows how all amounts of a servicing record add up to the total, with a bar. The subsidy has a minus sign; an unknown amount is a dash.
 */
export function AmountBreakdown({ record }: { record: LoanServicing }) {
  const { rows, shares, hasUnknown, hasAdjustments } = amountDueBreakdownOf(record);
  return (
    <>
      {shares.length > 0 && <CompositionBar shares={shares} />}
      <SummaryList
        rows={rows.map(({ name, part, ...row }) => ({
          ...row,
          key: name,
          label: (
            <>
              {part !== undefined && <span className={`swatch chart-${part}`} />}
              <FormattedMessage {...messages[name]} />
            </>
          ),
        }))}
      />
      {hasUnknown && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.unknownAmount} />
        </Typography>
      )}
      {hasAdjustments && (
        <p>
          <FormattedMessage {...messages.otherAdjustments} />
        </p>
      )}
    </>
  );
}

/** Bar with the parts of a payment. Hidden from screen readers, because the rows below it show the same figures. */
function CompositionBar({ shares }: { shares: readonly number[] }) {
  return (
    <div className="composition-bar" aria-hidden="true">
      {shares.map((share, index) => (
        <span key={index} className={`chart-${index + 1}`} style={{ flexGrow: share }} />
      ))}
    </div>
  );
}
