/**
 * A paystub layout with boxes at the top, totals in a table of their own and the check below. It has no year-to-date amounts for single
 * earnings lines.
 */
import { ofThisPeriod, type DeductionLine, type PaystubFacts } from '../paystubFacts.ts';
import { drawPdf, LETTER, type PaystubLayout, type Pen } from './layout.ts';
import { dashedDate, amountInWords, orBlank, twoDecimals, slashedDate, withCommas, withDollars } from './formats.ts';

interface Wording {
  font: string;
  bold: string;
  heads: readonly [person: string, number: string, start: string, end: string, payDate: string];
  sums: readonly [gross: string, deductions: string, net: string];
  year: string;
  day: (day: string) => string;
}

const formatAsIso = (day: string): string => day;

const WORDINGS: readonly [Wording, ...Wording[]] = [
  {
    ...{ font: 'Helvetica', bold: 'Helvetica-Bold', year: 'YTD', day: formatAsIso },
    heads: ['Employee', 'Employee No.', 'Pay Begin Date', 'Pay End Date', 'Check Date'],
    sums: ['Gross Earnings', 'Taxes & Deductions', 'Net Pay'],
  },
  {
    ...{ font: 'Times-Roman', bold: 'Times-Bold', year: 'Year To Date', day: dashedDate },
    heads: ['Name', 'ID', 'Period from', 'Period to', 'Advice date'],
    sums: ['Earnings total', 'Deductions total', 'Net amount'],
  },
  {
    ...{ font: 'Helvetica', bold: 'Helvetica-Bold', year: 'Y-T-D', day: slashedDate },
    heads: ['EMPLOYEE NAME', 'FILE NO.', 'PERIOD BEG', 'PERIOD END', 'CHECK DATE'],
    sums: ['TOTAL GROSS', 'TOTAL DEDUCTIONS', 'CHECK AMOUNT'],
  },
];

const LEFT = 40;
const RIGHT = 572;
const ROW_HEIGHT = 12.5;

