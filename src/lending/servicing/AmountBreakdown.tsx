import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { breakdownOf } from '#domain/breakdown.ts';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import type { LoanServicing } from './loanShapes.ts';
import { messages } from './messages.ts';
import './servicing.css';

/** Every amount of a servicing record, adding up to its total, with a bar of its parts: minus for the subsidy, a dash for what is not known. */
export function AmountBreakdown({ record }: { record: LoanServicing }) {
  const { rows, shares, hasUnknown, hasAdjustments } = breakdownOf(record);
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

/** How a payment is made up, as one bar. The rows below it are its legend, and say the same in words and figures. */
function CompositionBar({ shares }: { shares: readonly number[] }) {
  return (
    <div className="composition-bar" aria-hidden="true">
      {shares.map((share, index) => (
        <span key={index} className={`chart-${index + 1}`} style={{ flexGrow: share }} />
      ))}
    </div>
  );
}
