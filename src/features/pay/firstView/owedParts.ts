/** Builds the early view of `PayDetailsScreen`, the page to which `/pay` redirects a borrower with only one payable loan. */
import { standingOf } from '#domain/loanStanding.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { isPaid } from '#domain/paidLately.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { owedOn, sumParts } from '#lending/servicing/firstView/servicingParts.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { formatDay } from '#platform/firstView/earlyDays.ts';
import type { Part } from '#platform/firstView/part.ts';

/** Returns null when this loan gets no early view. */
export function owedPage({ loanIdentifier: id, loanNumber, property, loanServicings: [record] }: Loan): Part | null {
  const standing = standingOf(record);
  const owed = owedOn(id, record, standing);
  const sum = record === undefined ? null : sumParts(record);
  if (record === undefined || owed === null || sum === null) return null;
  const { paid } = owed;
  const late = centsOf(record.lateChargeAmount) ?? 0;
  const hasLateNote = late > 0 && standing.lastTimelyDay !== null && standing.standing !== 'overdueCharged';
  const card = [
    ...owed.paidLine,
    owed.dueLine,
    ...(sum.bar.length > 0 ? [{ name: 'bar', inside: [sum.bar] }] : []),
    { name: 'rows', inside: [sum.rows] },
    ...(hasLateNote
      ? [{ name: 'late', texts: { date: formatDay(standing.lastTimelyDay ?? '', 'date'), amount: formatCents(late) } }]
      : []),
    { name: 'no fee' },
  ];
  const goOn = `go ${isPaid(paid) ? 'ahead' : paid === null ? 'filled' : 'outlined'}`;
  return {
    name: 'page',
    texts: { address: addressLine(property), lastFour: loanNumber.slice(-4) },
    inside: [
      card,
      [
        { name: goOn, texts: { id } },
        { name: 'see loan', texts: { id } },
      ],
    ],
  };
}
