/** A generated paystub for the seeds: its values, their positions, and a one-page PDF. */
import type { PagePlace, PaystubFieldName } from '#contract/borrower/ocr.ts';

/** Labels in printing order; the employer is printed without one. */
const LABELS = {
  employer: '',
  person: 'Employee',
  periodStart: 'Period beginning',
  periodEnd: 'Period ending',
  payDate: 'Pay date',
  rate: 'Rate',
  hours: 'Hours',
  overtime: 'Overtime',
  overtimeYearToDate: 'Overtime YTD',
  gross: 'Gross pay',
  deductions: 'Total deductions',
  net: 'Net pay',
  grossYearToDate: 'Gross YTD',
} satisfies Partial<Record<PaystubFieldName, string>>;

export type PrintedValues = Partial<Record<keyof typeof LABELS, string>>;

const [WIDTH, HEIGHT] = [612, 792];
const [LEFT, VALUES, TOP, LINE] = [72, 260, 90, 30];
const FONT_SIZE = 12;

interface PlacedText {
  x: number;
  /** Distance of the baseline from the top of the page. */
  y: number;
  text: string;
}

const printedFieldNames = (printed: PrintedValues) =>
  (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter((name) => name in printed);

const asPrinted = (name: keyof typeof LABELS, value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? `${value.slice(5, 7)}/${value.slice(8)}/${value.slice(0, 4)}`
    : name === 'hours' || !/^\d+\.\d{2}$/.test(value)
      ? value
      : value.replace(/\B(?=(\d{3})+\.)/g, ',');

export function placesOf(printed: PrintedValues): Map<PaystubFieldName, PagePlace> {
  return new Map(
    printedFieldNames(printed).map((name, row) => {
      const x = name === 'employer' ? LEFT : VALUES;
      const width = asPrinted(name, printed[name] ?? '').length * FONT_SIZE * 0.6;
      const place = {
        page: 1,
        x: x / WIDTH,
        y: (TOP + row * LINE - FONT_SIZE) / HEIGHT,
        width: width / WIDTH,
        height: (FONT_SIZE * 1.4) / HEIGHT,
      };
      return [name, place];
    }),
  );
}

/** Creates the PDF. The same values always give the same bytes. */
export function pdfOf(printed: PrintedValues): Buffer {
  const texts = printedFieldNames(printed).flatMap((name, row): PlacedText[] => {
    const y = TOP + row * LINE;
    const value = asPrinted(name, printed[name] ?? '');
    return name === 'employer'
      ? [{ x: LEFT, y, text: value }]
      : [
          { x: LEFT, y, text: LABELS[name] },
          { x: VALUES, y, text: value },
        ];
  });
  const drawn = texts
    .map(({ x, y, text }) => `BT /F1 ${FONT_SIZE} Tf ${x} ${HEIGHT - y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`)
    .join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
    `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  pdf += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
