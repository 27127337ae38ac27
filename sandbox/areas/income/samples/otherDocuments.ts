/** Sample documents that are not paystubs, although they have dates, amounts, names or employers. */
import { addDays } from '../../../base/clock/calendar.ts';
import { drawPdf, LETTER, type Pen } from './layouts/layout.ts';
import { slashedDate, spelledDate, withCommas, withDollars } from './layouts/formats.ts';

const BOLD = 'Helvetica-Bold';

export function utilityBill(person: string, today: string): Promise<Buffer> {
  return drawPdf(LETTER, 'Helvetica', (pen) => {
    pen.box(0, 0, 612, 64, { fill: '#1d5b8f' });
    pen.text(40, 20, 'Lakeside Power & Water', { font: BOLD, size: 20, color: '#ffffff' });
    pen.text(572, 26, 'Your monthly bill', { size: 12, align: 'right', color: '#ffffff' });
    pen.text(40, 88, person, { font: BOLD, size: 11 });
    pen.text(40, 103, '418 Maple Street', { size: 10 });
    pen.text(40, 116, 'Lakewood, OH 44107', { size: 10 });
    const lines: [string, string][] = [
      ['Account number', '40 118 2207 5'],
      ['Service period', `${spelledDate(addDays(today, -41))} - ${spelledDate(addDays(today, -11))}`],
      ['Bill date', spelledDate(addDays(today, -8))],
      ['Due date', spelledDate(addDays(today, 13))],
    ];
    lines.forEach(([label, value], nth) => {
      pen.text(340, 88 + nth * 15, label, { size: 9.5, color: '#444444' });
      pen.text(572, 88 + nth * 15, value, { size: 9.5, align: 'right' });
    });
    drawItemizedTotal(pen, 190, 'Electric service', [
      ['Customer charge', 1100],
      ['Energy 642 kWh at 0.1184', 7601],
      ['Distribution', 2893],
    ]);
    drawItemizedTotal(pen, 320, 'Water and sewer', [
      ['Water 4 CCF', 2112],
      ['Sewer', 3480],
      ['City tax', 318],
    ]);
    pen.box(40, 450, 532, 44, { fill: '#e6eef5' });
    pen.text(54, 464, 'Total amount due', { font: BOLD, size: 14 });
    pen.text(558, 464, withDollars(17_504), { font: BOLD, size: 14, align: 'right' });
    pen.text(40, 520, 'Previous balance $168.22   Payments received -$168.22   Thank you.', { size: 9 });
  });
}

function drawItemizedTotal(pen: Pen, top: number, title: string, lines: readonly [string, number][]): void {
  pen.text(40, top, title, { font: BOLD, size: 12 });
  pen.line(40, top + 17, 572, top + 17);
  lines.forEach(([label, amount], nth) => {
    pen.text(48, top + 25 + nth * 16, label, { size: 10 });
    pen.text(564, top + 25 + nth * 16, withCommas(amount), { size: 10, align: 'right' });
  });
}

export function storeReceipt(today: string): Promise<Buffer> {
  const items: [string, number][] = [
    ['2 GAL PAINT INT EGGSHL', 6996],
    ['ROLLER SET 9IN', 1449],
    ['PAINTERS TAPE 2PK', 1198],
    ['DROP CLOTH 9X12', 899],
    ['LED BULB 60W 4PK', 1097],
  ];
  const total = items.reduce((sum, [, amount]) => sum + amount, 0);
  const tax = Math.round(total * 0.08);
  return drawPdf([306, 560], 'Courier', (pen) => {
    const row = (y: number, label: string, amount: string, font = 'Courier') => {
      pen.text(28, y, label, { size: 9.5, font });
      pen.text(278, y, amount, { size: 9.5, align: 'right', font });
    };
    pen.text(153, 28, 'HENDRY HARDWARE', { font: 'Courier-Bold', size: 16, align: 'center' });
    pen.text(153, 48, '2210 Detroit Ave  Lakewood OH', { size: 9, align: 'center' });
    pen.text(153, 62, `${slashedDate(addDays(today, -4))}  17:42   REG 03`, { size: 9, align: 'center' });
    items.forEach(([label, amount], nth) => row(96 + nth * 16, label, withCommas(amount)));
    row(192, 'SUBTOTAL', withCommas(total));
    row(208, 'TAX 8.00%', withCommas(tax));
    row(232, 'TOTAL', withDollars(total + tax), 'Courier-Bold');
    row(256, 'DEBIT ****4242', withCommas(total + tax));
    row(272, 'CHANGE', '0.00');
    pen.text(153, 312, 'YOU SAVED 4.50 TODAY', { size: 9.5, align: 'center' });
    pen.text(153, 336, 'THANK YOU FOR SHOPPING LOCAL', { size: 9.5, align: 'center' });
  });
}

/** A document about pay that is not a paystub. */
export function employmentLetter(person: string, today: string): Promise<Buffer> {
  const lines = [
    'To whom it may concern:',
    `This letter confirms that ${person} has been employed by Larkspur Software`,
    'Corporation as an analyst since March 4, 2019. The position is full-time, and the',
    'present salary is $84,500.00 a year, paid twice a month.',
    '',
    'If you have any further questions, please call our office at (512) 555-0148.',
    '',
    'Sincerely,',
    '',
    'Odalys Renner',
    'Human Resources',
  ];
  return drawPdf(LETTER, 'Times-Roman', (pen) => {
    pen.text(306, 60, 'Larkspur Software Corporation', { font: 'Times-Bold', size: 18, align: 'center' });
    pen.text(306, 84, '2701 Arroyo Parkway, Floor 9, Austin, TX 78704', { size: 10, align: 'center' });
    pen.line(72, 104, 540, 104);
    pen.text(72, 140, spelledDate(addDays(today, -6)), { size: 12 });
    lines.forEach((line, nth) => pen.text(72, 180 + nth * 20, line, { size: 12 }));
  });
}
