/** The classic paystub layout: earnings on the left, deductions on the right. */
import type { PaystubFacts } from '../paystubFacts.ts';
import { drawPdf, LETTER, type PaystubLayout, type Pen } from './layout.ts';
import { orBlank, twoDecimals, shortSlashedDate, slashedDate, withCommas, withDollars } from './formats.ts';

interface Wording {
  font: string;
  bold: string;
  title: string;
  gross: string;
  deductions: string;
  net: string;
  start: string;
  end: string;
  payDate: string;
  current: string;
  year: string;
  day: (day: string) => string;
}

const WORDINGS: readonly [Wording, ...Wording[]] = [
  {
    ...{ font: 'Helvetica', bold: 'Helvetica-Bold', title: 'Earnings Statement', day: slashedDate },
    ...{ gross: 'Gross Pay', deductions: 'Total Deductions', net: 'Net Pay', current: 'This Period', year: 'Year to Date' },
    ...{ start: 'Period Beginning:', end: 'Period Ending:', payDate: 'Pay Date:' },
  },
  {
    ...{ font: 'Times-Roman', bold: 'Times-Bold', title: 'Statement of Earnings and Deductions', day: slashedDate },
    ...{ gross: 'Total Gross', deductions: 'Deductions Total', net: 'Net Amount', current: 'Current', year: 'YTD' },
    ...{ start: 'Period Start', end: 'Period End', payDate: 'Check Date' },
  },
  {
    ...{ font: 'Helvetica', bold: 'Helvetica-Bold', title: 'PAY STUB', day: shortSlashedDate },
    ...{ gross: 'TOTAL EARNINGS', deductions: 'TOTAL DEDUCTIONS', net: 'NET PAY', current: 'AMOUNT', year: 'YTD AMT' },
    ...{ start: 'BEGIN DATE', end: 'END DATE', payDate: 'DATE PAID' },
  },
];

const LEFT = 36;
const RIGHT = 576;
const MIDDLE = 336;
const ROW_HEIGHT = 13;

