/** Paystub layouts whose columns differ from the usual two (current and year to date), or have unusual headings. */
import { drawPdf, LETTER, type PaystubLayout, type Pen } from '../../../../../sandbox/areas/income/samples/layouts/layout.ts';
import {
  orBlank,
  twoDecimals,
  slashedDate,
  spelledDate,
  withCommas,
  withDollars,
} from '../../../../../sandbox/areas/income/samples/layouts/formats.ts';
import { ofThisPeriod, type PaystubFacts } from '../../../../../sandbox/areas/income/samples/paystubFacts.ts';

const BOLD = 'Times-Bold';
const LEFT = 46;
const RIGHT = 566;

const WHO_AND_WHEN = ['employer', 'person', 'periodStart', 'periodEnd', 'payDate'] as const;
const SUMS = ['gross', 'deductions', 'net', 'grossYearToDate'] as const;

type Amounts = readonly [label: string, amount: number, yearToDate: number, isSum?: boolean];

const rowsOf = (facts: PaystubFacts, [gross, deductions, net]: readonly [string, string, string]): Amounts[] => [
  ...facts.earnings.map(({ label, amount, yearToDate }): Amounts => [label, amount, yearToDate]),
  [gross, facts.gross, facts.grossYearToDate, true],
  ...facts.deductionLines.map(({ label, amount, yearToDate }): Amounts => [label, amount, yearToDate]),
  [deductions, facts.deductions, facts.deductionsYearToDate, true],
  [net, facts.net, facts.netYearToDate, true],
];

function drawHead(pen: Pen, facts: PaystubFacts, day: (day: string) => string): void {
  pen.text(LEFT, 34, facts.employer, { font: BOLD, size: 13, maxWidth: 300 });
  facts.employerLines.forEach((line, nth) => pen.text(LEFT, 52 + nth * 11, line, { size: 9 }));
  pen.text(LEFT, 92, facts.person, { font: BOLD, size: 11 });
  facts.personLines.forEach((line, nth) => pen.text(LEFT, 106 + nth * 11, line, { size: 9 }));
  pen.text(360, 38, `Pay date: ${day(facts.payDate)}`, { size: 10 });
  pen.text(360, 54, `Pay period: ${day(facts.periodStart)} to ${day(facts.periodEnd)}`, { size: 10, maxWidth: RIGHT - 360 });
}

