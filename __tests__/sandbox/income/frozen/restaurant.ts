/** A paystub as accounting software prints it for a small employer: three blocks at the top, ruled tables, and a summary at the end. */
import { drawPdf, LETTER, type PaystubLayout, type Pen } from '../../../../sandbox/areas/income/samples/layouts/layout.ts';
import {
  orBlank,
  twoDecimals,
  shortSlashedDate,
  slashedDate,
  spelledDate,
  withCommas,
  withDollars,
} from '../../../../sandbox/areas/income/samples/layouts/formats.ts';
import { sumOf, type PaystubFacts } from '../../../../sandbox/areas/income/samples/paystubFacts.ts';

interface Wording {
  font: string;
  bold: string;
  shade: string;
  title: string;
  blocks: readonly [employer: string, person: string, period: string];
  dates: (facts: PaystubFacts) => [label: string, value: string][];
  pay: string;
  hours: string;
  current: string;
  year: string;
  sums: readonly [gross: string, withheld: string, net: string];
  employerPaid: string;
  leave: string;
  memo: string;
  amount: (cents: number) => string;
}

const WORDINGS: readonly [Wording, ...Wording[]] = [
  {
    ...{ font: 'Helvetica', bold: 'Helvetica-Bold', shade: '#e8e8e8', title: 'Pay Stub Detail', amount: withDollars },
    blocks: ['EMPLOYER', 'EMPLOYEE', 'PAY PERIOD'],
    dates: ({ periodStart, periodEnd, payDate }) => [
      ['Period Beginning:', slashedDate(periodStart)],
      ['Period Ending:', slashedDate(periodEnd)],
      ['Pay Date:', slashedDate(payDate)],
    ],
    ...{ pay: 'PAY', hours: 'Hours', current: 'Current', year: 'YTD', sums: ['Total Pay', 'Total Withheld', 'Net Pay'] },
    ...{ employerPaid: 'EMPLOYER CONTRIBUTIONS', leave: 'TIME OFF', memo: 'MEMO: Thank you for your hard work!' },
  },
  {
    ...{ font: 'Helvetica', bold: 'Helvetica-Bold', shade: '#dfe9f3', title: 'Employee Pay Stub', amount: withCommas },
    blocks: ['Company', 'Team member', 'Details'],
    dates: ({ periodStart, periodEnd, payDate }) => [
      ['Pay period', `${spelledDate(periodStart)} – ${spelledDate(periodEnd)}`],
      ['Check date', spelledDate(payDate)],
    ],
    ...{ pay: 'Earnings and Hours', hours: 'Qty', current: 'This check', year: 'YTD Amount' },
    sums: ['Gross Pay', 'Taxes and Deductions', 'Take-home'],
    ...{ employerPaid: 'Employer-paid Taxes', leave: 'Paid Time Off', memo: 'Direct deposit' },
  },
  {
    ...{ font: 'Times-Roman', bold: 'Times-Bold', shade: '#f0ead9', title: 'Payroll Check Stub', amount: twoDecimals },
    blocks: ['Paid by', 'Paid to', 'Pay period'],
    dates: ({ periodStart, periodEnd, payDate }) => [
      ['First day', shortSlashedDate(periodStart)],
      ['Last day', shortSlashedDate(periodEnd)],
      ['Paid on', shortSlashedDate(payDate)],
    ],
    ...{
      pay: 'Wages',
      hours: 'Hrs',
      current: 'Amount',
      year: 'Yr to Date',
      sums: ['Gross Wages', 'Less Deductions', 'Check Amount'],
    },
    ...{ employerPaid: 'Employer Share', leave: 'Hours Available', memo: 'Memo: report address changes to the office' },
  },
];

const LEFT = 40;
const RIGHT = 572;
const MIDDLE = 334;
const ROW = 13;

