/** Generates random but consistent paystubs; the same seed always gives the same paystub. */
import type { PayFrequency } from '#contract/borrower/ocr.ts';
import { createRandom, type SeededRandom } from './seededRandom.ts';
import { EMPLOYERS, ADDRESSES, PEOPLE } from './fictitiousNames.ts';
import { paystubOf, type HourlyPay, type Job, type Salary, type Withholding } from './job.ts';
import { paydaysOf, type Payday } from './payCalendar.ts';
import type { PaystubFacts } from './paystubFacts.ts';

const FREQUENCIES: readonly [PayFrequency, ...PayFrequency[]] = ['biweekly', 'weekly', 'biweekly', 'semimonthly', 'monthly'];
const HUNDREDTH_HOURS_PER_PERIOD: Readonly<Record<PayFrequency, number>> = {
  weekly: 4000,
  biweekly: 8000,
  semimonthly: 8667,
  monthly: 17_333,
};
const PERIODS_PER_YEAR: Readonly<Record<PayFrequency, number>> = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 };

export const generatePaystub = (seed: number): PaystubFacts => generateConsecutivePaystubs(seed).newer;

/** Two paystubs of the same job, with consecutive paydays in the same year. */
export function generateConsecutivePaystubs(seed: number): { older: PaystubFacts; newer: PaystubFacts } {
  const chance = createRandom(seed);
  const frequency = chance.pick(FREQUENCIES);
  const lagDays = frequency === 'weekly' || frequency === 'biweekly' ? chance.integer(5, 6) : chance.pick([0, 0, 5]);
  const schedule = { frequency, lagDays, isOddWeek: chance.isTrue(0.5) };
  const paydays = paydaysOf(schedule, chance.pick([2025, 2026, 2026]));
  const nth = chance.integer(1, Math.floor(paydays.length * 0.88));
  const [before, now] = paydays.slice(nth - 1) as [Payday, Payday];
  const job = jobOf(seed, schedule, paydays.slice(0, nth + 1), chance);
  return { older: paystubOf(job, before), newer: paystubOf(job, now) };
}

function jobOf(seed: number, schedule: Job['schedule'], paydays: readonly Payday[], chance: SeededRandom): Job {
  const employer = chance.pick(EMPLOYERS);
  const isHourly = chance.isTrue(0.6);
  const last = paydays.length - 1;
  const bonusOn = paydays[chance.isTrue(0.5) ? last : chance.integer(0, last)];
  const since = chance.isTrue(0.2) ? paydays[Math.floor(last / 2)] : undefined;
  return {
    seed,
    employer: employer.name,
    employerLines: employer.lines,
    person: chance.pick(PEOPLE),
    personLines: chance.pick(ADDRESSES),
    employeeNumber: String(chance.integer(12, 999_999)).padStart(chance.pick([4, 6, 8]), '0'),
    schedule,
    pay: isHourly ? generateHourlyPay(schedule.frequency, chance) : generateSalary(schedule.frequency, chance),
    ...(isHourly && chance.isTrue(0.6) && { overtime: chance.pick(['Overtime', 'Overtime 1.5x', 'OT', 'Overtime Pay']) }),
    ...(isHourly && chance.isTrue(0.4) && { holiday: chance.pick(['Holiday', 'Holiday Pay']) }),
    ...(bonusOn !== undefined && chance.isTrue(0.4) && { bonus: generateBonus(bonusOn, chance) }),
    ...(chance.isTrue(0.2) && {
      extra: chance.pick([
        { label: 'Shift Differential', amount: 4750 },
        { label: 'Car Allowance', amount: 25_000 },
      ]),
    }),
    generateWithholdings: generateWithholdings(isHourly, chance),
    ...(since && { firstPayDate: since.payDate }),
    layoutVariant: chance.integer(0, 5),
  };
}

const generateBonus = ({ payDate }: Payday, chance: SeededRandom) => ({
  label: chance.pick(['Bonus', 'Annual Bonus', 'Bonus - Performance', 'Holiday Bonus']),
  amount: chance.pick([25_000, 50_000, 100_000, 187_650, 250_000]),
  on: payDate,
});

function generateHourlyPay(frequency: PayFrequency, chance: SeededRandom): HourlyPay {
  const isPartTime = chance.isTrue(0.2);
  const varies = isPartTime || chance.isTrue(0.4);
  const most = isPartTime
    ? HUNDREDTH_HOURS_PER_PERIOD[frequency] * chance.pick([0.5, 0.7])
    : HUNDREDTH_HOURS_PER_PERIOD[frequency];
  return {
    label: chance.pick(['Regular', 'Regular Pay', 'Regular Hours', 'Hourly']),
    rate: chance.isTrue(0.3) ? chance.integer(30, 110) * 50 : chance.integer(1525, 5480),
    hoursOf: (_payday, chance) => ({
      regular: varies ? Math.round((most * chance.integer(85, 100)) / 100 / 25) * 25 : most,
      overtime: chance.isTrue(0.6) ? chance.integer(2, 40) * 25 : 0,
    }),
  };
}

function generateSalary(frequency: PayFrequency, chance: SeededRandom): Salary {
  const year = chance.integer(36, 178) * 100_000 + chance.pick([0, 0, 50_000, 24_680]);
  return {
    label: chance.pick(['Salary', 'Regular', 'Regular Salary']),
    amount: Math.round(year / PERIODS_PER_YEAR[frequency]),
    ...(chance.isTrue(0.4) && { hours: HUNDREDTH_HOURS_PER_PERIOD[frequency] }),
  };
}

/** Withholding rates are invented, except those of Social Security and Medicare. */
function generateWithholdings(isHourly: boolean, chance: SeededRandom): Withholding[] {
  const all: (Withholding | false)[] = [
    {
      label: chance.pick(['Federal Income Tax', 'Fed Withholding', 'Federal Withholding']),
      kind: 'tax',
      share: chance.integer(500, 1400),
    },
    { label: chance.pick(['Social Security', 'FICA - OASDI', 'Social Security Tax']), kind: 'tax', share: 620 },
    { label: chance.pick(['Medicare', 'FICA - Medicare', 'Medicare Tax']), kind: 'tax', share: 145 },
    chance.isTrue(0.8) && {
      label: chance.pick(['OH State Income Tax', 'State Withholding', 'State Tax']),
      kind: 'tax',
      share: chance.integer(200, 480),
    },
    chance.isTrue(0.25) && { label: 'City Tax', kind: 'tax', share: 150 },
    chance.isTrue(0.6) && {
      label: chance.pick(['401(k)', '401k Pretax', 'Retirement 401(k)']),
      kind: 'other',
      share: chance.integer(2, 8) * 100,
    },
    chance.isTrue(0.65) && {
      label: chance.pick(['Medical', 'Health Insurance', 'Health PPO']),
      kind: 'other',
      flat: chance.integer(1800, isHourly ? 4000 : 14_000),
    },
    chance.isTrue(0.5) && { label: 'Dental', kind: 'other', flat: chance.integer(300, 1900) },
    chance.isTrue(0.3) && { label: 'Vision', kind: 'other', flat: chance.integer(200, 700) },
    chance.isTrue(0.15) && {
      label: chance.pick(['Garnishment', 'Child Support', 'Levy 00417']),
      kind: 'other',
      flat: chance.integer(2500, 7500),
    },
    chance.isTrue(0.2) && { label: 'Union Dues', kind: 'other', flat: chance.integer(1200, 2600) },
  ];
  return all.filter((one) => one !== false);
}