export const checkStub: PaystubLayout = {
  name: 'checkStub',
  printedFields: [
    ...(['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'deductions', 'net', 'grossYearToDate'] as const),
    ...(['rate', 'hours', 'overtime', 'bonus'] as const),
  ],
  height: 500,
  draw(facts) {
    const wording = WORDINGS[facts.layoutVariant % WORDINGS.length] ?? WORDINGS[0];
    return drawPdf(LETTER, wording.font, (pen) => {
      drawHead(pen, facts, wording);
      drawSums(pen, facts, wording);
      drawEarnings(pen, facts, wording);
      drawDeductions(pen, facts, wording);
      drawCheck(pen, facts, wording);
    });
  },
};

function drawHead(pen: Pen, facts: PaystubFacts, { bold, heads, day }: Wording): void {
  pen.text(LEFT, 34, facts.employer, { font: bold, size: 12, maxWidth: 340 });
  pen.text(LEFT, 50, facts.employerLines.join(', '), { size: 8 });
  pen.text(RIGHT, 36, `No. ${facts.checkNumber}`, { align: 'right', size: 9 });
  const values = [facts.person, facts.employeeNumber, day(facts.periodStart), day(facts.periodEnd), day(facts.payDate)];
  const edges = [LEFT, 236, 316, 402, 488, RIGHT];
  heads.forEach((head, nth) => {
    const [x, end] = edges.slice(nth) as [number, number];
    pen.box(x, 68, end - x, 30, { stroke: '#444444' });
    pen.text(x + 4, 71, head, { size: 7, color: '#333333' });
    pen.text(x + 4, 83, values[nth] ?? '', { size: 9.5, maxWidth: end - x - 8 });
  });
}

function drawSums(pen: Pen, facts: PaystubFacts, { bold, sums, year }: Wording): void {
  const top = 108;
  const columns = [300, 436, RIGHT - 6];
  pen.box(LEFT, top, RIGHT - LEFT, 46, { stroke: '#000000', weight: 1 });
  pen.line(LEFT, top + 16, RIGHT, top + 16);
  sums.forEach((label, nth) => pen.text(columns[nth] ?? 0, top + 4, label, { font: bold, size: 8.5, align: 'right' }));
  const rows: [string, number[]][] = [
    ['Current', [facts.gross, facts.deductions, facts.net]],
    [year, [facts.grossYearToDate, facts.deductionsYearToDate, facts.netYearToDate]],
  ];
  rows.forEach(([label, amounts], row) => {
    const y = top + 20 + row * 13;
    pen.text(LEFT + 6, y, label, { font: bold, size: 9 });
    amounts.forEach((amount, nth) => pen.text(columns[nth] ?? 0, y, withCommas(amount), { size: 9, align: 'right' }));
  });
}

function drawEarnings(pen: Pen, facts: PaystubFacts, { bold }: Wording): void {
  const top = 166;
  pen.text(LEFT, top, 'Earnings', { font: bold, size: 9 });
  pen.text(330, top, 'Hours', { font: bold, size: 9, align: 'right' });
  pen.text(430, top, 'Rate', { font: bold, size: 9, align: 'right' });
  pen.text(RIGHT - 6, top, 'Amount', { font: bold, size: 9, align: 'right' });
  pen.line(LEFT, top + 12, RIGHT, top + 12);
  ofThisPeriod(facts.earnings).forEach((line, nth) => {
    const y = top + 16 + nth * ROW_HEIGHT;
    pen.text(LEFT, y, line.label);
    pen.text(330, y, orBlank(twoDecimals, line.hours), { align: 'right' });
    pen.text(
      430,
      y,
      orBlank((rate) => `${twoDecimals(rate)}00`, line.rate),
      { align: 'right' },
    );
    pen.text(RIGHT - 6, y, withCommas(line.amount), { align: 'right' });
  });
}

function drawDeductions(pen: Pen, facts: PaystubFacts, { bold, year }: Wording): void {
  const top = 262;
  const columns: [x: number, head: string, kind: DeductionLine['kind']][] = [
    [LEFT, 'Taxes', 'tax'],
    [318, 'Other deductions', 'other'],
  ];
  for (const [x, head, kind] of columns) {
    pen.text(x, top, head, { font: bold, size: 9 });
    pen.text(x + 180, top, 'Current', { font: bold, size: 8, align: 'right' });
    pen.text(x + 248, top, year, { font: bold, size: 8, align: 'right' });
    pen.line(x, top + 12, x + 254, top + 12);
    facts.deductionLines
      .filter((line) => line.kind === kind)
      .forEach((line, nth) => {
        const y = top + 16 + nth * ROW_HEIGHT;
        pen.text(x, y, line.label, { size: 8.5, maxWidth: 120 });
        pen.text(x + 180, y, `-${withCommas(line.amount)}`, { size: 8.5, align: 'right' });
        pen.text(x + 248, y, `-${withCommas(line.yearToDate)}`, { size: 8.5, align: 'right' });
      });
  }
}

function drawCheck(pen: Pen, facts: PaystubFacts, { bold, day }: Wording): void {
  const top = 520;
  for (let x = 0; x < 612; x += 9) pen.line(x, top - 8, x + 5, top - 8, 0.5, '#777777');
  pen.box(LEFT - 8, top + 4, RIGHT - LEFT + 16, 210, { fill: '#f1f4ee', stroke: '#88957f' });
  pen.text(LEFT, top + 14, facts.employer, { font: bold, size: 11, maxWidth: 300 });
  facts.employerLines.forEach((line, nth) => pen.text(LEFT, top + 30 + nth * 10, line, { size: 8 }));
  pen.text(RIGHT, top + 14, facts.checkNumber, { size: 11, align: 'right' });
  pen.text(RIGHT, top + 32, day(facts.payDate), { size: 9.5, align: 'right' });
  pen.text(LEFT, top + 76, 'PAY', { size: 7.5 });
  pen.text(LEFT + 30, top + 74, `${amountInWords(facts.net)} dollars`.toUpperCase(), { size: 9, maxWidth: 380 });
  pen.text(RIGHT, top + 73, `**${withDollars(facts.net)}`, { font: bold, size: 11, align: 'right' });
  pen.text(LEFT, top + 100, 'TO THE', { size: 7 });
  pen.text(LEFT, top + 108, 'ORDER OF', { size: 7 });
  pen.text(LEFT + 50, top + 103, facts.person, { size: 10 });
  facts.personLines.forEach((line, nth) => pen.text(LEFT + 50, top + 117 + nth * 12, line, { size: 9 }));
  pen.text(RIGHT - 110, top + 140, 'NON-NEGOTIABLE', { font: bold, size: 13, align: 'center', color: '#6d7a64' });
  pen.line(RIGHT - 200, top + 176, RIGHT, top + 176);
  pen.text(RIGHT - 100, top + 179, 'AUTHORIZED SIGNATURE', { size: 6.5, align: 'center' });
  pen.text(LEFT + 40, top + 196, `"${facts.checkNumber}"  :000000000:  000000 6612`, { font: 'Courier', size: 10 });
}