export const restaurant: PaystubLayout = {
  name: 'restaurant',
  printedFields: [
    ...(['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'deductions', 'net', 'grossYearToDate'] as const),
    ...(['rate', 'hours', 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'] as const),
  ],
  height: 430,
  draw(facts) {
    const wording = WORDINGS[facts.layoutVariant % WORDINGS.length] ?? WORDINGS[0];
    return drawPdf(LETTER, wording.font, (pen) => {
      drawHead(pen, facts, wording);
      drawBlocks(pen, facts, wording, 66);
      const bottom = drawPay(pen, facts, wording, 148);
      const end = drawWithheld(pen, facts, wording, 148);
      const isLeft = facts.layoutVariant % 2 === 1;
      const below = drawSummary(pen, facts, wording, isLeft ? [LEFT, 318, bottom] : [MIDDLE, RIGHT, end]);
      drawRest(pen, facts, wording, isLeft ? below : bottom);
    });
  },
};

function drawHead(pen: Pen, facts: PaystubFacts, { bold, title, sums, amount }: Wording): void {
  pen.text(LEFT, 34, title, { font: bold, size: 15 });
  pen.text(RIGHT, 30, `No. ${facts.checkNumber}`, { size: 8, align: 'right' });
  pen.text(RIGHT, 42, `${sums[2]}: ${amount(facts.net)}`, { font: bold, size: 10, align: 'right' });
}

function drawBlocks(pen: Pen, facts: PaystubFacts, { bold, shade, blocks, dates }: Wording, top: number): void {
  const hours = sumOf(facts.earnings, (line) => line.hours ?? 0);
  const columns = [LEFT, 240, 400];
  pen.box(LEFT - 4, top - 4, RIGHT - LEFT + 8, 14, { fill: shade });
  blocks.forEach((block, nth) => pen.text(columns[nth] ?? 0, top, block, { font: bold, size: 8 }));
  [facts.employer, ...facts.employerLines].forEach((line, nth) =>
    pen.text(LEFT, top + 15 + nth * 12, line, { size: 9, maxWidth: 194 }),
  );
  [facts.person, ...facts.personLines, 'SSN: ***-**-4417', `Emp. No. ${facts.employeeNumber}`].forEach((line, nth) =>
    pen.text(240, top + 15 + nth * 12, line, { size: 9, maxWidth: 154 }),
  );
  const details = [
    ...dates(facts),
    ...(hours > 0 ? [['Total Hours', twoDecimals(hours)]] : []),
    ['Fed/State Status', 'Single / Single'],
  ];
  details.forEach(([label = '', value = ''], nth) => {
    pen.text(400, top + 15 + nth * 12, label, { size: 8.5 });
    pen.text(RIGHT, top + 15 + nth * 12, value, { size: 9, align: 'right', maxWidth: 124 });
  });
}

type Column = [head: string, end: number];

/** @returns the y position at which the next table may start */
function drawTable(
  pen: Pen,
  { bold, shade }: Wording,
  [left, right, top]: readonly [number, number, number],
  [title, ...columns]: [string, ...Column[]],
  rows: readonly string[][],
): number {
  const height = (rows.length + 1) * ROW;
  pen.box(left - 4, top, right - left + 8, ROW, { fill: shade });
  pen.text(left, top + 3, title, { font: bold, size: 8.5 });
  for (const [head, end] of columns) pen.text(end, top + 3, head, { font: bold, size: 8, align: 'right' });
  rows.forEach(([label = '', ...cells], nth) => {
    const y = top + (nth + 1) * ROW;
    pen.line(left - 4, y, right + 4, y, 0.4, '#9a9a9a');
    pen.text(left, y + 3, label, { size: 8.5, maxWidth: (columns.at(0)?.[1] ?? right) - left - 40 });
    columns.forEach(([, end], cell) => pen.text(end, y + 3, cells[cell] ?? '', { size: 8.5, align: 'right' }));
  });
  pen.box(left - 4, top, right - left + 8, height, { stroke: '#777777' });
  return top + height + 9;
}

function drawPay(pen: Pen, facts: PaystubFacts, wording: Wording, top: number): number {
  const { pay, hours, current, year, amount } = wording;
  const columns: Column[] = [
    [hours, 164],
    ['Rate', 204],
    [current, 262],
    [year, 318],
  ];
  const rows = facts.earnings.map((line) => [
    line.label,
    orBlank(twoDecimals, line.hours),
    orBlank(twoDecimals, line.rate),
    orBlank(amount, line.amount),
    amount(line.yearToDate),
  ]);
  return drawTable(pen, wording, [LEFT, 318, top], [pay, ...columns], rows);
}

function drawWithheld(pen: Pen, facts: PaystubFacts, wording: Wording, top: number): number {
  const { current, year, amount } = wording;
  let y = top;
  for (const [title, kind] of [
    ['Taxes', 'tax'],
    ['Other Items', 'other'],
  ] as const) {
    const lines = facts.deductionLines.filter((line) => line.kind === kind);
    const rows = lines.map((line) => [line.label, amount(line.amount), amount(line.yearToDate)]);
    if (rows.length > 0) y = drawTable(pen, wording, [MIDDLE, RIGHT, y], [title, [current, 508], [year, RIGHT]], rows);
  }
  return y;
}

function drawSummary(pen: Pen, facts: PaystubFacts, wording: Wording, place: readonly [number, number, number]): number {
  const { current, year, sums, amount } = wording;
  const [gross, withheld, net] = sums;
  const right = place[1];
  const rows = [
    [gross, amount(facts.gross), amount(facts.grossYearToDate)],
    [withheld, amount(facts.deductions), amount(facts.deductionsYearToDate)],
    [net, amount(facts.net), amount(facts.netYearToDate)],
  ];
  return drawTable(pen, wording, place, ['Summary', [current, right - 60], [year, right]], rows);
}

function drawRest(pen: Pen, facts: PaystubFacts, wording: Wording, top: number): void {
  const { employerPaid, leave, memo, current, year, amount } = wording;
  const share = (hundredths: number) =>
    [facts.gross, facts.grossYearToDate].map((gross) => amount(Math.round((gross * hundredths) / 10_000)));
  const employers = [
    ['Social Security Employer', ...share(620)],
    ['Medicare Employer', ...share(145)],
  ];
  let y = drawTable(pen, wording, [LEFT, 318, top], [employerPaid, [current, 258], [year, 318]], employers);
  const left = [
    ['Sick', '1.54', '22.50'],
    ['Vacation', '3.08', '41.25'],
  ];
  y = drawTable(pen, wording, [LEFT, 318, y], [leave, ['Earned', 258], ['Available', 318]], left);
  const savings = facts.layoutVariant % 2 === 1 && facts.net > 60_000 ? 15_000 : 0;
  pen.text(LEFT, y, `Checking - ******6612   ${amount(facts.net - savings)}`, { size: 8.5 });
  if (savings > 0) pen.text(190, y, `Savings - ******0938   ${amount(savings)}`, { size: 8.5 });
  pen.text(LEFT, y + 14, memo, { size: 8 });
}