/** Has columns for the previous pay period, this one and the year to date, which a careless reader may mix up. */
export const previousPeriodColumn: PaystubLayout = {
  name: 'comparing',
  printedFields: [...WHO_AND_WHEN, ...SUMS, 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'],
  height: 470,
  draw: (facts) =>
    drawPdf(LETTER, 'Times-Roman', (pen) => {
      drawHead(pen, facts, slashedDate);
      const heads = [
        ['Last period', 'This period', 'Year to date'],
        ['Previous', 'Now', 'Year'],
        ['Prior pay', 'This pay', `${facts.payDate.slice(0, 4)} so far`],
      ][facts.layoutVariant % 3] ?? [''];
      const cells = (y: number, texts: readonly string[], font: string) =>
        texts.forEach((text, nth) => pen.text([330, 448, RIGHT][nth] ?? 0, y, text, { font, size: 10, align: 'right' }));
      cells(150, heads, BOLD);
      pen.line(LEFT, 163, RIGHT, 163, 1);
      rowsOf(facts, ['Gross pay', 'Total deductions', 'Net pay']).forEach(([label, amount, year, isSum = false], nth) => {
        const [y, font] = [169 + nth * 15, isSum ? BOLD : 'Times-Roman'];
        pen.text(LEFT, y, label, { font, size: 10, maxWidth: 190 });
        cells(y, [orBlank(withCommas, Math.round(amount * 0.96)), orBlank(withCommas, amount), withCommas(year)], font);
      });
    }),
};

/** Has the two usual columns, but with headings that the reader's word lists do not contain. */
export const unusualHeadings: PaystubLayout = {
  name: 'ownWords',
  printedFields: [...WHO_AND_WHEN, ...SUMS, 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'],
  height: 470,
  draw: (facts) =>
    drawPdf(LETTER, 'Times-Roman', (pen) => {
      drawHead(pen, facts, spelledDate);
      const year = facts.payDate.slice(0, 4);
      const [isYearFirst, period, accumulated] = (
        [
          [false, 'Amt', 'Cum.'],
          [true, 'This run', 'Through today'],
          [
            true,
            `${slashedDate(facts.periodStart).slice(0, 5)}-${slashedDate(facts.periodEnd).slice(0, 5)}`,
            `01/01-${slashedDate(facts.periodEnd).slice(0, 5)}`,
          ],
          [true, 'Pay run', `Since Jan ${year}`],
        ] as const
      )[facts.layoutVariant % 4] ?? [false, '', ''];
      const ends = isYearFirst ? ([RIGHT, 420] as const) : ([420, RIGHT] as const);
      pen.text(ends[0], 150, period, { font: BOLD, size: 10, align: 'right' });
      pen.text(ends[1], 150, accumulated, { font: BOLD, size: 10, align: 'right' });
      pen.line(LEFT, 163, RIGHT, 163, 1);
      rowsOf(facts, ['Gross', 'Withheld', 'Net']).forEach(([label, amount, total, isSum = false], nth) => {
        const [y, font] = [169 + nth * 15, isSum ? BOLD : 'Times-Roman'];
        pen.text(LEFT, y, label, { font, size: 10, maxWidth: 190 });
        pen.text(ends[0], y, orBlank(withCommas, amount), { font, size: 10, align: 'right' });
        pen.text(ends[1], y, withCommas(total), { font, size: 10, align: 'right' });
      });
    }),
};

/** Has no column headings. Hours and hourly rate are next to each other, in either order. */
export const withoutHeadings: PaystubLayout = {
  name: 'headless',
  printedFields: [...WHO_AND_WHEN, ...SUMS, 'rate', 'hours', 'overtime', 'bonus'],
  height: 480,
  draw: (facts) =>
    drawPdf(LETTER, 'Courier', (pen) => {
      drawHead(pen, facts, slashedDate);
      let y = 150;
      const row = (label: string, cells: readonly string[]) => {
        pen.text(LEFT, y, label, { size: 10, maxWidth: 190 });
        cells.forEach((cell, nth) => pen.text([330, 410, RIGHT][nth] ?? 0, y, cell, { size: 10, align: 'right' }));
        y += 15;
      };
      for (const { label, hours, rate, amount } of ofThisPeriod(facts.earnings)) {
        const pair = [hours === undefined ? '' : twoDecimals(hours), rate === undefined ? '' : twoDecimals(rate)];
        row(label, [...(facts.layoutVariant % 2 === 0 ? pair : pair.reverse()), withCommas(amount)]);
      }
      y += 8;
      row('Gross pay', ['', '', withDollars(facts.gross)]);
      y += 8;
      for (const { label, amount } of facts.deductionLines) row(label, ['', '', withCommas(amount)]);
      y += 8;
      row('Total deductions', ['', '', withDollars(facts.deductions)]);
      row('Net pay', ['', '', withDollars(facts.net)]);
      y += 20;
      row('Gross year to date', ['', '', withDollars(facts.grossYearToDate)]);
      row('Net year to date', ['', '', withDollars(facts.netYearToDate)]);
    }),
};

/** A paystub as a phone app shows it: one column, with the year to date in small gray text below each amount. */
export const phoneScreen: PaystubLayout = {
  name: 'phoneScreen',
  printedFields: [...WHO_AND_WHEN, ...SUMS, 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'],
  height: 720,
  draw: (facts) =>
    drawPdf([340, 740], 'Helvetica', (pen) => {
      const bold = 'Helvetica-Bold';
      pen.box(0, 0, 340, 40, { fill: '#243447' });
      pen.text(170, 14, 'Paycheck details', { font: bold, size: 12, align: 'center', color: '#ffffff' });
      pen.text(20, 54, withDollars(facts.net), { font: bold, size: 20 });
      pen.text(20, 78, `Net pay on ${spelledDate(facts.payDate)}`, { size: 9, color: '#555555' });
      pen.text(20, 98, facts.person, { size: 10, maxWidth: 300 });
      pen.text(20, 112, facts.employer, { size: 10, maxWidth: 300 });
      pen.text(20, 126, `Pay period ${spelledDate(facts.periodStart)} - ${spelledDate(facts.periodEnd)}`, {
        size: 9,
        maxWidth: 300,
      });
      let y = 150;
      const row = (label: string, amount: number, year: number, font = 'Helvetica') => {
        pen.text(20, y, label, { font, size: 10, maxWidth: 190 });
        pen.text(320, y, orBlank(withDollars, amount), { font, size: 10, align: 'right' });
        pen.text(320, y + 12, `YTD ${withDollars(year)}`, { size: 7.5, align: 'right', color: '#666666' });
        y += 27;
      };
      const title = (text: string) => {
        pen.text(20, y, text, { font: bold, size: 10.5, color: '#243447' });
        pen.line(20, y + 13, 320, y + 13);
        y += 18;
      };
      title('Earnings');
      for (const { label, amount, yearToDate } of facts.earnings) row(label, amount, yearToDate);
      row('Gross pay', facts.gross, facts.grossYearToDate, bold);
      title('Taxes and deductions');
      for (const { label, amount, yearToDate } of facts.deductionLines) row(label, amount, yearToDate);
      row('Total deductions', facts.deductions, facts.deductionsYearToDate, bold);
    }),
};
