import type { PayFrequency, PaystubFieldName } from '#contract/borrower/ocr.ts';
import { parseTypedValue } from '#features/ocr/review/fields/fieldValueFormat.ts';
import { calculateIncome } from '#features/ocr/review/paystubIncome.ts';
import { cropAround, zoomFor } from '#features/ocr/review/picture/zoom.ts';

import { aPaystub, aReadIncomeDocument, fieldsOf, PAYSTUB_VALUES } from '../../support/backends/incomeDocuments.ts';

const typed = (kind: Parameters<typeof parseTypedValue>[0], text: string) => {
  const result = parseTypedValue(kind, text);
  return 'value' in result ? result.value : 'problem';
};

test.each([
  ['money', '2920', '2920.00'],
  ['money', ' $2,920.5 ', '2920.50'],
  ['money', '$2,920.00', '2920.00'],
  ['money', '', null],
  ['money', 'about 2,920', 'problem'],
  ['money', '-5', 'problem'],
  ['money', '10000000', 'problem'],
  ['day', '11/13/26', '2026-11-13'],
  ['day', '11/13/2026', '2026-11-13'],
  ['day', '11 / 3 / 2026', '2026-11-03'],
  ['day', 'Nov 13, 2026', '2026-11-13'],
  ['day', 'november 3rd 2026', '2026-11-03'],
  ['day', '13 Nov 2026', '2026-11-13'],
  ['day', '2026-11-13', '2026-11-13'],
  ['day', '11132026', '2026-11-13'],
  ['day', '13/11/2026', 'problem'],
  ['day', '2/30/2026', 'problem'],
  ['day', 'Friday', 'problem'],
  ['hours', '80', '80.00'],
  ['hours', '37.5 hours', '37.50'],
  ['hours', '800', 'problem'],
  ['words', '  Harborlight   Tool Works ', 'Harborlight Tool Works'],
  ['words', 'x'.repeat(121), 'problem'],
] as const)('%s: %j is parsed as %j', (kind, text, value) => {
  expect(typed(kind, text)).toBe(value);
});

const withValues = (values: Partial<Record<PaystubFieldName, string>>, payFrequency: PayFrequency | null, job = {}) =>
  aReadIncomeDocument({
    paystubs: [
      aPaystub({
        fields: fieldsOf({ employer: 'Harborlight', payDate: '2026-11-13', ...values }),
        payFrequency,
        job: { startedOn: null, priorYearGross: null, ...job },
      }),
    ],
  });

test.each<[string, Partial<Record<PaystubFieldName, string>>, PayFrequency, object, number]>([
  ['weekly 1,000', { gross: '1000.00' }, 'weekly', {}, 433_333],
  ['every two weeks 2,000', { gross: '2000.00' }, 'biweekly', {}, 433_333],
  ['twice a month 3,000', { gross: '3000.00' }, 'semimonthly', {}, 600_000],
  ['30 by 40 hours', { rate: '30.00', hours: '40.00' }, 'weekly', {}, 520_000],
  [
    'last year, too',
    { gross: '3000.00', grossYearToDate: '17500.00', payDate: '2026-04-15' },
    'semimonthly',
    { priorYearGross: '60000.00' },
    500_000,
  ],
  ['a bonus over half a year', { gross: '1000.00', bonusYearToDate: '12000.00', payDate: '2026-06-30' }, 'monthly', {}, 300_000],
])('monthly income: %s', (_what, values, payFrequency, job, cents) => {
  expect(calculateIncome([withValues(values, payFrequency, job)])?.monthly).toBe(cents);
});

test.each<[string, Partial<Record<PaystubFieldName, string>>, [overtime: number, bonus: number]]>([
  ['overtime of one period', { overtime: '180.00' }, [18_000, 0]],
  ['a bonus of one period', { bonus: '500.00' }, [0, 50_000]],
  ['with a year to date', { overtime: '180.00', overtimeYearToDate: '900.00', bonus: '5.00', bonusYearToDate: '5.00' }, [0, 0]],
])('%s counts or is reported as not counted', (_what, values, notCounted) => {
  const [job] = calculateIncome([withValues({ gross: '3000.00', ...values }, 'weekly')])!.jobs;
  expect([job!.income.overtimeNotCounted, job!.income.bonusNotCounted]).toEqual(notCounted);
});

test('income needs frequency, pay date and pay, and ignores skipped or unread paystubs', () => {
  expect(calculateIncome([withValues({ gross: '1000.00' }, null)])).toBeNull();
  expect(calculateIncome([aReadIncomeDocument({ paystubs: [aPaystub({ fields: fieldsOf({ gross: '1000.00' }) })] })])).toBeNull();
  expect(calculateIncome([withValues({}, 'weekly')])).toBeNull();
  expect(calculateIncome([aReadIncomeDocument({ paystubs: [aPaystub({ isLeftOut: true })] })])).toBeNull();
  expect(calculateIncome([aReadIncomeDocument({ reading: 'failed' })])).toBeNull();
  const two = [
    aReadIncomeDocument(),
    aReadIncomeDocument({ paystubs: [aPaystub({ isLeftOut: true, fields: fieldsOf({ ...PAYSTUB_VALUES, gross: '1.00' }) })] }),
  ];
  expect(calculateIncome(two)?.monthly).toBe(632_667);
});

test('a place on a paystub is zoomed for reading and stays within the page', () => {
  const page = { width: 1275, height: 1650 };
  const place = { page: 1, x: 0.94, y: 0.005, width: 0.05, height: 0.01 };
  expect(zoomFor(place, page)).toBe(2.5);
  expect(zoomFor({ ...place, width: 0.8 }, page)).toBeCloseTo(1.06, 2);
  expect(zoomFor({ ...place, height: 0.1 }, page)).toBe(1);
  const { x, y, width, height } = cropAround(place, page, { width: 300, height: 60 });
  expect(y).toBe(0);
  expect(x + width).toBeCloseTo(page.width);
  expect(width / height).toBeCloseTo(5);
});
