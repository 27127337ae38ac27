import { FormattedMessage } from 'react-intl';

import { amountDueOf, partsOf, type AmountLine } from '#domain/amountDue.ts';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import type { LoanServicing } from './loanShapes.ts';
import { CompositionBar } from './CompositionBar.tsx';
import { messages } from './messages.ts';

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
        <p className="muted small">
          <FormattedMessage {...messages.unknownAmount} />
        </p>
      )}
      {!due.addsUp && due.totalCents !== null && (
        <p>
          <FormattedMessage {...messages.otherAdjustments} />
        </p>
      )}
    </>
  );
}
