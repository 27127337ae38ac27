/** A fictitious job and its paystubs. The year-to-date amounts are the sum of all paydays of the year so far. */
import type { SeededRandom } from './seededRandom.ts';
import { createRandom } from './seededRandom.ts';
import { paydaysOf, type Payday, type Schedule } from './payCalendar.ts';
import { sumOf, type DeductionLine, type EarningsLine, type PaystubFacts } from './paystubFacts.ts';

export interface Job {
  seed: string | number;
  employer: string;
  employerLines: readonly string[];
  person: string;
  personLines: readonly string[];
  employeeNumber: string;
  schedule: Schedule;
  pay: HourlyPay | Salary;
  overtime?: string;
  bonus?: { label: string; amount: number; on: string };
  /** Label of the line for hourly holiday pay, if the job has it. */
  holiday?: string;
  /** Another earnings line with the same amount in each period. */
  extra?: { label: string; amount: number };
  generateWithholdings: readonly Withholding[];
  /** The first pay date, if the job began during the year. */
  firstPayDate?: string;
  layoutVariant: number;
}

export interface HourlyPay {
  label: string;
  rate: number;
  /** Hours times 100. */
  hoursOf: (payday: Payday, chance: SeededRandom) => { regular: number; overtime: number };
}

export interface Salary {
  label: string;
  /** Cents per pay period. */
  amount: number;
  hours?: number;
}

export interface Withholding {
  label: string;
  kind: DeductionLine['kind'];
  /** Share of the gross, in hundredths of a percent. */
  share?: number;
  /** Cents per pay period. */
  flat?: number;
}

const HOLIDAYS = ['01-01', '05-25', '06-19', '07-04', '09-07', '11-26', '12-25'];

type CurrentEarningsLine = Omit<EarningsLine, 'yearToDate'>;

export function paystubOf(job: Job, payday: Payday): PaystubFacts {
  const { payDate } = payday;
  const paidSoFar = paydaysOf(job.schedule, Number(payDate.slice(0, 4))).filter(
    (day) => day.payDate === payDate || (day.payDate < payDate && day.payDate >= (job.firstPayDate ?? '')),
  );
  const earnings = new Map<string, EarningsLine>();
  const deductionLines = new Map<string, DeductionLine>();
  for (const day of paidSoFar) {
    const isNow = day.payDate === payDate;
    const lines = earningsOn(job, day);
    const gross = sumOf(lines, ({ amount }) => amount);
    for (const { amount, hours, rate, ...line } of lines) {
      const before = earnings.get(line.label)?.yearToDate ?? 0;
      earnings.set(line.label, {
        ...line,
        ...(rate !== undefined && { rate }),
        ...(isNow && hours !== undefined && { hours }),
        amount: isNow ? amount : 0,
        yearToDate: before + amount,
      });
    }
    // Earnings lines not paid in this period keep only their year-to-date amount.
    if (isNow) zeroUnpaidEarnings(earnings, lines);
    for (const { label, kind, share = 0, flat = 0 } of job.generateWithholdings) {
      const amount = Math.round((gross * share) / 10_000) + flat;
      const before = deductionLines.get(label)?.yearToDate ?? 0;
      deductionLines.set(label, { label, kind, amount, yearToDate: before + amount });
    }
  }
  return toPaystubWithTotals(job, payday, [...earnings.values()], [...deductionLines.values()]);
}

function toPaystubWithTotals(job: Job, payday: Payday, earnings: EarningsLine[], deductionLines: DeductionLine[]): PaystubFacts {
  const { employer, employerLines, person, personLines, employeeNumber, schedule, layoutVariant } = job;
  const gross = sumOf(earnings, ({ amount }) => amount);
  const deductions = sumOf(deductionLines, ({ amount }) => amount);
  const grossYearToDate = sumOf(earnings, ({ yearToDate }) => yearToDate);
  const deductionsYearToDate = sumOf(deductionLines, ({ yearToDate }) => yearToDate);
  return {
    ...{ employer, employerLines, person, personLines, employeeNumber, layoutVariant },
    checkNumber: String(createRandom(`paper ${job.seed} ${payday.payDate}`).integer(10_000, 9_999_999)).padStart(8, '0'),
    payFrequency: schedule.frequency,
    ...payday,
    ...{ earnings, deductionLines, gross, deductions, grossYearToDate, deductionsYearToDate },
    net: gross - deductions,
    netYearToDate: grossYearToDate - deductionsYearToDate,
  };
}

function earningsOn(job: Job, day: Payday): CurrentEarningsLine[] {
  const lines = 'rate' in job.pay ? hourlyEarnings(job, job.pay, day) : salaryEarnings(job.pay);
  if (job.extra) lines.push({ ...job.extra, kind: 'other' });
  if (job.bonus?.on === day.payDate) lines.push({ label: job.bonus.label, kind: 'bonus', amount: job.bonus.amount });
  return lines;
}

function salaryEarnings({ label, amount, hours }: Salary): CurrentEarningsLine[] {
  return [{ label, kind: 'regular', ...(hours !== undefined && { hours }), amount }];
}

function hourlyEarnings(job: Job, { label, rate, hoursOf }: HourlyPay, day: Payday): CurrentEarningsLine[] {
  const { regular, overtime } = hoursOf(day, createRandom(`hours ${job.seed} ${day.payDate}`));
  const holidayHours = job.holiday === undefined ? 0 : 800 * holidaysIn(day);
  const of = (hours: number, hourly: number) => ({ rate: hourly, hours, amount: Math.round((hours * hourly) / 100) });
  const lines: CurrentEarningsLine[] = [{ label, kind: 'regular', ...of(regular - holidayHours, rate) }];
  if (job.overtime !== undefined && overtime > 0) {
    lines.push({ label: job.overtime, kind: 'overtime', ...of(overtime, Math.round(rate * 1.5)) });
  }
  if (job.holiday !== undefined && holidayHours > 0) lines.push({ label: job.holiday, kind: 'other', ...of(holidayHours, rate) });
  return lines;
}

const holidaysIn = ({ periodStart, periodEnd }: Payday): number =>
  HOLIDAYS.filter((date) => [periodStart, periodEnd].some((day) => isWithin(`${day.slice(0, 5)}${date}`, periodStart, periodEnd)))
    .length;

const isWithin = (day: string, start: string, end: string): boolean => day >= start && day <= end;

function zeroUnpaidEarnings(earnings: Map<string, EarningsLine>, now: readonly CurrentEarningsLine[]): void {
  for (const [label, { kind, yearToDate }] of earnings) {
    if (!now.some((line) => line.label === label)) earnings.set(label, { label, kind, amount: 0, yearToDate });
  }
}
