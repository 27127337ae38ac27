/** Builds the early view of `PayDetailsScreen`, the page to which `/pay` redirects a borrower with only one payable loan. */
import { getLoanStatus } from '#domain/loanStatus.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { isInstallmentPaid } from '#domain/recentInstallment.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { amountDueViewParts, breakdownViewParts } from '#lending/servicing/servicingViewParts.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import { formatDay } from '#platform/firstView/earlyDateFormats.ts';
import type { ViewPart } from '#platform/firstView/viewPart.ts';

/** Returns null when this loan gets no early view. */
export function amountDuePage({ loanIdentifier: id, loanNumber, property, loanServicings: [record] }: Loan): ViewPart | null {
  const standing = getLoanStatus(record);
  const owed = amountDueViewParts(id, record, standing);
  const sum = record === undefined ? null : breakdownViewParts(record);
  if (record === undefined || owed === null || sum === null) return null;
  const { paid } = owed;
  const late = centsOf(record.lateChargeAmount) ?? 0;
  const hasLateNote = late > 0 && standing.lastTimelyDay !== null && standing.status !== 'overdueCharged';
  const card = [
    ...owed.paidLine,
    owed.dueLine,
    ...(sum.bar.length > 0 ? [{ name: 'bar', slots: [sum.bar] }] : []),
    { name: 'rows', slots: [sum.rows] },
    ...(hasLateNote
      ? [{ name: 'late', texts: { date: formatDay(standing.lastTimelyDay ?? '', 'date'), amount: formatCents(late) } }]
      : []),
    { name: 'no fee' },
  ];
  const payButtonName = `go ${isInstallmentPaid(paid) ? 'ahead' : paid === null ? 'filled' : 'outlined'}`;
  return {
    name: 'page',
    texts: { address: addressLine(property), lastFour: loanNumber.slice(-4) },
    slots: [
      card,
      [
        { name: payButtonName, texts: { id } },
        { name: 'see loan', texts: { id } },
      ],
    ],
  };
}
