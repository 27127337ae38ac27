/** A payroll bureau's form: earnings and deductions at the left, benefits and notes at the right, and a voucher below. */
import { drawPdf, LETTER, type PaystubLayout, type Pen } from '../../../../sandbox/areas/income/samples/layouts/layout.ts';
import {
  orBlank,
  twoDecimals,
  slashedDate,
  spelledDate,
  withCommas,
  withDollars,
} from '../../../../sandbox/areas/income/samples/layouts/formats.ts';
import type { PaystubFacts } from '../../../../sandbox/areas/income/samples/paystubFacts.ts';

interface Wording {
  /** Font of the preprinted form; `data` is the font of what is filled in. */
  form: string;
  bold: string;
  data: string;
  title: string;
  codes: readonly string[];
  dates: (facts: PaystubFacts) => [label: string, value: string][];
  current: string;
  year: string;
  gross: string;
  net: string;
  withheld: readonly [all: string, taxes: string, others: string];
  minus: (cents: number) => string;
  sum: (cents: number) => string;
  filing: readonly string[];
  benefits: string;
  notes: readonly string[];
  voucher: readonly [number: string, deposited: string];
}

const twoDigits = (day: string): string => slashedDate(day).replace(/\d\d(\d\d)$/, '$1');

const negative = (cents: number): string => `-${withCommas(cents)}`;

const WORDINGS: readonly [Wording, ...Wording[]] = [
  {
    ...{ form: 'Helvetica', bold: 'Helvetica-Bold', data: 'Helvetica', title: 'Earnings Statement' },
    ...{ codes: ['CO.', 'FILE', 'DEPT.', 'CLOCK', 'VCHR. NO.'], current: 'this period', year: 'year to date' },
    dates: ({ periodStart, periodEnd, payDate }) => [
      ['Period Beginning:', slashedDate(periodStart)],
      ['Period Ending:', slashedDate(periodEnd)],
      ['Pay Date:', slashedDate(payDate)],
    ],
    ...{ gross: 'Gross Pay', net: 'Net Pay', withheld: ['Deductions', 'Statutory', 'Other'], minus: negative, sum: withDollars },
    filing: ['Taxable Filing Status:  Single', 'Exemptions/Allowances:', '    Federal:  Std W/H Table', '    State:  0'],
    benefits: 'Other Benefits and Information',
    notes: ['YOUR HOME ADDRESS CAN NOW BE CHANGED ONLINE.', 'COMPANY PH#: (555) 555-0142'],
    voucher: ['Advice number:', 'Deposited to the account of'],
  },
  {
    ...{ form: 'Helvetica', bold: 'Helvetica-Bold', data: 'Courier', title: 'Earnings & Withholdings' },
    ...{ codes: ['COMPANY', 'EMPLOYEE', 'LOCATION', 'SHIFT', 'VOUCHER'], current: 'THIS PERIOD', year: 'YTD' },
    dates: ({ periodStart, periodEnd, payDate }) => [
      ['Pay Period:', `${twoDigits(periodStart)} - ${twoDigits(periodEnd)}`],
      ['Check Date:', twoDigits(payDate)],
    ],
    ...{ gross: 'Total Earnings', net: 'NET PAY', withheld: ['Withholdings', 'Taxes', 'Voluntary'], sum: withCommas },
    minus: (cents) => `(${withCommas(cents)})`,
    filing: ['Federal Filing Status: Single or MFS', 'Step 3 Dependents: 0     Extra W/H: 0', 'State: S/0'],
    benefits: 'Employer Paid and Time Off',
    notes: ['Please keep this statement for your records.', 'Questions? Ask your payroll department.'],
    voucher: ['Voucher No.', 'Pay to the account of'],
  },
  {
    ...{ form: 'Times-Italic', bold: 'Times-Bold', data: 'Times-Roman', title: 'Payroll Advice' },
    ...{ codes: ['Group', 'Employee No.', 'Division', 'Grade', 'Advice No.'], current: 'Current', year: 'Year-to-date' },
    dates: ({ periodStart, periodEnd, payDate }) => [
      ['Beginning Date', spelledDate(periodStart)],
      ['Ending Date', spelledDate(periodEnd)],
      ['Payment Date', spelledDate(payDate)],
    ],
    ...{ gross: 'Gross Earnings', net: 'Take-home Pay', withheld: ['Withheld from Pay', 'Required', 'Elected'], minus: negative },
    ...{ sum: withDollars, benefits: 'Company Contributions and Leave', voucher: ['Advice No.', 'Credited to'] },
    filing: ['Federal: Single     Multiple jobs: No', 'State: Single     Allowances: 0'],
    notes: ['Open enrollment for next year is in the fall.', 'Time sheets are due on the last day of each pay period.'],
  },
];

