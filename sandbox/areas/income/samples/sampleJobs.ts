import { paystubOf, type HourlyPay, type Job, type Withholding } from './job.ts';
import { paydaysUntil, type Payday } from './payCalendar.ts';
import type { PaystubFacts } from './paystubFacts.ts';

const TAXES: readonly Withholding[] = [
  { label: 'Federal Income Tax', kind: 'tax', share: 912 },
  { label: 'Social Security', kind: 'tax', share: 620 },
  { label: 'Medicare', kind: 'tax', share: 145 },
  { label: 'OH State Income Tax', kind: 'tax', share: 275 },
];

const constantHours = (regular: number, overtime = 0): HourlyPay['hoursOf'] => {
  return () => ({ regular, overtime });
};

export type SampleJobName = 'biweekly' | 'weekly' | 'semimonthly' | 'monthly' | 'otherPerson' | 'falling';

export function createSampleJobs(person: string, today: string): Record<SampleJobName, Job> {
  const theirs = { person, personLines: ['418 Maple Street', 'Lakewood, OH 44107'] };
  return {
    biweekly: {
      ...theirs,
      seed: 'biweekly sample',
      employer: 'Bellweather & Sons LLC',
      employerLines: ['88 Canal Street, Suite 4', 'Akron, OH 44308'],
      employeeNumber: '004417',
      schedule: { frequency: 'biweekly', lagDays: 5 },
      pay: { label: 'Regular', rate: 3650, hoursOf: constantHours(8000) },
      generateWithholdings: [
        ...TAXES,
        { label: '401(k)', kind: 'other', share: 400 },
        { label: 'Medical', kind: 'other', flat: 8650 },
      ],
      layoutVariant: 0,
    },
    weekly: {
      ...theirs,
      seed: 'weekly sample',
      employer: 'Tri-County Electric Cooperative',
      employerLines: ['PO Box 1180', 'Maysville, KY 41056'],
      employeeNumber: '31172',
      schedule: { frequency: 'weekly', lagDays: 6 },
      pay: { label: 'Regular Pay', rate: 2875, hoursOf: constantHours(4000, 450) },
      overtime: 'Overtime',
      generateWithholdings: [
        ...TAXES,
        { label: 'Union Dues', kind: 'other', flat: 1450 },
        { label: 'Dental', kind: 'other', flat: 612 },
      ],
      layoutVariant: 2,
    },
    semimonthly: {
      ...theirs,
      seed: 'semimonthly sample',
      employer: 'Larkspur Software Corporation',
      employerLines: ['2701 Arroyo Parkway, Floor 9', 'Austin, TX 78704'],
      employeeNumber: '100288',
      schedule: { frequency: 'semimonthly', lagDays: 0 },
      pay: { label: 'Salary', amount: 352_083 },
      bonus: { label: 'Annual Bonus', amount: 250_000, on: firstPaydayOfYear(today) },
      generateWithholdings: [
        ...TAXES,
        { label: '401(k)', kind: 'other', share: 600 },
        { label: 'Health PPO', kind: 'other', flat: 11_240 },
      ],
      layoutVariant: 0,
    },
    monthly: {
      ...theirs,
      seed: 'monthly sample',
      employer: "St. Brendan's Medical Center",
      employerLines: ['4400 Mercy Drive', 'Duluth, MN 55805'],
      employeeNumber: '0077120',
      schedule: { frequency: 'monthly', lagDays: 0 },
      pay: { label: 'Regular Salary', amount: 612_500, hours: 17_333 },
      generateWithholdings: [
        ...TAXES,
        { label: 'Retirement', kind: 'other', share: 500 },
        { label: 'Vision', kind: 'other', flat: 640 },
      ],
      layoutVariant: 0,
    },
    otherPerson: {
      seed: 'other sample',
      person: "Renée D'Angelo",
      personLines: ['9 Willow Ct', 'Boise, ID 83702'],
      employer: 'Pinecrest Dental Group PC',
      employerLines: ['305 W. Elm Ave', 'Boise, ID 83702'],
      employeeNumber: '2093',
      schedule: { frequency: 'biweekly', lagDays: 6 },
      pay: { label: 'Regular Hours', rate: 3125, hoursOf: constantHours(7600) },
      generateWithholdings: TAXES,
      layoutVariant: 1,
    },
    falling: {
      ...theirs,
      seed: 'falling sample',
      employer: 'Northgate Fabrication, Inc.',
      employerLines: ['1200 Foundry Road', 'Toledo, OH 43604'],
      employeeNumber: '58104',
      schedule: { frequency: 'biweekly', lagDays: 5 },
      pay: {
        label: 'Regular',
        rate: 3400,
        hoursOf: ({ payDate }) => ({ regular: payDate === newestBiweeklyPayDate(today) ? 5200 : 8000, overtime: 0 }),
      },
      generateWithholdings: [...TAXES, { label: 'Medical', kind: 'other', flat: 7425 }],
      layoutVariant: 1,
    },
  };
}

const newestBiweeklyPayDate = (today: string): string | undefined =>
  paydaysUntil({ frequency: 'biweekly', lagDays: 5 }, today).at(-1)?.payDate;

/** First payday of the year that the newest semimonthly payday is in. */
function firstPaydayOfYear(today: string): string {
  const paydays = paydaysUntil({ frequency: 'semimonthly', lagDays: 0 }, today).map(({ payDate }) => payDate);
  const year = paydays.at(-1)?.slice(0, 4) ?? '';
  return paydays.find((day) => day.startsWith(year)) ?? today;
}

export function newestTwoPaystubs(job: Job, today: string): { older: PaystubFacts; newer: PaystubFacts } {
  const [older, newer] = paydaysUntil(job.schedule, today).slice(-2) as [Payday, Payday];
  return { older: paystubOf(job, older), newer: paystubOf(job, newer) };
}
