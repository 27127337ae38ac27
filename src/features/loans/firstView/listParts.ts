import { dueTimelineOf } from '#domain/dueTimeline.ts';
import { getLoanStatus } from '#domain/loanStatus.ts';
import { formatCents } from '#domain/money.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { amountDueViewParts, breakdownViewParts } from '#lending/servicing/servicingViewParts.ts';
import { skipsPaymentDetails } from '#lending/servicing/skipsPaymentDetails.ts';
import type { Loan, LoanServicing } from '#lending/servicing/loanTypes.ts';
import { formatDay } from '#platform/firstView/earlyDateFormats.ts';
import type { ViewPart } from '#platform/firstView/viewPart.ts';

import { loanNotesFor } from '../loanNotesFor.ts';
import { INITIAL_LIST_LIMIT } from './initialListLimit.ts';

/** Formats a list such as "October and November". */
const formatList = (words: readonly string[]) => (words.length > 1 ? new Intl.ListFormat('en-US').format(words) : words.join());

/** Returns the page with one card per loan, in order. Null if there are no loans, too many, or one that the early page cannot show. */
export function loanListPage(loans: readonly Loan[]): ViewPart | null {
  const lead = loans.find(({ loanServicings: [record] }) => getLoanStatus(record).isPayable);
  const cards = loans.flatMap((loan) => loanCardPart(loan, loans.length === 1, loan === lead) ?? []);
  if (loans.length === 0 || loans.length > INITIAL_LIST_LIMIT || cards.length < loans.length) return null;
  return { name: loans.length === 1 ? 'page only' : 'page', texts: { count: String(loans.length) }, slots: [cards] };
}

function loanCardPart({ loanIdentifier: id, ...loan }: Loan, isOnly: boolean, isLead: boolean): ViewPart | null {
  const [record] = loan.loanServicings;
  const standing = getLoanStatus(record);
  const owed = amountDueViewParts(id, record, standing);
  if (record === undefined || owed === null) return null;
  const { cents, paid, isNext } = owed;
  const sum = isOnly ? breakdownViewParts(record) : undefined;
  if (sum === null) return null;

  const isFirst = standing.isFirstPayment && !standing.status.startsWith('overdue');
  const status = paid !== null ? 'paid' : isFirst ? 'first' : standing.status === 'dueSoon' ? 'due' : standing.status;
  const address = addressLine(loan.property);
  const look = isLead && !isNext && paid === null ? 'filled' : 'outlined';
  const step = skipsPaymentDetails(record, isOnly) ? 'mode' : 'details';
  const notes = loanNotesFor(record, standing, isOnly);
  const article = [
    ...owed.paidLine,
    { name: `head ${status}`, texts: { id, address, lastFour: loan.loanNumber.slice(-4) } },
    owed.dueLine,
    ...dueTrackParts(record),
    { name: `actions ${look} ${isNext ? 'ahead' : step}`, texts: { id, address, amount: formatCents(cents) } },
    ...(notes.length === 0
      ? []
      : [
          {
            name: 'notes',
            slots: [
              notes.map(({ messageKey, amount = '', date, servicer = '', months = [] }) => ({
                name: `note ${messageKey}${months.length > 1 ? ' many' : ''}`,
                texts: {
                  amount,
                  servicer,
                  date: date == null ? '' : formatDay(date, 'date'),
                  months: formatList(months.map((month) => formatDay(month, 'month'))),
                },
              })),
            ],
          },
        ]),
  ];
  return {
    name: isOnly ? 'card only' : 'card',
    slots: [
      [
        { name: isOnly ? 'article only' : 'article', texts: { id }, slots: [article] },
        ...(sum === undefined
          ? []
          : [
              {
                name: `sum${isNext ? ' next' : ''}${sum.bar.length > 0 ? ' bar' : ''}`,
                slots: sum.bar.length > 0 ? [sum.bar, sum.rows] : [sum.rows],
              },
            ]),
      ],
    ],
  };
}

function dueTrackParts(record: LoanServicing): ViewPart[] {
  const track = dueTimelineOf(record);
  if (track === null) return [];
  const { points, secondPointPercent: middle, solidTo, phase } = track;
  return [
    {
      name: `track ${points.map(({ marks }) => marks.join('-')).join()} ${phase} ${solidTo}`,
      texts: {
        share: `${middle}%`,
        ...Object.fromEntries(
          points.map(({ marks, date }, index) => [
            `day${index}`,
            formatDay(date, marks.includes('lastTimelyDay') ? 'monthDay' : 'shortWeekday'),
          ]),
        ),
      },
    },
  ];
}
