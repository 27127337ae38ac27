/** Two paystub layouts without a list of earnings: a form with labels at the left of each row, and tiles with labels below the values. */
import { drawPdf, LETTER, type PaystubLayout, type Pen } from '../../../../../sandbox/areas/income/samples/layouts/layout.ts';
import {
  orBlank,
  twoDecimals,
  slashedDate,
  spelledDate,
  withCommas,
  withDollars,
} from '../../../../../sandbox/areas/income/samples/layouts/formats.ts';

const BOLD = 'Helvetica-Bold';
const LEFT = 50;
const RIGHT = 562;

const ALL = [
  ...(['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'deductions', 'net', 'grossYearToDate'] as const),
  ...(['rate', 'hours', 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'] as const),
];

/** A form filled in by an office: each row has its label in a gray cell, and the amounts follow in the same table. */
export const formRows: PaystubLayout = {
  name: 'formRows',
  printedFields: ALL,
  height: 560,
  draw: (facts) =>
    drawPdf(LETTER, 'Helvetica', (pen) => {
      const second = facts.layoutVariant % 2 === 1;
      pen.text(306, 36, second ? 'Pay Slip' : 'Statement of Earnings', { font: BOLD, size: 15, align: 'center' });
      const top = drawRows(pen, 66, [
        [second ? 'Company' : 'Employer', facts.employer],
        [second ? 'Company address' : 'Employer address', facts.employerLines.join(', ')],
        ['Employee', facts.person],
        [second ? 'Employee address' : 'Address', facts.personLines.join(', ')],
        ['Pay period', `${slashedDate(facts.periodStart)} - ${slashedDate(facts.periodEnd)}`],
        ['Pay date', slashedDate(facts.payDate)],
        [second ? 'Earnings type' : 'Deductions', second ? 'Regular, taxable' : 'As elected for this plan year'],
      ]);
      const ends = [300, 370, 470, RIGHT - 6] as const;
      const row = (y: number, label: string, texts: readonly string[], font = 'Helvetica') => {
        pen.box(LEFT, y, RIGHT - LEFT, 16, { stroke: '#777777' });
        pen.text(LEFT + 6, y + 4, label, { font, size: 8.5, maxWidth: 170 });
        texts.forEach((text, nth) => pen.text(ends[nth] ?? 0, y + 4, text, { font, size: 8.5, align: 'right' }));
      };
      let y = top + 12;
      row(y, 'Description', ['Hours', 'Rate', 'Current', 'YTD'], BOLD);
      for (const { label, hours, rate, amount, yearToDate } of facts.earnings) {
        y += 16;
        row(y, label, [
          orBlank(twoDecimals, hours),
          orBlank(twoDecimals, rate),
          orBlank(withCommas, amount),
          withCommas(yearToDate),
        ]);
      }
      y += 16;
      row(y, 'Gross pay', ['', '', withCommas(facts.gross), withCommas(facts.grossYearToDate)], BOLD);
      for (const { label, amount, yearToDate } of facts.deductionLines) {
        y += 16;
        row(y, label, ['', '', withCommas(amount), withCommas(yearToDate)]);
      }
      row(y + 16, 'Total deductions', ['', '', withCommas(facts.deductions), withCommas(facts.deductionsYearToDate)], BOLD);
      row(y + 32, 'Net pay', ['', '', withCommas(facts.net), withCommas(facts.netYearToDate)], BOLD);
    }),
};

/** @returns the y position of its lower edge */
function drawRows(pen: Pen, top: number, rows: readonly (readonly [string, string])[]): number {
  rows.forEach(([label, value], nth) => {
    const y = top + nth * 18;
    pen.box(LEFT, y, 130, 18, { fill: '#e3e6ea' });
    pen.box(LEFT, y, RIGHT - LEFT, 18, { stroke: '#777777' });
    pen.text(LEFT + 6, y + 5, label, { font: BOLD, size: 8.5 });
    pen.text(LEFT + 140, y + 5, value, { size: 9, maxWidth: RIGHT - LEFT - 150 });
  });
  return top + rows.length * 18;
}

/** A paystub as a payroll service's website shows it: large numbers, with a small gray label below each. */
export const tiles: PaystubLayout = {
  name: 'tiles',
  printedFields: ALL.filter((name) => !name.startsWith('overtimeYear') && !name.startsWith('bonusYear')),
  height: 600,
  draw: (facts) =>
    drawPdf(LETTER, 'Helvetica', (pen) => {
      pen.text(LEFT, 36, facts.employer, { font: BOLD, size: 14, maxWidth: 360 });
      pen.text(LEFT, 56, `Paid to ${facts.person}`, { size: 10 });
      drawTiles(pen, 84, [
        [spelledDate(facts.payDate), 'Pay date'],
        [spelledDate(facts.periodStart), 'Period start'],
        [spelledDate(facts.periodEnd), 'Period end'],
      ]);
      const amounts: [string, string][] = [
        [withDollars(facts.gross), 'Gross pay'],
        [withDollars(facts.deductions), 'Taxes and deductions'],
        [withDollars(facts.net), 'Net pay'],
      ];
      const year: [string, string][] = [
        [withDollars(facts.grossYearToDate), 'Gross pay, year to date'],
        [withDollars(facts.deductionsYearToDate), 'Taxes and deductions, year to date'],
        [withDollars(facts.netYearToDate), 'Net pay, year to date'],
      ];
      const [upper, lower] = facts.layoutVariant % 2 === 0 ? [amounts, year] : [year, amounts];
      drawTiles(pen, 152, upper);
      drawTiles(pen, 220, lower);
      let y = 306;
      pen.text(LEFT, y, 'How your pay was made up', { font: BOLD, size: 11 });
      for (const { label, hours, rate, amount } of facts.earnings.filter((line) => line.amount !== 0)) {
        y += 20;
        const how =
          hours && rate ? `  ${twoDecimals(hours)} hours at ${withDollars(rate)}` : hours ? `  ${twoDecimals(hours)} hours` : '';
        pen.text(LEFT, y, label + how, { size: 10 });
        pen.text(RIGHT, y, withDollars(amount), { size: 10, align: 'right' });
      }
      y += 40;
      pen.text(LEFT, y, 'What was taken from it', { font: BOLD, size: 11 });
      for (const { label, amount } of facts.deductionLines) {
        y += 18;
        pen.text(LEFT, y, label, { size: 10 });
        pen.text(RIGHT, y, withDollars(amount), { size: 10, align: 'right' });
      }
    }),
};

function drawTiles(pen: Pen, y: number, cells: readonly (readonly [value: string, label: string])[]): void {
  const width = (RIGHT - LEFT) / cells.length;
  cells.forEach(([value, label], nth) => {
    const x = LEFT + nth * width;
    pen.box(x + 3, y, width - 6, 56, { fill: '#f1f4f7' });
    pen.text(x + 14, y + 12, value, { font: BOLD, size: 15 });
    pen.text(x + 14, y + 36, label, { size: 8, color: '#555555', maxWidth: width - 30 });
  });
}
