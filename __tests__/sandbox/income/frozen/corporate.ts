/**
 * A paystub as a large payroll provider prints it for offices and hospitals: a ruled header, summary cards, and pairs of tables with
 * their own totals.
 */
import { drawPdf, LETTER, type PaystubLayout, type Pen } from '../../../../sandbox/areas/income/samples/layouts/layout.ts';
import {
  orBlank,
  twoDecimals,
  slashedDate,
  spelledDate,
  withCommas,
  withDollars,
} from '../../../../sandbox/areas/income/samples/layouts/formats.ts';
import {
  sumOf,
  type DeductionLine,
  type EarningsLine,
  type PaystubFacts,
} from '../../../../sandbox/areas/income/samples/paystubFacts.ts';

interface Wording {
  font: string;
  bold: string;
  shade: string;
  title: string;
  head: readonly [name: string, address: string, number: string, ssn: string, filing: string];
  /** Rows opposite the header's labels, as many as the header has. */
  rightColumn: (facts: PaystubFacts) => [label: string, value: string][];
  gross: string;
  net: string;
  pay: readonly [description: string, hours: string, rate: string, current: string, hoursOfYear: string, year: string];
  rate: (cents: number) => string;
  totalLabel: (title: string) => string;
  earnings: string;
  taxes: string;
  pretax: string;
  posttax: string;
  employer: string;
  taxable: string;
  leave: string;
  deposit: string;
}

const FREQUENCIES = { weekly: 'Weekly', biweekly: 'Biweekly', semimonthly: 'Semimonthly', monthly: 'Monthly' };

const unpadded = (day: string): string => slashedDate(day).replace(/\b0/g, '');

const WORDINGS: readonly [Wording, ...Wording[]] = [
  {
    ...{ font: 'Helvetica', bold: 'Helvetica-Bold', shade: '#e6ebf0', title: 'Payslip', gross: 'Gross Pay', net: 'Net Pay' },
    head: ['Name', 'Address', 'Employee ID', 'SSN', 'Federal W-4'],
    rightColumn: ({ periodStart, periodEnd, payDate, checkNumber, payFrequency }) => [
      ['Pay Period Begin', slashedDate(periodStart)],
      ['Pay Period End', slashedDate(periodEnd)],
      ['Check Date', slashedDate(payDate)],
      ['Check Number', checkNumber],
      ['Pay Frequency', FREQUENCIES[payFrequency]],
    ],
    pay: ['Description', 'Hours', 'Rate', 'Amount', 'YTD Hours', 'YTD'],
    ...{ rate: twoDecimals, totalLabel: (title) => title, earnings: 'Earnings', taxes: 'Employee Taxes' },
    ...{ pretax: 'Pre Tax Deductions', posttax: 'Post Tax Deductions', employer: 'Employer Paid Benefits' },
    ...{ taxable: 'Taxable Wages', leave: 'Absence Plans', deposit: 'Payment Information' },
  },
  {
    ...{ font: 'Helvetica', bold: 'Helvetica-Bold', shade: '#eeeeee', title: 'Pay Statement', gross: 'Gross', net: 'Net Pay' },
    head: ['Employee Name', 'Home Address', 'Employee Number', 'SSN', 'Fed Filing Status'],
    rightColumn: ({ periodStart, periodEnd, payDate, checkNumber, payFrequency }) => [
      ['Period Start Date', unpadded(periodStart)],
      ['Period End Date', unpadded(periodEnd)],
      ['Pay Date', unpadded(payDate)],
      ['Document', checkNumber],
      ['Pay Group', `${FREQUENCIES[payFrequency]} Staff`],
    ],
    pay: ['Pay Type', 'Hours', 'Pay Rate', 'Current', 'YTD Hours', 'YTD'],
    ...{ rate: withDollars, totalLabel: (title) => `Total ${title}`, earnings: 'Earnings', taxes: 'Taxes' },
    ...{ pretax: 'Pre-Tax Deductions', posttax: 'After-Tax Deductions', employer: 'Employer Contributions' },
    ...{ taxable: 'Taxable Wages', leave: 'Paid Time Off', deposit: 'Net Pay Distribution' },
  },
  {
    ...{ font: 'Times-Roman', bold: 'Times-Bold', shade: '#e8efe6', title: 'Direct Deposit Advice' },
    ...{ gross: 'Total Gross', net: 'Total Net Pay' },
    head: ['Employee', 'Mailing Address', 'Person Number', 'SSN', 'Tax Filing'],
    rightColumn: ({ periodStart, periodEnd, payDate, checkNumber, payFrequency }) => [
      ['Pay Period', `${spelledDate(periodStart)} - ${spelledDate(periodEnd)}`],
      ['Payment Date', spelledDate(payDate)],
      ['Advice Number', checkNumber],
      ['Pay Cycle', FREQUENCIES[payFrequency]],
      ['Cost Center', '61040 Main Campus'],
    ],
    pay: ['Earnings Type', 'Hours', 'Rate', 'Current', 'YTD Hours', 'Year to Date'],
    ...{ rate: (cents) => `${twoDecimals(cents)}00`, totalLabel: () => 'Total', earnings: 'Hours and Earnings' },
    ...{ taxes: 'Tax Withholdings', pretax: 'Before-Tax Deductions', posttax: 'After-Tax Deductions' },
    ...{ employer: 'Employer Paid', taxable: 'Wages Subject to Tax', leave: 'Leave Balances', deposit: 'Deposits' },
  },
];

