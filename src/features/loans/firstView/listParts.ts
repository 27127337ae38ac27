/**
 * What the list of loans is made of. The build cuts the pieces out of the rendered screen by it (`src/firstView.tsx`), and the page shows
 * them with a borrower's loans before the application is there (`src/early.ts`).
 */
import { breakdownOf } from '#domain/breakdown.ts';
import { dueTrackOf } from '#domain/dueTrack.ts';
import { standingOf, type Standing } from '#domain/loanStanding.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { hasUnclearPayment, isPaid, paidLately } from '#domain/paidLately.ts';
import { dayOf } from '#domain/time/dates.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { leadsToMethods } from '#lending/servicing/leadsToMethods.ts';
import type { Loan, LoanServicing } from '#lending/servicing/loanShapes.ts';
import { paidWords } from '#lending/servicing/paidWords.ts';
import type { Part } from '#platform/firstView/part.ts';
import { DAY_FORMATS, type DayFormat } from '#platform/i18n/dayFormats.ts';

import { notesOf } from '../loanNotes.ts';

/** The standings of an ordinary month, on time or late. With another one a list is not drawn early. */
const DRAWN: readonly Standing[] = ['due', 'dueSoon', 'dueToday', 'overdue', 'overdueCharged', 'paidAhead'];
/** Identifiers that stand in an address as they are. */
const PLAIN = /^[\w-]+$/;

const formats: Partial<Record<DayFormat, Intl.DateTimeFormat>> = {};

/** As `useFormatDay`, before the words of the application are there. @throws RangeError where it is no day, such as February 30 */
function formatDay(date: string, format: DayFormat): string {
  formats[format] ??= new Intl.DateTimeFormat('en-US', DAY_FORMATS[format]);
  return formats[format].format(dayOf(date) ?? Number.NaN);
}

/** "October and November" */
const listOf = (words: readonly string[]) => (words.length > 1 ? new Intl.ListFormat('en-US').format(words) : words.join());

/** Makes the formats of the days while the answer is on its way: the first takes a phone 80 ms. */
export function prepareDays(): void {
  for (const format of ['weekday', 'shortWeekday', 'monthDay', 'date'] as const) formatDay('2026-01-01', format);
}

/** A card for each loan, in their order; null where one of them is not drawn early. @param loans those of a list that can be read whole */
export function listParts(loans: readonly Loan[]): Part[] | null {
  const lead = loans.find(({ loanServicings: [record] }) => standingOf(record).payable);
  try {
    const cards = loans.flatMap((loan) => cardOf(loan, loans.length === 1, loan === lead) ?? []);
    return cards.length === loans.length ? cards : null;
  } catch (problem) {
    if (problem instanceof RangeError) return null;
    throw problem;
  }
}

function cardOf({ loanIdentifier: id, ...loan }: Loan, isOnly: boolean, isLead: boolean): Part | null {
  const [record] = loan.loanServicings;
  const standing = standingOf(record);
  const cents = centsOf(record?.totalAmountDue);
  if (record === undefined || cents === null || !DRAWN.includes(standing.standing)) return null;
  const paid = paidLately(record);
  const isNext = isPaid(paid) || standing.standing === 'paidAhead';
  const due = dueOf(record, cents, isNext);
  const sum = isOnly ? sumOf(record, isNext) : [];
  const reference = paid?.payment.reference ?? '';
  if (due === null || sum === null || hasUnclearPayment(record) || !PLAIN.test(id + reference)) return null;

  const isFirst = standing.isFirstPayment && !standing.standing.startsWith('overdue');
  const status = paid !== null ? 'paid' : isFirst ? 'first' : standing.standing === 'dueSoon' ? 'due' : standing.standing;
  const address = addressLine(loan.property);
  const look = isLead && !isNext && paid === null ? 'filled' : 'outlined';
  const step = leadsToMethods(record, isOnly) ? 'mode' : 'details';
  const notes = notesOf(record, standing, isOnly);
  const article = [
    ...(paid === null
      ? []
      : [
          {
            name: `paid ${paidWords(paid)}`,
            texts: {
              id,
              reference,
              amount: formatCents(centsOf(paid.payment.amount) ?? 0),
              date: formatDay(paid.payment.receivedOn, 'date'),
            },
          },
        ]),
    { name: `head ${status}`, texts: { id, address, lastFour: loan.loanNumber.slice(-4) } },
    due,
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
    inside: [[{ name: isOnly ? 'article only' : 'article', texts: { id }, inside: [article] }, ...sum]],
  };
}

/** What is owed, and by when. Null where the day is not known. */
function dueOf({ dueDate, daysUntilDueDate: days }: LoanServicing, cents: number, isNext: boolean): Part | null {
  if (dueDate === null || days === null) return null;
  const when = isNext ? 'next' : days === 0 ? 'today' : days > 0 ? 'in' : 'ago';
  const hasDays = when === 'in' || when === 'ago';
  const amount = formatCents(cents);
  return {
    name: `due ${when}${hasDays && Math.abs(days) === 1 ? ' one' : ''}`,
    texts: {
      dollars: amount.slice(0, -3),
      cents: amount.slice(-3),
      day: formatDay(dueDate, 'weekday'),
      ...(hasDays && { days: String(Math.abs(days)) }),
    },
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

/** How the amount of the only loan adds up. Null where it needs words about what is not known. */
function sumOf(record: LoanServicing, isNext: boolean): Part[] | null {
  const { rows, shares, hasUnknown, hasAdjustments } = breakdownOf(record);
  if (hasUnknown || hasAdjustments) return null;
  const bar = shares.map((share, index) => ({ name: `share ${index + 1}`, texts: { share: String(share) } }));
  const list = rows.map(({ name, cents, part = 0 }) => ({
    name: `row ${name} ${part}`,
    texts: { amount: formatCents(cents ?? 0) },
  }));
  return [{ name: `sum${isNext ? ' next' : ''}${bar.length > 0 ? ' bar' : ''}`, inside: bar.length > 0 ? [bar, list] : [list] }];
}
