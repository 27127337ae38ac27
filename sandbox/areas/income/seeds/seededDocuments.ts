/** The contents of the seeded paystubs; their dates are relative to the day of seeding. */
import type { DoubtReason, PayFrequency, PaystubFieldName } from '#contract/borrower/ocr.ts';
import { addDays, daysBetween } from '../../../base/clock/calendar.ts';
import { toMoney } from '../../../base/wire/formats.ts';
import type { PrintedValues } from './seededPaystub.ts';

export interface SeededDocument {
  fileName: string;
  printed: PrintedValues;
  suggestedFrequency: PayFrequency;
  /** The pay frequency that the borrower chose. */
  payFrequency: PayFrequency | null;
  /** Fields that are marked as doubtful; `read` is given where the recognized text differs from the printed one. */
  marked: Partial<Record<PaystubFieldName, { doubt: DoubtReason; read?: string }>>;
}

/** The last Friday before today; the seeded paydays are every two weeks, ending on it. */
const lastFriday = (today: string): string => {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, -((weekday + 2) % 7) - (weekday === 5 ? 7 : 0));
};

interface Pay {
  employer: string;
  person: string;
  payDate: string;
  grossCents: number;
  deductionsCents: number;
  rate?: string;
  hours?: string;
}

function printedPay({ employer, person, payDate, grossCents, deductionsCents, rate, hours }: Pay): PrintedValues {
  const paydays = Math.floor(daysBetween(`${payDate.slice(0, 4)}-01-01`, payDate) / 14) + 1;
  return {
    employer,
    person,
    periodStart: addDays(payDate, -19),
    periodEnd: addDays(payDate, -6),
    payDate,
    ...(rate === undefined ? {} : { rate }),
    ...(hours === undefined ? {} : { hours }),
    gross: toMoney(grossCents),
    deductions: toMoney(deductionsCents),
    net: toMoney(grossCents - deductionsCents),
    grossYearToDate: toMoney(grossCents * paydays),
  };
}

const biweeklyDefaults = { suggestedFrequency: 'biweekly', payFrequency: null, marked: {} } as const;

export function seededDocuments(today: string): Readonly<Record<string, readonly SeededDocument[]>> {
  const friday = lastFriday(today);
  const marisol = { employer: 'Harborlight Tool Works, Inc.', person: 'Marisol Vance', rate: '36.50', hours: '80.00' };
  return {
    'income.check@example.com': [
      {
        ...biweeklyDefaults,
        fileName: 'paystub-before.pdf',
        printed: printedPay({ ...marisol, payDate: addDays(friday, -14), grossCents: 292_000, deductionsCents: 81_244 }),
        marked: { grossYearToDate: { doubt: 'unclear' } },
      },
      {
        ...biweeklyDefaults,
        fileName: 'paystub-newest.pdf',
        printed: printedPay({ ...marisol, payDate: friday, grossCents: 292_000, deductionsCents: 81_244 }),
        marked: { deductions: { doubt: 'sum', read: '872.44' }, net: { doubt: 'sum' } },
      },
    ],
    'income.failed@example.com': [
      {
        ...biweeklyDefaults,
        fileName: 'stub.pdf',
        printed: printedPay({
          employer: 'Bayside Transit Authority',
          person: 'Declan R Price',
          payDate: friday,
          grossCents: 248_550,
          deductionsCents: 61_018,
        }),
        payFrequency: 'biweekly',
      },
    ],
    'income.sent@example.com': [
      {
        ...biweeklyDefaults,
        fileName: 'earnings.pdf',
        printed: printedPay({
          employer: 'Northfield Regional Hospital',
          person: 'SOLBERG, INGRID',
          payDate: friday,
          grossCents: 331_200,
          deductionsCents: 94_871,
        }),
        payFrequency: 'biweekly',
      },
    ],
  };
}
