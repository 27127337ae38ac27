/** A printed form filled in by hand. The digits are drawn as strokes, so they can only be read from a picture of it. */
import { createRandom, type SeededRandom } from '../../../../../sandbox/areas/income/samples/seededRandom.ts';
import { drawPdf, type PaystubLayout, type Pen } from '../../../../../sandbox/areas/income/samples/layouts/layout.ts';
import { twoDecimals, shortSlashedDate, withCommas } from '../../../../../sandbox/areas/income/samples/layouts/formats.ts';
import { ofThisPeriod } from '../../../../../sandbox/areas/income/samples/paystubFacts.ts';

type Stroke = readonly (readonly [x: number, y: number])[];

/** Draws part of an ellipse. Angles are in quarter turns, starting at the right and going down. */
function arc(x: number, y: number, across: number, down: number, from: number, to: number): Stroke {
  return Array.from({ length: 13 }, (_, nth) => {
    const angle = ((from + ((to - from) * nth) / 12) * Math.PI) / 2;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)] as const;
  });
}

const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [arc(0.5, 0.5, 0.38, 0.5, 3, 7.1)],
  '1': [
    [
      [0.25, 0.22],
      [0.52, 0],
      [0.5, 1],
    ],
  ],
  '2': [[...arc(0.48, 0.28, 0.36, 0.28, 2, 4.4), [0.1, 1], [0.9, 0.97]]],
  '3': [[...arc(0.42, 0.25, 0.36, 0.25, 2.3, 5), ...arc(0.42, 0.74, 0.42, 0.26, 3, 5.8)]],
  '4': [
    [
      [0.6, 0],
      [0.1, 0.62],
      [0.92, 0.6],
    ],
    [
      [0.68, 0.3],
      [0.64, 1],
    ],
  ],
  '5': [
    [[0.2, 0.02], [0.2, 0.46], ...arc(0.42, 0.7, 0.4, 0.3, 3, 5.8)],
    [
      [0.2, 0.02],
      [0.85, 0],
    ],
  ],
  '6': [[[0.72, 0], [0.3, 0.4], ...arc(0.48, 0.72, 0.36, 0.28, 2, 6)]],
  '7': [
    [
      [0.1, 0.04],
      [0.9, 0],
      [0.38, 1],
    ],
  ],
  '8': [arc(0.5, 0.25, 0.3, 0.25, 1, 5.05), arc(0.5, 0.75, 0.38, 0.26, 3, 7.05)],
  '9': [[...arc(0.48, 0.28, 0.34, 0.28, 0, 4), [0.8, 0.35], [0.66, 1]]],
  '.': [arc(0.3, 0.95, 0.05, 0.04, 0, 4)],
  ',': [
    [
      [0.35, 0.9],
      [0.3, 1.15],
    ],
  ],
  '/': [
    [
      [0.75, 0],
      [0.2, 1.05],
    ],
  ],
  '-': [
    [
      [0.15, 0.55],
      [0.75, 0.53],
    ],
  ],
};

const NARROW = new Set(['.', ',', '1']);

export function handwrite(pen: Pen, x: number, y: number, text: string, chance: SeededRandom, size = 13): void {
  const wobble = (by: number) => (chance.next() - 0.5) * by;
  const slant = 0.12 + wobble(0.1);
  let left = x;
  for (const letter of text) {
    const [width, height] = [size * 0.55 * (1 + wobble(0.16)), size * (1 + wobble(0.14))];
    const rise = wobble(size * 0.1);
    for (const stroke of GLYPHS[letter] ?? []) {
      const points = stroke.map(([across, down]) => [
        left + across * width + (1 - down) * height * slant + wobble(0.35),
        y + rise - (1 - down) * height + wobble(0.35),
      ]);
      points.slice(1).forEach(([toX = 0, toY = 0], nth) => {
        const [fromX = 0, fromY = 0] = points[nth] ?? [];
        pen.line(fromX, fromY, toX, toY, 1.1, '#1a2a6c');
      });
    }
    left += width * (NARROW.has(letter) ? 0.75 : 1.25);
  }
}

export const handwritten: PaystubLayout = {
  name: 'handwritten',
  printedFields: [
    ...(['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'deductions', 'net', 'grossYearToDate'] as const),
    ...(['rate', 'hours', 'overtime', 'bonus'] as const),
  ],
  height: 500,
  draw: (facts) =>
    drawPdf([612, 500], 'Helvetica', (pen) => {
      const chance = createRandom(`${facts.person} ${facts.payDate}`);
      const bold = 'Helvetica-Bold';
      pen.text(40, 30, facts.employer, { font: bold, size: 13, maxWidth: 340 });
      pen.text(572, 32, 'PAY STUB', { font: bold, size: 13, align: 'right' });
      const fill = (x: number, y: number, label: string, width: number, text: string) => {
        pen.text(x, y, label, { size: 9 });
        pen.line(x + width, y + 11, x + width + 110, y + 11);
        handwrite(pen, x + width + 6, y + 9, text, chance);
      };
      pen.text(40, 66, `Employee: ${facts.person}`, { size: 10 });
      fill(40, 92, 'Pay period from', 80, shortSlashedDate(facts.periodStart));
      fill(250, 92, 'to', 20, shortSlashedDate(facts.periodEnd));
      fill(410, 92, 'Pay date', 46, shortSlashedDate(facts.payDate));
      const columns = [250, 340, 450] as const;
      ['Hours', 'Rate', 'Amount'].forEach((head, nth) => pen.text(columns[nth] ?? 0, 126, head, { font: bold, size: 9 }));
      let y = 142;
      const row = (label: string, cells: readonly string[]) => {
        pen.box(40, y, 532, 22, { stroke: '#999999' });
        pen.text(48, y + 7, label, { size: 9.5, maxWidth: 190 });
        cells.forEach((cell, nth) => handwrite(pen, columns[nth] ?? 0, y + 18, cell, chance));
        y += 22;
      };
      const number = (hundredths: number | undefined) => (hundredths === undefined ? '' : twoDecimals(hundredths));
      for (const { label, hours, rate, amount } of ofThisPeriod(facts.earnings))
        row(label, [number(hours), number(rate), withCommas(amount)]);
      row('Gross pay', ['', '', withCommas(facts.gross)]);
      row('Total deductions', ['', '', withCommas(facts.deductions)]);
      row('Net pay', ['', '', withCommas(facts.net)]);
      row('Gross pay year to date', ['', '', withCommas(facts.grossYearToDate)]);
    }),
};
