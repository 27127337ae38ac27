import { dayOf } from './time/dates.ts';
import { lenderToday, standingOf, type StandingFacts } from './loanStanding.ts';
import { centsOf } from './money.ts';
import { paidLately, type PaymentFacts } from './paidLately.ts';
import type { Unreadable } from './unreadable.ts';

export type DueMark = 'today' | 'due' | 'lastTimelyDay';

export interface DuePoint {
  /** What falls on this day: one mark, or today with another one. */
  marks: DueMark[];
  date: string;
}

export interface DueTrack {
  /** Two or three days in the order of time: today, the due day, the last day on which a payment is timely. */
  points: DuePoint[];
  /** Where the middle one of three stands, in percent of the days between the outer ones. */
  middle: number;
  /** How far the line is solid: days until the due day, or days since. What is left are days without a late charge. */
  solidTo: 'none' | 'middle' | 'end';
  phase: 'ahead' | 'grace' | 'late';
}

const daysFrom = (from: string, to: string) => ((dayOf(to)?.getTime() ?? 0) - (dayOf(from)?.getTime() ?? 0)) / 86_400_000;

/**
 * The due day among today and the last day without a late charge. Null where it would say nothing: the day is not known, the next payment
 * is paid, it is not paid here, or the lender charges nothing for being late.
 */
export function dueTrackOf(
  record: StandingFacts & { lateChargeAmount: string | null; recentPayments?: readonly (PaymentFacts | Unreadable)[] },
): DueTrack | null {
  const { dueDate } = record;
  const { standing, lastTimelyDay } = standingOf(record);
  const today = lenderToday(record);
  const isOwedHere = ['dueSoon', 'due', 'dueToday', 'overdue', 'overdueCharged'].includes(standing);
  if (!isOwedHere || dueDate === null || lastTimelyDay === null || today === null) return null;
  if (centsOf(record.lateChargeAmount) === 0 || paidLately(record) !== null) return null;

  // Days of this form compare as text.
  const days = [...new Set([today, dueDate, lastTimelyDay])].sort();
  const points = days.map((date): DuePoint => {
    const on: [DueMark, string][] = [
      ['due', dueDate],
      ['lastTimelyDay', lastTimelyDay],
      ['today', today],
    ];
    return { date, marks: on.filter(([, day]) => day === date).map(([mark]) => mark) };
  });
  const [first = dueDate, middle = dueDate] = days;
  const all =
    today < dueDate ? daysFrom(today, lastTimelyDay) : Math.max(daysFrom(dueDate, lastTimelyDay), daysFrom(dueDate, today));
  return {
    points,
    middle: Math.round((daysFrom(first, middle) / all) * 1000) / 10,
    solidTo: today === dueDate ? 'none' : today >= lastTimelyDay ? 'end' : 'middle',
    phase: today <= dueDate ? 'ahead' : today <= lastTimelyDay ? 'grace' : 'late',
  };
}
