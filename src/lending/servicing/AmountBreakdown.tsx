import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { amountDueOf, type AmountLine, type AmountPart, partsOf } from '#domain/amountDue.ts';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import type { LoanServicing } from './loanShapes.ts';
import { messages } from './messages.ts';
import './servicing.css';

/** Every amount of a servicing record, adding up to its total, with a bar of its parts: minus for the subsidy, a dash for what is not known. */
export function AmountBreakdown({ record }: { record: LoanServicing }) {
  const due = amountDueOf(record);
  const parts = partsOf(due);
  const row = ({ name, cents }: AmountLine): SummaryRow => {
    const part = parts.findIndex((one) => one.name === name);
    return {
      key: name,
      label: (
        <>
          {part >= 0 && <span className={`swatch chart-${part + 1}`} />}
          <FormattedMessage {...messages[name]} />
        </>
      ),
      cents,
    };
  };
  // Lines that are zero are left out; principal and interest always shows.
  const others = due.others.filter(({ cents }) => cents !== 0);
  const rows: SummaryRow[] = [
    ...due.monthly.filter(({ name, cents }) => cents !== 0 || name === 'principalInterestAmount').map(row),
    // With no other lines the monthly payment is the total.
    ...(others.length === 0
      ? []
      : [
          {
            key: 'regularMonthlyPayment',
            label: <FormattedMessage {...messages.regularMonthlyPayment} />,
            cents: due.monthlyCents,
            isTotal: true,
          },
        ]),
    ...others.map(row),
    { key: 'totalAmountDue', label: <FormattedMessage {...messages.totalAmountDue} />, cents: due.totalCents, isTotal: true },
  ];
  const hasUnknown = rows.some(({ cents }) => cents === null);
  return (
    <>
      {parts.length > 0 && <CompositionBar parts={parts} />}
      <SummaryList rows={rows} />
      {hasUnknown && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.unknownAmount} />
        </Typography>
      )}
      {!due.addsUp && due.totalCents !== null && (
        <p>
          <FormattedMessage {...messages.otherAdjustments} />
        </p>
      )}
    </>
  );
}

/** A part is never drawn smaller than this share of the largest one, so that it can be seen. */
const LEAST_SHARE = 0.02;

/** How a payment is made up, as one bar. The rows below it are its legend, and say the same in words and figures. */
function CompositionBar({ parts }: { parts: readonly AmountPart[] }) {
  const largest = Math.max(...parts.map(({ cents }) => cents));
  return (
    <div className="composition-bar" aria-hidden="true">
      {parts.map(({ name, cents }, index) => (
        <span key={name} className={`chart-${index + 1}`} style={{ flexGrow: Math.max(cents, largest * LEAST_SHARE) }} />
      ))}
    </div>
  );
}
