/** A one-column layout with labels above values and a large net pay. Taxes and deductions have no common total. */
import { sumOf, type DeductionLine, type PaystubFacts } from '../paystubFacts.ts';
import { drawPdf, LETTER, type PaystubLayout, type Pen } from './layout.ts';
import { twoDecimals, spelledDate, withDollars } from './formats.ts';

interface Wording {
  accent: string;
  payDate: string;
  period: (facts: PaystubFacts) => string;
  gross: string;
  net: string;
  year: string;
}

const WORDINGS: readonly [Wording, ...Wording[]] = [
  {
    ...{ accent: '#0b6e69', payDate: 'Pay date', gross: 'Gross pay', net: 'Net pay', year: 'Year to date' },
    period: ({ periodStart, periodEnd }) => `${spelledDate(periodStart)} – ${spelledDate(periodEnd)}`,
  },
  {
    ...{ accent: '#4a3aa7', payDate: 'PAYDAY', gross: 'Gross earnings', net: 'Take home pay', year: 'YTD' },
    period: ({ periodStart, periodEnd }) => `${spelledDate(periodStart)} to ${spelledDate(periodEnd)}`,
  },
  {
    ...{ accent: '#22313f', payDate: 'Payment date', gross: 'Total earnings', net: 'Net pay', year: 'Year to date' },
    period: ({ periodStart, periodEnd }) => `${formatPeriodStart(periodStart, periodEnd)} - ${spelledDate(periodEnd)}`,
  },
];

/** The start date without its year when the end date has the same year. */
const formatPeriodStart = (start: string, end: string): string =>
  start.slice(0, 4) === end.slice(0, 4) ? spelledDate(start).replace(/, \d+$/, '') : spelledDate(start);

const LEFT = 54;
const RIGHT = 558;
const CURRENT_COLUMN_X = 440;
const BOLD = 'Helvetica-Bold';
const GRAY = '#5f6b73';

export const modern: PaystubLayout = {
  name: 'modern',
  printedFields: [
    ...(['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'net', 'grossYearToDate'] as const),
    ...(['rate', 'hours', 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'] as const),
  ],
  height: 760,
  draw(facts) {
    const wording = WORDINGS[facts.layoutVariant % WORDINGS.length] ?? WORDINGS[0];
    return drawPdf(LETTER, 'Helvetica', (pen) => {
      drawHead(pen, facts, wording);
      let y = drawEarnings(pen, facts, wording, 232);
      y = drawDeductions(pen, facts, wording, 'tax', 'Employee taxes', y + 14);
      y = drawDeductions(pen, facts, wording, 'other', 'Deductions', y + 14);
      drawSummary(pen, facts, wording, y + 18);
    });
  },
};

function drawHead(pen: Pen, facts: PaystubFacts, { accent, payDate, period, net }: Wording): void {
  pen.box(0, 0, 612, 10, { fill: accent });
  pen.text(LEFT, 36, facts.employer, { font: BOLD, size: 15, color: accent, maxWidth: 330 });
  pen.text(LEFT, 56, facts.employerLines.join(' · '), { size: 8.5, color: GRAY });
  pen.text(RIGHT, 34, net, { size: 10, align: 'right', color: GRAY });
  pen.text(RIGHT, 47, withDollars(facts.net), { font: BOLD, size: 25, align: 'right', color: accent });
  const cell = (x: number, y: number, label: string, ...values: string[]) => {
    pen.text(x, y, label, { size: 8, color: GRAY });
    values.forEach((value, nth) => pen.text(x, y + 12 + nth * 12, value, { size: nth === 0 ? 11 : 9, maxWidth: 240 }));
  };
  cell(LEFT, 92, 'Employee', facts.person, ...facts.personLines);
  cell(320, 92, payDate, spelledDate(facts.payDate));
  cell(450, 92, 'Employee no.', facts.employeeNumber);
  cell(320, 130, 'Pay period', period(facts));
  cell(320, 168, 'Pay schedule', FREQUENCY_TEXTS[facts.payFrequency]);
  cell(450, 168, 'Payment', `Direct deposit ··6612`);
}

const FREQUENCY_TEXTS = {
  weekly: 'Every week',
  biweekly: 'Every other week',
  semimonthly: 'Twice a month',
  monthly: 'Every month',
};

function drawTitle(pen: Pen, { accent, year }: Wording, title: string, y: number): void {
  pen.text(LEFT, y, title, { font: BOLD, size: 11, color: accent });
  pen.text(CURRENT_COLUMN_X, y + 2, 'Current', { size: 8, align: 'right', color: GRAY });
  pen.text(RIGHT, y + 2, year, { size: 8, align: 'right', color: GRAY });
  pen.line(LEFT, y + 16, RIGHT, y + 16, 0.75, '#b9c3c9');
}

function drawAmounts(pen: Pen, y: number, label: string, current: number, year: number, font = 'Helvetica'): void {
  pen.text(LEFT, y, label, { size: 9.5, font });
  pen.text(CURRENT_COLUMN_X, y, withDollars(current), { size: 9.5, align: 'right', font });
  pen.text(RIGHT, y, withDollars(year), { size: 9.5, align: 'right', font });
}

/** @returns the y position below the table */
function drawEarnings(pen: Pen, facts: PaystubFacts, wording: Wording, top: number): number {
  drawTitle(pen, wording, 'Earnings', top);
  let y = top + 22;
  for (const { label, rate, hours, amount, yearToDate } of facts.earnings) {
    pen.text(LEFT, y, label, { size: 9.5 });
    pen.text(CURRENT_COLUMN_X, y, amount === 0 ? '–' : withDollars(amount), { size: 9.5, align: 'right' });
    pen.text(RIGHT, y, withDollars(yearToDate), { size: 9.5, align: 'right' });
    const how = [hours && `${twoDecimals(hours)} hrs`, rate && `${withDollars(rate)} / hr`].filter(Boolean).join(' at ');
    pen.text(LEFT + 140, y + 0.5, how, { size: 8.5, color: GRAY });
    y += 15;
  }
  return y;
}

function drawDeductions(
  pen: Pen,
  facts: PaystubFacts,
  wording: Wording,
  kind: DeductionLine['kind'],
  title: string,
  top: number,
): number {
  const lines = facts.deductionLines.filter((line) => line.kind === kind);
  if (lines.length === 0) return top - 14;
  drawTitle(pen, wording, title, top);
  lines.forEach(({ label, amount, yearToDate }, nth) => drawAmounts(pen, top + 22 + nth * 15, label, -amount, -yearToDate));
  return top + 22 + lines.length * 15;
}

function drawSummary(pen: Pen, facts: PaystubFacts, wording: Wording, top: number): void {
  const of = (kind: DeductionLine['kind']) => facts.deductionLines.filter((line) => line.kind === kind);
  const sums = (kind: DeductionLine['kind']): [number, number] => [
    -sumOf(of(kind), ({ amount }) => amount),
    -sumOf(of(kind), ({ yearToDate }) => yearToDate),
  ];
  pen.box(LEFT - 10, top - 8, RIGHT - LEFT + 20, 92, { fill: '#f2f5f6' });
  drawTitle(pen, wording, 'Summary', top);
  drawAmounts(pen, top + 22, wording.gross, facts.gross, facts.grossYearToDate);
  drawAmounts(pen, top + 37, 'Taxes', ...sums('tax'));
  drawAmounts(pen, top + 52, 'Deductions', ...sums('other'));
  drawAmounts(pen, top + 67, wording.net, facts.net, facts.netYearToDate, BOLD);
}
