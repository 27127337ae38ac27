import { parseDay } from './time/dates.ts';
import { lenderToday, getLoanStatus, type LoanStatusFields } from './loanStatus.ts';
import { centsOf } from './money.ts';
import { recentInstallment, type PaymentFacts } from './recentInstallment.ts';
import type { Unreadable } from './unreadable.ts';

export type DueTimelineMark = 'today' | 'due' | 'lastTimelyDay';

export interface DueTimelinePoint {
  /** Events on this day: one mark, or `today` together with another one. */
  marks: DueTimelineMark[];
  date: string;
}

export interface DueTimeline {
  /** Two or three days in chronological order: today, the due date, and the last day on which a payment is on time. */
  points: DueTimelinePoint[];
  /** Position of the second point along the line, in percent. */
  secondPointPercent: number;
  /**
   * Where the solid part of the line ends: it shows the days until the due date or the days since. The rest shows days without a late
   * charge.
   */
  solidTo: 'none' | 'middle' | 'end';
  phase: 'ahead' | 'grace' | 'late';
}

const daysBetween = (from: string, to: string) =>
  ((parseDay(to)?.getTime() ?? 0) - (parseDay(from)?.getTime() ?? 0)) / 86_400_000;

/**
 * Places today, the due date and the last day without a late charge on a line. Returns null when the line would not help: a date is
 * unknown, the next payment is already paid or not paid here, or the lender charges nothing for paying late.
 */
export function dueTimelineOf(
  record: LoanStatusFields & { lateChargeAmount: string | null; recentPayments?: readonly (PaymentFacts | Unreadable)[] },
): DueTimeline | null {
  const { dueDate } = record;
  const { status, lastTimelyDay } = getLoanStatus(record);
  const today = lenderToday(record);
  const isOwedHere = ['dueSoon', 'due', 'dueToday', 'overdue', 'overdueCharged'].includes(status);
  if (!isOwedHere || dueDate === null || lastTimelyDay === null || today === null) return null;
  if (centsOf(record.lateChargeAmount) === 0 || recentInstallment(record) !== null) return null;

  // Dates as `YYYY-MM-DD` sort correctly as strings.
  const days = [...new Set([today, dueDate, lastTimelyDay])].sort();
  const points = days.map((date): DueTimelinePoint => {
    const on: [DueTimelineMark, string][] = [
      ['due', dueDate],
      ['lastTimelyDay', lastTimelyDay],
      ['today', today],
    ];
    return { date, marks: on.filter(([, day]) => day === date).map(([mark]) => mark) };
  });
  const [first = dueDate, middle = dueDate] = days;
  const all =
    today < dueDate
      ? daysBetween(today, lastTimelyDay)
      : Math.max(daysBetween(dueDate, lastTimelyDay), daysBetween(dueDate, today));
  return {
    points,
    secondPointPercent: Math.round((daysBetween(first, middle) / all) * 1000) / 10,
    solidTo: today === dueDate ? 'none' : today >= lastTimelyDay ? 'end' : 'middle',
    phase: today <= dueDate ? 'ahead' : today <= lastTimelyDay ? 'grace' : 'late',
  };
}
