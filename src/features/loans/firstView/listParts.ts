/** Builds the early page of the loan list, which is shown before the application has started. */
import { dueTrackOf } from '#domain/dueTrack.ts';
import { standingOf } from '#domain/loanStanding.ts';
import { formatCents } from '#domain/money.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { owedOn, sumParts } from '#lending/servicing/firstView/servicingParts.ts';
import { leadsToMethods } from '#lending/servicing/leadsToMethods.ts';
import type { Loan, LoanServicing } from '#lending/servicing/loanShapes.ts';
import { formatDay } from '#platform/firstView/earlyDays.ts';
import type { Part } from '#platform/firstView/part.ts';

import { notesOf } from '../loanNotes.ts';
import { SHOWN_FIRST } from './shownFirst.ts';

/** Formats a list such as "October and November". */
const listOf = (words: readonly string[]) => (words.length > 1 ? new Intl.ListFormat('en-US').format(words) : words.join());

/** Returns the page with one card per loan, in order. Null if there are no loans, too many, or one that the early page cannot show. */
export function listPage(loans: readonly Loan[]): Part | null {
  const lead = loans.find(({ loanServicings: [record] }) => standingOf(record).payable);
  const cards = loans.flatMap((loan) => cardOf(loan, loans.length === 1, loan === lead) ?? []);
  if (loans.length === 0 || loans.length > SHOWN_FIRST || cards.length < loans.length) return null;
  return { name: loans.length === 1 ? 'page only' : 'page', texts: { count: String(loans.length) }, inside: [cards] };
}

function cardOf({ loanIdentifier: id, ...loan }: Loan, isOnly: boolean, isLead: boolean): Part | null {
  const [record] = loan.loanServicings;
  const standing = standingOf(record);
  const owed = owedOn(id, record, standing);
  if (record === undefined || owed === null) return null;
  const { cents, paid, isNext } = owed;
  const sum = isOnly ? sumParts(record) : undefined;
  if (sum === null) return null;

  const isFirst = standing.isFirstPayment && !standing.standing.startsWith('overdue');
  const status = paid !== null ? 'paid' : isFirst ? 'first' : standing.standing === 'dueSoon' ? 'due' : standing.standing;
  const address = addressLine(loan.property);
  const look = isLead && !isNext && paid === null ? 'filled' : 'outlined';
  const step = leadsToMethods(record, isOnly) ? 'mode' : 'details';
  const notes = notesOf(record, standing, isOnly);
  const article = [
    ...owed.paidLine,
    { name: `head ${status}`, texts: { id, address, lastFour: loan.loanNumber.slice(-4) } },
    owed.dueLine,
    ...trackOf(record),
    { name: `actions ${look} ${isNext ? 'ahead' : step}`, texts: { id, address, amount: formatCents(cents) } },
    ...(notes.length === 0
      ? []
      : [
          {
            name: 'notes',
            inside: [
              notes.map(({ says, amount = '', date, servicer = '', months = [] }) => ({
                name: `note ${says}${months.length > 1 ? ' many' : ''}`,
                texts: {
                  amount,
                  servicer,
                  date: date == null ? '' : formatDay(date, 'date'),
                  months: listOf(months.map((month) => formatDay(month, 'month'))),
                },
              })),
            ],
          },
        ]),
  ];
  return {
    name: isOnly ? 'card only' : 'card',
    inside: [
      [
        { name: isOnly ? 'article only' : 'article', texts: { id }, inside: [article] },
        ...(sum === undefined
          ? []
          : [
              {
                name: `sum${isNext ? ' next' : ''}${sum.bar.length > 0 ? ' bar' : ''}`,
                inside: sum.bar.length > 0 ? [sum.bar, sum.rows] : [sum.rows],
              },
            ]),
      ],
    ],
  };
}

function trackOf(record: LoanServicing): Part[] {
  const track = dueTrackOf(record);
  if (track === null) return [];
  const { points, middle, solidTo, phase } = track;
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