const LEFT = 34;
const CURRENT = 282;
const YEAR = 344;
const ASIDE = 366;
const RIGHT = 578;
const ROW = 11.5;
const PRETAX = /401|Medical|Health|Dental|Vision/;

export const payroll: PaystubLayout = {
  name: 'payroll',
  printedFields: [
    ...(['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'net', 'grossYearToDate'] as const),
    ...(['rate', 'hours', 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'] as const),
  ],
  height: 520,
  draw(facts) {
    const wording = WORDINGS[facts.layoutVariant % WORDINGS.length] ?? WORDINGS[0];
    return drawPdf(LETTER, wording.data, (pen) => {
      drawHead(pen, facts, wording);
      const bottom = drawEarnings(pen, facts, wording, 178);
      drawWithheld(pen, facts, wording, bottom);
      drawAside(pen, facts, wording, 178);
      drawVoucher(pen, facts, wording, 536);
    });
  },
};

function drawHead(pen: Pen, facts: PaystubFacts, { form, bold, title, codes, dates, filing }: Wording): void {
  const values = ['K7R', facts.employeeNumber, '000210', '1', facts.checkNumber];
  codes.forEach((code, nth) => {
    pen.text(LEFT + nth * 62, 26, code, { font: form, size: 6.5 });
    pen.text(LEFT + nth * 62, 34, values[nth] ?? '', { size: 8 });
  });
  pen.text(LEFT, 52, facts.employer, { font: bold, size: 10.5, maxWidth: 290 });
  facts.employerLines.forEach((line, nth) => pen.text(LEFT, 66 + nth * 10.5, line, { size: 8.5 }));
  [...filing, 'Social Security Number:  XXX-XX-4417'].forEach((line, nth) =>
    pen.text(LEFT, 104 + nth * 10, line, { font: form, size: 7.5 }),
  );
  pen.text(ASIDE, 26, title, { font: bold, size: 17 });
  pen.line(ASIDE, 46, RIGHT, 46, 1.5);
  dates(facts).forEach(([label, value], nth) => {
    pen.text(ASIDE, 53 + nth * 12, label, { font: form, size: 8.5 });
    pen.text(ASIDE + 84, 53 + nth * 12, value, { size: 9 });
  });
  pen.text(ASIDE, 112, facts.person, { font: bold, size: 10.5, maxWidth: RIGHT - ASIDE });
  facts.personLines.forEach((line, nth) => pen.text(ASIDE, 126 + nth * 11.5, line, { size: 9 }));
}

/** Every second variant prints the hours before the rate. @returns the y position of its lower edge */
function drawEarnings(pen: Pen, facts: PaystubFacts, { form, bold, current, year, gross, sum }: Wording, top: number): number {
  const [rateEnd, hoursEnd] = facts.layoutVariant % 2 === 0 ? [188, 226] : [226, 180];
  const head = (x: number, text: string) => pen.text(x, top + 2, text, { font: form, size: 7.5, align: 'right' });
  pen.text(LEFT, top, 'Earnings', { font: bold, size: 9.5 });
  head(rateEnd, 'rate');
  head(hoursEnd, 'hours');
  head(CURRENT, current);
  head(YEAR, year);
  pen.line(LEFT, top + 12, YEAR, top + 12, 1);
  facts.earnings.forEach(({ label, rate, hours, amount, yearToDate }, nth) => {
    const y = top + 16 + nth * ROW;
    const right = (x: number, text: string) => pen.text(x, y, text, { size: 8.5, align: 'right' });
    pen.text(LEFT, y, label, { size: 8.5, maxWidth: 106 });
    right(
      rateEnd,
      orBlank((cents) => `${twoDecimals(cents)}00`, rate),
    );
    right(hoursEnd, orBlank(twoDecimals, hours));
    right(CURRENT, orBlank(withCommas, amount));
    right(YEAR, withCommas(yearToDate));
  });
  const y = top + 19 + facts.earnings.length * ROW;
  pen.box(LEFT + 50, y - 2, CURRENT + 3 - LEFT - 50, 14, { fill: '#e4e4e4' });
  pen.text(LEFT + 54, y + 1, gross, { font: bold, size: 9 });
  pen.text(CURRENT, y + 1, sum(facts.gross), { font: bold, size: 9, align: 'right' });
  pen.text(YEAR, y + 1, withCommas(facts.grossYearToDate), { size: 8.5, align: 'right' });
  return y + 20;
}

function drawWithheld(pen: Pen, facts: PaystubFacts, { form, bold, withheld, net, minus, sum }: Wording, top: number): void {
  const [all, taxes, others] = withheld;
  let y = top;
  const group = (title: string, kind: 'tax' | 'other') => {
    pen.text(LEFT + 64, y, title, { font: form, size: 8 });
    pen.line(LEFT + 64, y + 10, YEAR, y + 10);
    for (const { label, amount, yearToDate } of facts.deductionLines.filter((line) => line.kind === kind)) {
      y += ROW;
      pen.text(LEFT + 64, y + 1, label, { size: 8.5, maxWidth: 110 });
      pen.text(CURRENT, y + 1, minus(amount), { size: 8.5, align: 'right' });
      if (PRETAX.test(label)) pen.text(CURRENT + 1, y + 1, '*', { size: 8.5 });
      pen.text(YEAR, y + 1, withCommas(yearToDate), { size: 8.5, align: 'right' });
    }
    y += ROW + 4;
  };
  pen.text(LEFT, y - 1, all, { font: bold, size: 9.5, maxWidth: 60 });
  group(taxes, 'tax');
  if (facts.deductionLines.some(({ kind }) => kind === 'other')) group(others, 'other');
  pen.box(LEFT + 50, y - 1, CURRENT + 3 - LEFT - 50, 15, { fill: '#e4e4e4' });
  pen.text(LEFT + 54, y + 2, net, { font: bold, size: 9.5 });
  pen.text(CURRENT, y + 2, sum(facts.net), { font: bold, size: 9.5, align: 'right' });
  depositsOf(facts).forEach(({ kind, amount }, nth) => {
    pen.text(LEFT + 64, y + 18 + nth * ROW, kind, { size: 8.5 });
    pen.text(CURRENT, y + 18 + nth * ROW, minus(amount), { size: 8.5, align: 'right' });
  });
}

function depositsOf({ layoutVariant, net }: PaystubFacts): { kind: string; account: string; amount: number }[] {
  const savings = layoutVariant % 2 === 1 && net > 60_000 ? 15_000 : 0;
  const checking = { kind: 'Checking 1', account: 'xxxxxx6612', amount: net - savings };
  return savings === 0 ? [checking] : [checking, { kind: 'Savings 1', account: 'xxxxxx0938', amount: savings }];
}

function drawAside(pen: Pen, facts: PaystubFacts, { form, bold, current, year, benefits, notes }: Wording, top: number): void {
  pen.text(ASIDE, top, benefits, { font: bold, size: 9.5 });
  pen.text(RIGHT - 58, top + 14, current, { font: form, size: 7.5, align: 'right' });
  pen.text(RIGHT, top + 14, year, { font: form, size: 7.5, align: 'right' });
  pen.line(ASIDE, top + 24, RIGHT, top + 24, 1);
  const match = (gross: number) => withCommas(Math.round((gross * 3) / 100));
  const rows = [
    ['401(k) Safe Harbor', match(facts.gross), match(facts.grossYearToDate)],
    ['Group Term Life', '1.84', '22.08'],
    ['Vacation Hrs Accrued', '3.08', '40.04'],
    ['Vacation Hrs Taken', '', '16.00'],
    ['Sick Hrs Balance', '', '31.50'],
  ];
  rows.forEach(([label = '', now = '', total = ''], nth) => {
    pen.text(ASIDE, top + 28 + nth * ROW, label, { size: 8.5 });
    pen.text(RIGHT - 58, top + 28 + nth * ROW, now, { size: 8.5, align: 'right' });
    pen.text(RIGHT, top + 28 + nth * ROW, total, { size: 8.5, align: 'right' });
  });
  pen.text(ASIDE, top + 106, 'Important Notes', { font: bold, size: 9.5 });
  pen.line(ASIDE, top + 118, RIGHT, top + 118, 1);
  notes.forEach((note, nth) => pen.text(ASIDE, top + 122 + nth * ROW, note, { size: 8, maxWidth: RIGHT - ASIDE }));
  const pretax = facts.deductionLines.filter(({ label }) => PRETAX.test(label)).reduce((sum, { amount }) => sum + amount, 0);
  if (pretax > 0) pen.text(ASIDE, top + 172, '* Excluded from federal taxable wages', { font: form, size: 8 });
  pen.text(ASIDE, top + 188, 'Your federal taxable wages this period are', { font: form, size: 8 });
  pen.text(ASIDE, top + 199, withDollars(facts.gross - pretax), { size: 8.5 });
}

function drawVoucher(pen: Pen, facts: PaystubFacts, wording: Wording, top: number): void {
  const { form, bold, dates, net, voucher, sum } = wording;
  const [number, deposited] = voucher;
  const [dateLabel, date] = dates(facts).at(-1) ?? ['', ''];
  for (let x = 0; x < 612; x += 8) pen.line(x, top - 10, x + 4, top - 10, 0.5, '#888888');
  pen.text(LEFT, top + 8, facts.employer, { font: bold, size: 10, maxWidth: 290 });
  facts.employerLines.forEach((line, nth) => pen.text(LEFT, top + 22 + nth * 10, line, { size: 8 }));
  const facing = [
    [number, facts.checkNumber],
    [dateLabel, date],
    [net, sum(facts.net)],
  ];
  facing.forEach(([label = '', value = ''], nth) => {
    pen.text(400, top + 10 + nth * 14, label, { font: form, size: 9 });
    pen.text(RIGHT, top + 10 + nth * 14, value, { size: 9.5, align: 'right' });
  });
  pen.box(LEFT, top + 68, RIGHT - LEFT, 16, { fill: '#d9dee6' });
  const columns: [x: number, head: string, align: 'left' | 'right'][] = [
    [LEFT + 6, deposited, 'left'],
    [360, 'account number', 'right'],
    [460, 'transit ABA', 'right'],
    [RIGHT - 6, 'amount', 'right'],
  ];
  for (const [x, head, align] of columns) pen.text(x, top + 73, head, { font: bold, size: 8, align });
  depositsOf(facts).forEach(({ account, amount }, nth) => {
    const cells = [facts.person, account, 'xxxx xxxx', sum(amount)];
    columns.forEach(([x, , align], cell) =>
      pen.text(x, top + 90 + nth * 14, cells[cell] ?? '', { size: 9, align, maxWidth: 220 }),
    );
  });
  facts.personLines.forEach((line, nth) => pen.text(LEFT + 6, top + 140 + nth * 12, line, { size: 9 }));
  pen.text(RIGHT - 110, top + 150, 'THIS IS NOT A CHECK', { font: bold, size: 15, align: 'center', color: '#777777' });
  pen.text(RIGHT - 110, top + 170, 'NON-NEGOTIABLE', { font: form, size: 9, align: 'center', color: '#777777' });
}
