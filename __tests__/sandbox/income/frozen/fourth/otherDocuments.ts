/** Documents that people upload instead of a paystub by mistake. Most look much like one. */
import { createCanvas } from '@napi-rs/canvas';

import { addDays } from '../../../../../sandbox/base/clock/calendar.ts';
import { createRandom } from '../../../../../sandbox/areas/income/samples/seededRandom.ts';
import { drawPdf, LETTER, type Pen } from '../../../../../sandbox/areas/income/samples/layouts/layout.ts';
import { slashedDate, spelledDate } from '../../../../../sandbox/areas/income/samples/layouts/formats.ts';
import { handwrite } from './handwriting.ts';

const BOLD = 'Helvetica-Bold';
const PERSON = 'Hannah Lindqvist';
const TODAY = '2026-09-14';

const LEFT = 48;
const RIGHT = 564;

interface PlainDocument {
  head: readonly string[];
  aside: readonly (readonly [label: string, value: string])[];
  /** The first cell of a row is left-aligned; the others are right-aligned. */
  rows: readonly (readonly string[])[];
  foot?: readonly string[];
}

/** Draws the common form of these documents: a heading, some facts at the right, a table, and text below. */
const drawPlainDocument = ({ head, aside, rows, foot = [] }: PlainDocument): Promise<Buffer> =>
  drawPdf(LETTER, 'Helvetica', (pen) => {
    head.forEach((line, nth) => pen.text(LEFT, 36 + nth * 14, line, nth === 0 ? { font: BOLD, size: 14 } : { size: 10 }));
    aside.forEach(([label, value], nth) => {
      pen.text(360, 38 + nth * 15, label, { size: 9.5 });
      pen.text(RIGHT, 38 + nth * 15, value, { size: 9.5, align: 'right' });
    });
    rows.forEach((cells, nth) => drawTableRow(pen, 150 + nth * 18, cells, nth === 0 ? BOLD : 'Helvetica'));
    foot.forEach((line, nth) => pen.text(LEFT, 180 + rows.length * 18 + nth * 15, line, { size: 10 }));
  });

function drawTableRow(pen: Pen, y: number, [first = '', ...others]: readonly string[], font: string): void {
  pen.text(LEFT, y, first, { font, size: 10, maxWidth: 230 });
  others.forEach((cell, nth) => pen.text(RIGHT - (others.length - 1 - nth) * 80, y, cell, { font, size: 10, align: 'right' }));
}

const invoice = () =>
  drawPlainDocument({
    head: [
      'Pinecrest Carpentry LLC',
      '305 W. Elm Ave',
      'Boise, ID 83702',
      '',
      `Bill to: ${PERSON}`,
      '418 Maple Street, Lakewood, OH 44107',
    ],
    aside: [
      ['Invoice', '2026-0418'],
      ['Invoice date', slashedDate(addDays(TODAY, -6))],
      ['Due date', slashedDate(addDays(TODAY, 24))],
      ['Terms', 'Net 30'],
    ],
    rows: [
      ['Description', 'Hours', 'Rate', 'Amount'],
      ['Regular labor', '40.00', '62.50', '2,500.00'],
      ['Overtime labor', '4.00', '93.75', '375.00'],
      ['Gross total', '', '', '2,875.00'],
      ['Discount', '', '', '-125.00'],
      ['Net total', '', '', '2,750.00'],
    ],
    foot: ['Amount due: $2,750.00', 'Please pay within 30 days. Thank you for your business.'],
  });

/** The invoice of a self-employed bookkeeper, which uses many payroll terms. */
const contractorInvoice = () =>
  drawPlainDocument({
    head: [PERSON, 'Bookkeeping and payroll services', '', 'Bill to: Bellweather & Sons LLC', '88 Canal Street, Akron, OH 44308'],
    aside: [
      ['INVOICE NO.', '0031'],
      ['Period', `${slashedDate('2026-08-16')} - ${slashedDate('2026-08-31')}`],
      ['Date', slashedDate('2026-09-01')],
    ],
    rows: [
      ['Service', 'Hours', 'Rate', 'Total'],
      ['Regular hours', '62.00', '45.00', '2,790.00'],
      ['Gross', '', '', '2,790.00'],
      ['Tax withheld', '', '', '0.00'],
      ['Net pay', '', '', '2,790.00'],
    ],
    foot: ['Payment is due upon receipt.'],
  });