export const ledger: PaystubLayout = {
  name: 'ledger',
  printedFields: [
    ...(['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'deductions', 'net', 'grossYearToDate'] as const),
    ...(['rate', 'hours', 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'] as const),
  ],
  height: 440,
  draw(facts) {
    const wording = WORDINGS[facts.layoutVariant % WORDINGS.length] ?? WORDINGS[0];
    return drawPdf(LETTER, wording.font, (pen) => {
      drawHead(pen, facts, wording);
      const bottom = drawTables(pen, facts, wording, 186);
      drawFoot(pen, facts, wording, bottom);
    });
  },
};

function drawHead(pen: Pen, facts: PaystubFacts, { title, bold, start, end, payDate, day }: Wording): void {
  pen.text(LEFT, 36, facts.employer, { font: bold, size: 13, maxWidth: 300 });
  facts.employerLines.forEach((line, nth) => pen.text(LEFT, 53 + nth * 11, line, { size: 8.5 }));
  pen.text(RIGHT, 36, title, { font: bold, size: 14, align: 'right', maxWidth: 230 });
  pen.line(LEFT, 82, RIGHT, 82, 1);
  const facing: [string, string][] = [
    [start, day(facts.periodStart)],
    [end, day(facts.periodEnd)],
    [payDate, day(facts.payDate)],
    ['Advice Number', facts.checkNumber],
    ['Employee ID', facts.employeeNumber],
  ];
  facing.forEach(([label, value], nth) => {
    pen.text(390, 92 + nth * ROW_HEIGHT, label, { size: 9 });
    pen.text(RIGHT, 92 + nth * ROW_HEIGHT, value, { size: 9, align: 'right' });
  });
  pen.text(LEFT + 24, 104, facts.person, { font: bold, size: 11, maxWidth: 270 });
  facts.personLines.forEach((line, nth) => pen.text(LEFT + 24, 119 + nth * 12, line, { size: 9.5 }));
  pen.text(LEFT + 24, 147, 'Filing status: Single   Allowances: 0   SSN: XXX-XX-4417', { size: 7.5, color: '#333333' });
}

/** @returns the bottom of the longer table */
function drawTables(pen: Pen, facts: PaystubFacts, wording: Wording, top: number): number {
  const { bold, current, year } = wording;
  pen.box(LEFT, top, RIGHT - LEFT, 15, { fill: '#dddddd', stroke: '#000000' });
  const head = (x: number, text: string, align: 'left' | 'right') => pen.text(x, top + 4, text, { font: bold, size: 8, align });
  head(LEFT + 4, 'Earnings', 'left');
  head(166, 'Rate', 'right');
  head(206, 'Hours', 'right');
  head(266, current, 'right');
  head(MIDDLE - 6, year, 'right');
  head(MIDDLE + 6, 'Deductions', 'left');
  head(504, current, 'right');
  head(RIGHT - 4, year, 'right');
  const amount = (x: number, y: number, text: string, font?: string) =>
    pen.text(x, y, text, { size: 8.5, align: 'right', ...(font !== undefined && { font }) });
  facts.earnings.forEach((line, nth) => {
    const y = top + 19 + nth * ROW_HEIGHT;
    pen.text(LEFT + 4, y, line.label, { size: 8.5, maxWidth: 92 });
    amount(166, y, orBlank(twoDecimals, line.rate));
    amount(206, y, orBlank(twoDecimals, line.hours));
    amount(266, y, orBlank(withCommas, line.amount));
    amount(MIDDLE - 6, y, withCommas(line.yearToDate));
  });
  facts.deductionLines.forEach((line, nth) => {
    const y = top + 19 + nth * ROW_HEIGHT;
    pen.text(MIDDLE + 6, y, line.label, { size: 8.5, maxWidth: 112 });
    amount(504, y, withCommas(line.amount));
    amount(RIGHT - 4, y, withCommas(line.yearToDate));
  });
  const bottom = top + 24 + Math.max(facts.earnings.length, facts.deductionLines.length) * ROW_HEIGHT;
  pen.line(LEFT, bottom, RIGHT, bottom);
  pen.text(LEFT + 4, bottom + 4, wording.gross, { font: bold, size: 9, maxWidth: 120 });
  amount(266, bottom + 4, withCommas(facts.gross), bold);
  amount(MIDDLE - 6, bottom + 4, withCommas(facts.grossYearToDate), bold);
  pen.text(MIDDLE + 6, bottom + 4, wording.deductions, { font: bold, size: 9, maxWidth: 106 });
  amount(504, bottom + 4, withCommas(facts.deductions), bold);
  amount(RIGHT - 4, bottom + 4, withCommas(facts.deductionsYearToDate), bold);
  pen.box(LEFT, top, RIGHT - LEFT, bottom + 18 - top, { stroke: '#000000' });
  pen.line(MIDDLE, top, MIDDLE, bottom + 18);
  return bottom + 18;
}

function drawFoot(pen: Pen, facts: PaystubFacts, { bold, net }: Wording, top: number): void {
  pen.box(MIDDLE, top, RIGHT - MIDDLE, 20, { fill: '#eeeeee', stroke: '#000000' });
  pen.text(MIDDLE + 6, top + 5, net, { font: bold, size: 11 });
  pen.text(504, top + 5, withDollars(facts.net), { font: bold, size: 11, align: 'right' });
  pen.text(RIGHT - 4, top + 6, withCommas(facts.netYearToDate), { size: 8.5, align: 'right' });
  pen.text(LEFT, top + 4, 'Deposited to the account of', { size: 8 });
  pen.text(LEFT, top + 15, facts.person, { size: 8, maxWidth: 140 });
  pen.text(190, top + 4, 'Account', { size: 8 });
  pen.text(190, top + 15, 'xxxxxx6612', { size: 8 });
  pen.text(250, top + 4, 'Transit', { size: 8 });
  pen.text(250, top + 15, 'xxxx xxxx', { size: 8 });
  pen.text(LEFT, top + 34, 'Your federal taxable wages this period are based on your gross pay less pre-tax deductions.', {
    size: 7,
  });
}
