/** Generates random but consistent paystubs; the same seed always gives the same paystub. */
import type { PayFrequency } from '#contract/borrower/ocr.ts';
import { chanceOf, type Chance } from './chance.ts';
import { EMPLOYERS, HOMES, PEOPLE } from './inventedNames.ts';
import { paystubOf, type HourlyPay, type Job, type Salary, type Withheld } from './job.ts';
import { paydaysOf, type Payday } from './payCalendar.ts';
import type { PaystubFacts } from './paystubFacts.ts';

const FREQUENCIES: readonly [PayFrequency, ...PayFrequency[]] = ['biweekly', 'weekly', 'biweekly', 'semimonthly', 'monthly'];
const HOURS: Readonly<Record<PayFrequency, number>> = { weekly: 4000, biweekly: 8000, semimonthly: 8667, monthly: 17_333 };
const PERIODS: Readonly<Record<PayFrequency, number>> = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 };

export const factsOf = (seed: number): PaystubFacts => consecutiveFactsOf(seed).newer;

/** Two paystubs of the same job, with consecutive paydays in the same year. */
export function consecutiveFactsOf(seed: number): { older: PaystubFacts; newer: PaystubFacts } {
  const chance = chanceOf(seed);
  const frequency = chance.pick(FREQUENCIES);
  const lagDays = frequency === 'weekly' || frequency === 'biweekly' ? chance.whole(5, 6) : chance.pick([0, 0, 5]);
  const schedule = { frequency, lagDays, isOddWeek: chance.is(0.5) };
  const paydays = paydaysOf(schedule, chance.pick([2025, 2026, 2026]));
  const nth = chance.whole(1, Math.floor(paydays.length * 0.88));
  const [before, now] = paydays.slice(nth - 1) as [Payday, Payday];
  const job = jobOf(seed, schedule, paydays.slice(0, nth + 1), chance);
  return { older: paystubOf(job, before), newer: paystubOf(job, now) };
}

function jobOf(seed: number, schedule: Job['schedule'], paydays: readonly Payday[], chance: Chance): Job {
  const employer = chance.pick(EMPLOYERS);
  const isHourly = chance.is(0.6);
  const last = paydays.length - 1;
  const bonusOn = paydays[chance.is(0.5) ? last : chance.whole(0, last)];
  const since = chance.is(0.2) ? paydays[Math.floor(last / 2)] : undefined;
  return {
    seed,
    employer: employer.name,
    employerLines: employer.lines,
    person: chance.pick(PEOPLE),
    personLines: chance.pick(HOMES),
    employeeNumber: String(chance.whole(12, 999_999)).padStart(chance.pick([4, 6, 8]), '0'),
    schedule,
    pay: isHourly ? hourlyPay(schedule.frequency, chance) : salary(schedule.frequency, chance),
    ...(isHourly && chance.is(0.6) && { overtime: chance.pick(['Overtime', 'Overtime 1.5x', 'OT', 'Overtime Pay']) }),
    ...(isHourly && chance.is(0.4) && { holiday: chance.pick(['Holiday', 'Holiday Pay']) }),
    ...(bonusOn !== undefined && chance.is(0.4) && { bonus: bonus(bonusOn, chance) }),
    ...(chance.is(0.2) && {
      extra: chance.pick([
        { label: 'Shift Differential', amount: 4750 },
        { label: 'Car Allowance', amount: 25_000 },
      ]),
    }),
    withheld: withheld(isHourly, chance),
    ...(since && { since: since.payDate }),
    look: chance.whole(0, 5),
  };
}

const bonus = ({ payDate }: Payday, chance: Chance) => ({
  label: chance.pick(['Bonus', 'Annual Bonus', 'Bonus - Performance', 'Holiday Bonus']),
  amount: chance.pick([25_000, 50_000, 100_000, 187_650, 250_000]),
  on: payDate,
});

function hourlyPay(frequency: PayFrequency, chance: Chance): HourlyPay {
  const isPartTime = chance.is(0.2);
  const varies = isPartTime || chance.is(0.4);
  const most = isPartTime ? HOURS[frequency] * chance.pick([0.5, 0.7]) : HOURS[frequency];
  return {
    label: chance.pick(['Regular', 'Regular Pay', 'Regular Hours', 'Hourly']),
    rate: chance.is(0.3) ? chance.whole(30, 110) * 50 : chance.whole(1525, 5480),
    hoursOf: (_payday, chance) => ({
      regular: varies ? Math.round((most * chance.whole(85, 100)) / 100 / 25) * 25 : most,
      overtime: chance.is(0.6) ? chance.whole(2, 40) * 25 : 0,
    }),
  };
}

function salary(frequency: PayFrequency, chance: Chance): Salary {
  const year = chance.whole(36, 178) * 100_000 + chance.pick([0, 0, 50_000, 24_680]);
  return {
    label: chance.pick(['Salary', 'Regular', 'Regular Salary']),
    amount: Math.round(year / PERIODS[frequency]),
    ...(chance.is(0.4) && { hours: HOURS[frequency] }),
  };
}

/** Withholding rates are invented, except those of Social Security and Medicare. */
function withheld(isHourly: boolean, chance: Chance): Withheld[] {
  const all: (Withheld | false)[] = [
    {
      label: chance.pick(['Federal Income Tax', 'Fed Withholding', 'Federal Withholding']),
      kind: 'tax',
      share: chance.whole(500, 1400),
    },
    { label: chance.pick(['Social Security', 'FICA - OASDI', 'Social Security Tax']), kind: 'tax', share: 620 },
    { label: chance.pick(['Medicare', 'FICA - Medicare', 'Medicare Tax']), kind: 'tax', share: 145 },
    chance.is(0.8) && {
      label: chance.pick(['OH State Income Tax', 'State Withholding', 'State Tax']),
      kind: 'tax',
      share: chance.whole(200, 480),
    },
    chance.is(0.25) && { label: 'City Tax', kind: 'tax', share: 150 },
    chance.is(0.6) && {
      label: chance.pick(['401(k)', '401k Pretax', 'Retirement 401(k)']),
      kind: 'other',
      share: chance.whole(2, 8) * 100,
    },
    chance.is(0.65) && {
      label: chance.pick(['Medical', 'Health Insurance', 'Health PPO']),
      kind: 'other',
      flat: chance.whole(1800, isHourly ? 4000 : 14_000),
    },
    chance.is(0.5) && { label: 'Dental', kind: 'other', flat: chance.whole(300, 1900) },
    chance.is(0.3) && { label: 'Vision', kind: 'other', flat: chance.whole(200, 700) },
    chance.is(0.15) && {
      label: chance.pick(['Garnishment', 'Child Support', 'Levy 00417']),
      kind: 'other',
      flat: chance.whole(2500, 7500),
    },
    chance.is(0.2) && { label: 'Union Dues', kind: 'other', flat: chance.whole(1200, 2600) },
  ];
  return all.filter((one) => one !== false);
}