const bankStatement = () =>
  drawPlainDocument({
    head: ['First Harbor Bank', 'Statement of account', '', PERSON, '418 Maple Street', 'Lakewood, OH 44107'],
    aside: [
      ['Account', 'xxxx6612'],
      ['Statement period', '08/01/2026 - 08/31/2026'],
      ['Beginning balance', '$3,120.44'],
    ],
    rows: [
      ['Date and description', 'Withdrawals', 'Deposits', 'Balance'],
      ['08/07 PAYROLL BELLWEATHER & SONS NET PAY', '', '2,184.09', '5,304.53'],
      ['08/09 Lakeside Power & Water', '175.04', '', '5,129.49'],
      ['08/21 PAYROLL BELLWEATHER & SONS NET PAY', '', '2,184.09', '7,313.58'],
      ['08/28 Transfer to savings', '500.00', '', '6,813.58'],
      ['Total', '675.04', '4,368.18', '6,813.58'],
    ],
    foot: ['Ending balance $6,813.58', 'Interest paid year to date $4.12'],
  });

const wageAndTaxStatement = () =>
  drawPlainDocument({
    head: [
      'Form W-2 Wage and Tax Statement 2025',
      "b Employer's EIN 34-5550142",
      'c Employer Bellweather & Sons LLC',
      '88 Canal Street, Akron, OH 44308',
      `e Employee ${PERSON}`,
    ],
    aside: [
      ['Department of the Treasury', 'IRS'],
      ["a Employee's SSN", 'XXX-XX-4417'],
    ],
    rows: [
      ['Box', 'Amount'],
      ['1 Wages, tips, other compensation', '71,214.88'],
      ['2 Federal income tax withheld', '6,402.19'],
      ['3 Social security wages', '74,180.04'],
      ['4 Social security tax withheld', '4,599.16'],
      ['5 Medicare wages and tips', '74,180.04'],
      ['6 Medicare tax withheld', '1,075.61'],
      ['17 State income tax', '1,958.41'],
    ],
  });

const nonemployeeCompensation = () =>
  drawPlainDocument({
    head: [
      'Form 1099-NEC',
      "PAYER'S name",
      'Larkspur Software Corporation',
      '2701 Arroyo Parkway, Austin, TX 78704',
      "RECIPIENT'S name",
      PERSON,
    ],
    aside: [
      ['Calendar year', '2025'],
      ['OMB No.', '1545-0116'],
    ],
    rows: [
      ['', ''],
      ['1 Nonemployee compensation', '$48,250.00'],
      ['4 Federal income tax withheld', '$0.00'],
      ['7 State income', '$48,250.00'],
    ],
  });

const offerLetter = () =>
  drawPlainDocument({
    head: ['Larkspur Software Corporation', '2701 Arroyo Parkway, Austin, TX 78704', '', spelledDate(TODAY), `Dear ${PERSON},`],
    aside: [],
    rows: [['We are glad to offer you the position of analyst.']],
    foot: [
      'Your gross salary will be $3,520.83 each pay period, $84,500.00 a year.',
      'The first pay date is October 15, 2026, for the pay period October 1 - October 15, 2026.',
      'You are eligible for a bonus of up to $5,000.00 and for overtime at your regular rate.',
      'Sincerely,',
      'Odalys Renner, Human Resources',
    ],
  });

const gasBill = () =>
  drawPlainDocument({
    head: ['Great Basin Gas', 'Account 40 118 2207 5', '', PERSON, '418 Maple Street, Lakewood, OH 44107'],
    aside: [
      ['Billing period', `${slashedDate('2026-08-01')} - ${slashedDate('2026-08-31')}`],
      ['Statement date', slashedDate('2026-09-03')],
      ['Pay by', slashedDate('2026-09-24')],
    ],
    rows: [
      ['Charges', 'Rate', 'Current', 'Year to date'],
      ['Gas 41 therms', '1.0900', '44.69', '512.30'],
      ['Basic service', '', '12.00', '108.00'],
      ['Taxes', '', '4.12', '45.18'],
      ['Total charges', '', '60.81', '665.48'],
    ],
    foot: ['Total amount due $60.81', 'Payments received year to date $604.67'],
  });

const mortgageStatement = () =>
  drawPlainDocument({
    head: ['Keystone Home Loans', 'Mortgage statement', '', PERSON, '418 Maple Street, Lakewood, OH 44107'],
    aside: [
      ['Statement date', slashedDate('2026-09-01')],
      ['Payment due date', slashedDate('2026-10-01')],
      ['Loan number', '0044171180'],
    ],
    rows: [
      ['Past payments breakdown', 'Paid last month', 'Paid year to date'],
      ['Principal', '612.44', '5,402.18'],
      ['Interest', '911.06', '8,309.32'],
      ['Escrow (taxes and insurance)', '318.67', '2,868.03'],
      ['Total', '1,842.17', '16,579.53'],
    ],
    foot: ['Amount due $1,842.17'],
  });