const LEFT = 36;
const LEFT_END = 366;
const MIDDLE = 378;
const RIGHT = 576;
const ROW = 12;
const PRETAX = /401|Medical|Health|Dental|Vision/;

export const corporate: PaystubLayout = {
  name: 'corporate',
  printedFields: [
    ...(['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'net', 'grossYearToDate'] as const),
    ...(['rate', 'hours', 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'] as const),
  ],
  height: 590,
  draw(facts) {
    const wording = WORDINGS[facts.layoutVariant % WORDINGS.length] ?? WORDINGS[0];
    return drawPdf(LETTER, wording.font, (pen) => {
      drawHead(pen, facts, wording);
      drawCards(pen, facts, wording, 152);
      let y = 206;
      for (const [left, right] of tablesOf(facts, wording)) {
        y = Math.max(drawTable(pen, wording, LEFT, LEFT_END, y, left), drawTable(pen, wording, MIDDLE, RIGHT, y, right)) + 8;
      }
      pen.text(LEFT, y + 2, 'Questions about your pay? Call the HR Service Center at (555) 555-0142.', { size: 7.5 });
    });
  },
};

function drawHead(pen: Pen, facts: PaystubFacts, { bold, shade, title, head, rightColumn }: Wording): void {
  pen.text(LEFT, 30, title, { font: bold, size: 15 });
  pen.text(RIGHT, 28, facts.employer, { font: bold, size: 11, align: 'right', maxWidth: 330 });
  pen.text(RIGHT, 43, facts.employerLines.join(', '), { size: 8.5, align: 'right' });
  const values = [facts.person, facts.personLines.join(', '), facts.employeeNumber, 'XXX-XX-4417', 'Single, no dependents'];
  rightColumn(facts).forEach(([label, value], nth) => {
    const y = 62 + nth * 15;
    const cells: [x: number, end: number, text: string, fill?: string][] = [
      [LEFT, 118, head[nth] ?? '', shade],
      [118, 340, values[nth] ?? ''],
      [340, 424, label, shade],
      [424, RIGHT, value],
    ];
    for (const [x, end, text, fill] of cells) {
      pen.box(x, y, end - x, 15, { stroke: '#8a8a8a', ...(fill !== undefined && { fill }) });
      pen.text(x + 5, y + 4, text, { size: 8.5, maxWidth: end - x - 10 });
    }
  });
}

const withheld = (facts: PaystubFacts, group: 'tax' | 'pretax' | 'posttax'): DeductionLine[] =>
  facts.deductionLines.filter(
    ({ kind, label }) => group === (kind === 'tax' ? 'tax' : PRETAX.test(label) ? 'pretax' : 'posttax'),
  );

const sumsOf = (lines: readonly DeductionLine[]): [current: number, year: number] => [
  sumOf(lines, ({ amount }) => amount),
  sumOf(lines, ({ yearToDate }) => yearToDate),
];

function drawCards(
  pen: Pen,
  facts: PaystubFacts,
  { bold, shade, gross, pretax, taxes, posttax, net }: Wording,
  top: number,
): void {
  const cards: [label: string, sums: [current: number, year: number]][] = [
    [gross, [facts.gross, facts.grossYearToDate]],
    [pretax, sumsOf(withheld(facts, 'pretax'))],
    [taxes, sumsOf(withheld(facts, 'tax'))],
    [posttax, sumsOf(withheld(facts, 'posttax'))],
    [net, [facts.net, facts.netYearToDate]],
  ];
  cards.forEach(([label, [current, year]], nth) => {
    const x = LEFT + nth * 109;
    pen.box(x, top, 104, 44, { stroke: '#8a8a8a', ...(label === net && { fill: shade }) });
    pen.text(x + 52, top + 5, label, { size: 8, align: 'center', maxWidth: 96 });
    pen.text(x + 52, top + 16, withDollars(current), { font: bold, size: 11.5, align: 'center' });
    pen.text(x + 52, top + 32, `YTD ${withDollars(year)}`, { size: 8, align: 'center' });
  });
}

interface Table {
  title: string;
  /** The first column has the labels; `end` is the distance of every other column's right edge from the table's right edge. */
  columns: readonly [label: string, ...others: [head: string, end: number][]];
  rows: readonly string[][];
  sum?: string[];
}

/** @returns the y position of its lower edge */
function drawTable(pen: Pen, { bold, shade }: Wording, left: number, right: number, top: number, table: Table): number {
  const { title, columns, rows, sum } = table;
  const [label, ...others] = columns;
  const line = (y: number, [first = '', ...rest]: readonly string[], style: { font?: string; size: number }) => {
    pen.text(left + 4, y, first, { ...style, maxWidth: right - left - (others[0]?.[1] ?? 0) - 44 });
    others.forEach(([, end], nth) => pen.text(right - end, y, rest[nth] ?? '', { ...style, align: 'right' }));
  };
  pen.box(left, top, right - left, 13, { fill: shade });
  pen.text((left + right) / 2, top + 3, title, { font: bold, size: 8.5, align: 'center' });
  line(top + 17, [label, ...others.map(([head]) => head)], { font: bold, size: 7.5 });
  pen.line(left, top + 27, right, top + 27, 0.5, '#8a8a8a');
  rows.forEach((cells, nth) => line(top + 30 + nth * ROW, cells, { size: 8 }));
  let y = top + 30 + rows.length * ROW;
  if (sum) {
    if (rows.length > 0) pen.line(left, y - 1, right, y - 1, 0.5, '#8a8a8a');
    line(y + 2, sum, { font: bold, size: 8 });
    y += ROW + 2;
  }
  pen.box(left, top, right - left, y - top, { stroke: '#8a8a8a' });
  return y;
}

function tablesOf(facts: PaystubFacts, wording: Wording): [left: Table, right: Table][] {
  const { taxes, pretax, posttax } = wording;
  return [
    [earningsTable(facts, wording), withheldTable(taxes, withheld(facts, 'tax'), wording)],
    [withheldTable(pretax, withheld(facts, 'pretax'), wording), withheldTable(posttax, withheld(facts, 'posttax'), wording)],
    [employerTable(facts, wording), taxableTable(facts, wording)],
    [leaveTable(wording), depositTable(facts, wording)],
  ];
}

function earningsTable(facts: PaystubFacts, { earnings, pay, rate, totalLabel }: Wording): Table {
  const [description, hours, hourly, current, hoursOfYear, year] = pay;
  return {
    title: earnings,
    columns: [description, [hours, 202], [hourly, 158], [current, 106], [hoursOfYear, 56], [year, 4]],
    rows: facts.earnings.map((line) => [
      line.label,
      orBlank(twoDecimals, line.hours),
      orBlank(rate, line.rate),
      orBlank(withCommas, line.amount),
      orBlank(withCommas, hoursOfYearOf(line, facts)),
      withCommas(line.yearToDate),
    ]),
    sum: [totalLabel(earnings), '', '', withCommas(facts.gross), '', withCommas(facts.grossYearToDate)],
  };
}

/** Hours in the year so far, in hundredths. Pay rates do not change within the year here. */
function hoursOfYearOf({ kind, rate, hours, amount, yearToDate }: EarningsLine, { earnings }: PaystubFacts): number | undefined {
  const regular = earnings.find((line) => line.kind === 'regular')?.rate;
  if (rate !== undefined) return Math.round((yearToDate * 100) / rate);
  if (hours !== undefined) return Math.round((yearToDate * hours) / amount);
  if (amount > 0 || kind === 'bonus' || regular === undefined) return undefined;
  return Math.round((yearToDate * 100) / (kind === 'overtime' ? Math.round(regular * 1.5) : regular));
}

const amountsTable = (
  title: string,
  rows: readonly (readonly [label: string, current: number, year: number])[],
  { pay: [description, , , current, , year] }: Wording,
): Table => ({
  title,
  columns: [description === 'Description' ? description : '', [current, 56], [year, 4]],
  rows: rows.map(([label, ...cents]) => [label, ...cents.map(withCommas)]),
});

const withheldTable = (title: string, lines: readonly DeductionLine[], wording: Wording): Table => ({
  ...amountsTable(
    title,
    lines.map(({ label, amount, yearToDate }) => [label, amount, yearToDate]),
    wording,
  ),
  sum: [wording.totalLabel(title), ...sumsOf(lines).map(withCommas)],
});

function employerTable(facts: PaystubFacts, wording: Wording): Table {
  const shares = withheld(facts, 'pretax').map(({ label, amount, yearToDate }): [string, number, number] => {
    const share = label.includes('401') ? 0.5 : 3;
    return [label.includes('401') ? '401(k) Match' : label, Math.round(amount * share), Math.round(yearToDate * share)];
  });
  const life = [facts.gross, facts.grossYearToDate].map((gross) => Math.round(gross * 0.0012)) as [number, number];
  return amountsTable(wording.employer, [...shares, ['Basic Life', ...life]], wording);
}

function taxableTable(facts: PaystubFacts, wording: Wording): Table {
  const { gross, grossYearToDate } = facts;
  const [pretax, pretaxYear] = sumsOf(withheld(facts, 'pretax'));
  const rows = [
    ['OASDI', gross, grossYearToDate],
    ['Medicare', gross, grossYearToDate],
    ['Federal', gross - pretax, grossYearToDate - pretaxYear],
  ] as const;
  return amountsTable(wording.taxable, rows, wording);
}

const leaveTable = ({ leave }: Wording): Table => ({
  title: leave,
  columns: ['Plan', ['Accrued', 158], ['Used', 80], ['Balance', 4]],
  rows: [
    ['PTO', '6.15', '8.00', '94.22'],
    ['Extended Illness', '1.54', '0.00', '120.75'],
  ],
});

function depositTable({ layoutVariant, net }: PaystubFacts, { deposit }: Wording): Table {
  const savings = layoutVariant % 2 === 0 && net > 60_000 ? 10_000 : 0;
  return {
    title: deposit,
    columns: ['Account', ['Amount', 4]],
    rows: [
      ['Checking ******6612', withCommas(net - savings)],
      ...(savings > 0 ? [['Savings ******0938', withCommas(savings)]] : []),
    ],
  };
}
