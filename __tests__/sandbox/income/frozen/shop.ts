/**
 * A paystub as a small employer's accounting software prints it: half a page, year to date before the pay period, negative deductions,
 * and the employer at the end.
 */
import { drawPdf, type PaystubLayout, type Pen } from '../../../../sandbox/areas/income/samples/layouts/layout.ts';
import {
  orBlank,
  twoDecimals,
  shortSlashedDate,
  slashedDate,
  withCommas,
  withDollars,
} from '../../../../sandbox/areas/income/samples/layouts/formats.ts';
import type { PaystubFacts } from '../../../../sandbox/areas/income/samples/paystubFacts.ts';

interface Wording {
  font: string;
  bold: string;
  qty: string;
  gross: string;
  deductions: string;
  net: string;
  period: string;
  payDate: string;
  day: (day: string) => string;
  less: (cents: number) => string;
}

const WORDINGS: readonly [Wording, ...Wording[]] = [
  {
    ...{ font: 'Times-Roman', bold: 'Times-Bold', qty: 'Qty', day: shortSlashedDate, less: (cents) => `-${withCommas(cents)}` },
    ...{
      gross: 'Earnings total',
      deductions: 'Withholdings total',
      net: 'Net this check',
      period: 'Pay period',
      payDate: 'Pay date',
    },
  },
  {
    ...{ font: 'Helvetica', bold: 'Helvetica-Bold', qty: 'Hrs', day: slashedDate, less: (cents) => `(${withCommas(cents)})` },
    ...{ gross: 'Gross wages', deductions: 'Total withheld', net: 'Net check', period: 'For the period', payDate: 'Paid on' },
  },
];

const SIZE = [612, 396] as const;
const LEFT = 30;
const RIGHT = 582;
const MIDDLE = 322;
const ROW = 12.5;

export const shop: PaystubLayout = {
  name: 'shop',
  printedFields: [
    ...(['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'deductions', 'net', 'grossYearToDate'] as const),
    ...(['rate', 'hours', 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'] as const),
  ],
  height: 396,
  draw(facts) {
    const wording = WORDINGS[facts.layoutVariant % WORDINGS.length] ?? WORDINGS[0];
    return drawPdf(SIZE, wording.font, (pen) => {
      drawHead(pen, facts, wording);
      drawEarnings(pen, facts, wording);
      drawWithheld(pen, facts, wording);
      drawFoot(pen, facts, wording);
    });
  },
};

function drawHead(pen: Pen, facts: PaystubFacts, { bold, day, period, payDate }: Wording): void {
  pen.text(LEFT, 24, facts.person, { font: bold, size: 11, maxWidth: 250 });
  facts.personLines.forEach((line, nth) => pen.text(LEFT, 38 + nth * 11, line, { size: 9 }));
  pen.text(RIGHT, 24, `Check ${Number(facts.checkNumber)}`, { align: 'right', size: 9 });
  pen.text(RIGHT, 38, `${period} ${day(facts.periodStart)} - ${day(facts.periodEnd)}`, { align: 'right', size: 9.5 });
  pen.text(RIGHT, 52, `${payDate} ${day(facts.payDate)}`, { align: 'right', size: 9.5 });
  pen.text(MIDDLE, 24, 'SSN ***-**-4417', { size: 9 });
}

function drawEarnings(pen: Pen, facts: PaystubFacts, { font, bold, qty, gross }: Wording): void {
  const top = 84;
  const columns = [150, 190, 250, 308] as const;
  const cells = (y: number, font: string, ...texts: [string, string, string, string]) =>
    texts.forEach((text, nth) => pen.text(columns[nth] ?? 0, y, text, { font, size: 8.5, align: 'right' }));
  pen.text(LEFT, top, 'Earnings and hours', { font: bold, size: 8.5, maxWidth: 84 });
  cells(top, bold, qty, 'Rate', 'YTD', 'Current');
  pen.line(LEFT, top + 11, 308, top + 11);
  facts.earnings.forEach(({ label, hours, rate, amount, yearToDate }, nth) => {
    const y = top + 15 + nth * ROW;
    pen.text(LEFT, y, label, { size: 8.5, maxWidth: 86 });
    cells(
      y,
      font,
      orBlank(twoDecimals, hours),
      orBlank(twoDecimals, rate),
      withCommas(yearToDate),
      amount === 0 ? '' : withCommas(amount),
    );
  });
  const y = top + 19 + facts.earnings.length * ROW;
  pen.line(200, y - 3, 308, y - 3);
  pen.text(LEFT, y, gross, { font: bold, size: 8.5 });
  cells(y, bold, '', '', withCommas(facts.grossYearToDate), withCommas(facts.gross));
}

function drawWithheld(pen: Pen, facts: PaystubFacts, { bold, deductions, less }: Wording): void {
  const top = 84;
  const cells = (y: number, year: string, current: string, font?: string) => {
    pen.text(512, y, year, { size: 8.5, align: 'right', ...(font !== undefined && { font }) });
    pen.text(RIGHT, y, current, { size: 8.5, align: 'right', ...(font !== undefined && { font }) });
  };
  pen.text(MIDDLE, top, 'Withheld', { font: bold, size: 8.5 });
  cells(top, 'YTD', 'Current', bold);
  pen.line(MIDDLE, top + 11, RIGHT, top + 11);
  facts.deductionLines.forEach(({ label, amount, yearToDate }, nth) => {
    const y = top + 15 + nth * ROW;
    pen.text(MIDDLE, y, label, { size: 8.5, maxWidth: 125 });
    cells(y, less(yearToDate), less(amount));
  });
  const y = top + 19 + facts.deductionLines.length * ROW;
  pen.line(440, y - 3, RIGHT, y - 3);
  pen.text(MIDDLE, y, deductions, { font: bold, size: 8.5 });
  cells(y, less(facts.deductionsYearToDate), less(facts.deductions), bold);
}

function drawFoot(pen: Pen, facts: PaystubFacts, { bold, net }: Wording): void {
  pen.box(MIDDLE, 300, RIGHT - MIDDLE, 22, { stroke: '#000000' });
  pen.text(MIDDLE + 6, 306, net, { font: bold, size: 10 });
  pen.text(512, 307, withCommas(facts.netYearToDate), { size: 8.5, align: 'right' });
  pen.text(RIGHT - 4, 306, withDollars(facts.net), { font: bold, size: 10, align: 'right' });
  pen.text(LEFT, 306, 'Sick hours available 24.00   Vacation hours available 61.50', { size: 8 });
  pen.text(LEFT, 346, facts.employer, { font: bold, size: 9.5, maxWidth: 280 });
  pen.text(LEFT, 359, facts.employerLines.join(', '), { size: 8 });
  pen.text(RIGHT, 359, 'Memo: Direct deposit', { size: 8, align: 'right' });
}