const timeSheet = () =>
  drawPlainDocument({
    head: ['Ironwood Machine Works', 'Employee time sheet', `Employee: ${PERSON}`],
    aside: [
      ['Week ending', slashedDate('2026-09-12')],
      ['Department', '0210'],
    ],
    rows: [
      ['Day', 'In', 'Out', 'Regular', 'Overtime'],
      ['Monday', '7.00', '15.50', '8.00', '0.50'],
      ['Tuesday', '7.00', '15.00', '8.00', '0.00'],
      ['Wednesday', '7.00', '16.25', '8.00', '1.25'],
      ['Thursday', '7.00', '15.00', '8.00', '0.00'],
      ['Friday', '7.00', '15.00', '8.00', '0.00'],
      ['Total hours', '', '', '40.00', '1.75'],
    ],
    foot: ['Signature of supervisor ____________________'],
  });

const expenseReport = () =>
  drawPlainDocument({
    head: ['Bellweather & Sons LLC', 'Expense report', `Employee: ${PERSON}`],
    aside: [
      ['Period', `${slashedDate('2026-08-01')} - ${slashedDate('2026-08-31')}`],
      ['Paid on', slashedDate('2026-09-10')],
    ],
    rows: [
      ['Expense', 'Amount'],
      ['Mileage 214 mi at 0.70', '149.80'],
      ['Hotel', '412.00'],
      ['Meals', '96.35'],
      ['Total', '658.15'],
      ['Less advance', '-200.00'],
      ['Net to employee', '458.15'],
    ],
  });

/** A handwritten income calculation for a lender. */
const note = () =>
  drawPdf(LETTER, 'Times-Italic', (pen) => {
    const chance = createRandom('a note');
    const lines: [string, string][] = [
      ['What I make', ''],
      ['gross pay', '1,450.00'],
      ['taxes', '217.50'],
      ['health insurance', '52.50'],
      ['net pay', '1,180.00'],
    ];
    lines.forEach(([label, amount], nth) => {
      pen.text(90, 110 + nth * 42, label, { size: 20 });
      handwrite(pen, 320, 128 + nth * 42, amount, chance, 20);
    });
  });

const paycheckCalculator = () =>
  drawPlainDocument({
    head: ['Salary Paycheck Calculator', 'Estimate your take-home pay'],
    aside: [
      ['State', 'Ohio'],
      ['Pay frequency', 'Every other week'],
    ],
    rows: [
      ['Your results', ''],
      ['Gross pay', '$2,920.00'],
      ['Federal withholding', '-$262.80'],
      ['Social Security', '-$181.04'],
      ['Medicare', '-$42.34'],
      ['Take-home pay', '$2,433.82'],
    ],
    foot: ['This is an estimate only.'],
  });

const blank = () => drawPdf(LETTER, 'Helvetica', () => undefined);

/** A photo of a room (wall, window, table) with the sensor noise of evening light. */
function room(): Promise<Buffer> {
  const canvas = createCanvas(2304, 1728);
  const context = canvas.getContext('2d');
  const chance = createRandom('a room');
  const wall = context.createLinearGradient(0, 0, 2304, 1728);
  wall.addColorStop(0, '#b9ac98');
  wall.addColorStop(1, '#6d6458');
  context.fillStyle = wall;
  context.fillRect(0, 0, 2304, 1728);
  const box = (color: string, x: number, y: number, width: number, height: number) => {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
  };
  box('#d9e4ee', 1400, 180, 520, 680);
  for (let pane = 0; pane < 3; pane++) box('#4a4a48', 1400 + pane * 255, 180, 14, 680);
  box('#59422f', 150, 1080, 1350, 60);
  for (const x of [190, 1420]) box('#47341f', x, 1140, 44, 480);
  for (let book = 0; book < 9; book++) box(`hsl(${chance.integer(0, 359)} 30% 35%)`, 220 + book * 62, 850, 50, 230);
  for (let grain = 0; grain < 90_000; grain++) {
    const shade = chance.integer(60, 200);
    box(`rgba(${shade},${shade},${shade},0.25)`, chance.integer(0, 2303), chance.integer(0, 1727), 2, 2);
  }
  return Promise.resolve(canvas.toBuffer('image/jpeg', 82));
}

/** Documents in `pages` are measured both as text and as pictures, the others only in the stated form. */
export const FOURTH_OTHER_DOCUMENTS = {
  pages: {
    ...{ invoice, contractorInvoice, bankStatement, wageAndTaxStatement, nonemployeeCompensation, offerLetter, gasBill },
    ...{ mortgageStatement, timeSheet, expenseReport, paycheckCalculator, blank },
  },
  scans: { note },
  photos: { room },
} as const;
