/**
 * A paystub as a small company's bookkeeping program prints it: names and dates on the top half of the page, beside one list that runs
 * from gross pay to net.
 */
import { drawPdf, LETTER, type PaystubLayout, type Pen } from '../../../../sandbox/areas/income/samples/layouts/layout.ts';
import {
  orBlank,
  twoDecimals,
  shortSlashedDate,
  slashedDate,
  withCommas,
} from '../../../../sandbox/areas/income/samples/layouts/formats.ts';
import type { PaystubFacts } from '../../../../sandbox/areas/income/samples/paystubFacts.ts';

interface Wording {
  font: string;
  bold: string;
  size: number;
  when: (facts: PaystubFacts) => string[];
  earnings: string;
  hours: readonly [head: string, end: number];
  rate: readonly [head: string, end: number];
  current: string;
  year: string;
  gross: string;
  withheld: string;
  deductions: string;
  net: string;
  minus: (cents: number) => string;
  deposit: string;
  leave: readonly [title: string, ...lines: string[]];
  employer: readonly [title: string, socialSecurity: string, medicare: string];
}

const twoDigits = (day: string): string => slashedDate(day).replace(/\d\d(\d\d)$/, '$1');

const negative = (cents: number): string => `-${withCommas(cents)}`;

const WORDINGS: readonly [Wording, ...Wording[]] = [
  {
    ...{ font: 'Helvetica', bold: 'Helvetica-Bold', size: 8.5, current: 'This Period', year: 'YTD', minus: withCommas },
    when: ({ periodStart, periodEnd, payDate, checkNumber }) => [
      `Pay Period: ${twoDigits(periodStart)} to ${twoDigits(periodEnd)}`,
      `Check Date: ${twoDigits(payDate)}`,
      `Check #: ${Number(checkNumber)}`,
    ],
    ...{ earnings: 'Earnings', hours: ['Hrs/Units', 378], rate: ['Rate', 424], gross: 'Total Earnings' },
    ...{ withheld: 'Withholdings & Deductions', deductions: 'Total Deductions', net: 'Net Pay', deposit: 'Net Pay Allocation' },
    leave: ['Time Off', 'Vacation hrs remaining  37.50', 'Sick hrs remaining  16.00'],
    employer: ['Employer Liabilities', 'FICA Social Security', 'FICA Medicare'],
  },
  {
    ...{ font: 'Times-Roman', bold: 'Times-Bold', size: 9.5, current: 'Current', year: 'Year to Date', minus: negative },
    when: ({ periodStart, periodEnd, payDate, checkNumber }) => [
      `Period Start: ${slashedDate(periodStart)}`,
      `Period End: ${slashedDate(periodEnd)}`,
      `Pay Date: ${slashedDate(payDate)}`,
      `Reference: ${checkNumber}`,
    ],
    ...{
      earnings: 'Wages',
      rate: ['Pay Rate', 378],
      hours: ['Hours', 424],
      gross: 'Gross Wages',
      withheld: 'Taxes and Deductions',
    },
    ...{ deductions: 'Total Taxes and Deductions', net: 'Net Wages', deposit: 'Direct Deposit' },
    leave: ['Accruals', 'Vacation available: 37.50', 'Sick available: 16.00'],
    employer: ['Company Taxes', 'Social Security (ER)', 'Medicare (ER)'],
  },
  {
    ...{ font: 'Courier', bold: 'Courier-Bold', size: 8, current: 'Amount', year: 'YTD Amt', minus: withCommas },
    when: ({ periodStart, periodEnd, payDate, checkNumber }) => [
      `Pay Begin: ${shortSlashedDate(periodStart)}`,
      `Pay End:   ${shortSlashedDate(periodEnd)}`,
      `Paid:      ${shortSlashedDate(payDate)}`,
      `Voucher:   ${Number(checkNumber)}`,
    ],
    ...{ earnings: 'Pay', hours: ['Hours', 378], rate: ['Rate', 424], gross: 'Gross Pay', withheld: 'Deductions' },
    ...{ deductions: 'Total Deductions', net: 'Net Pay', deposit: 'Deposited To' },
    leave: ['Leave', 'Vacation      37.50 hrs', 'Sick          16.00 hrs'],
    employer: ['Employer Paid', 'Soc. Sec.', 'Medicare'],
  },
];

const LEFT = 36;
const LEFT_END = 206;
const LIST = 220;
const CURRENT = 502;
const RIGHT = 576;
const ROW = 12;

export const bookkeeper: PaystubLayout = {
  name: 'bookkeeper',
  printedFields: [
    ...(['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'deductions', 'net', 'grossYearToDate'] as const),
    ...(['rate', 'hours', 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'] as const),
  ],
  height: 396,
  draw(facts) {
    const wording = WORDINGS[facts.layoutVariant % WORDINGS.length] ?? WORDINGS[0];
    return drawPdf(LETTER, wording.font, (pen) => {
      pen.text(306, 24, facts.employer, { font: wording.bold, size: 12, align: 'center', maxWidth: 400 });
      pen.text(306, 39, facts.employerLines.join(', '), { size: 8.5, align: 'center' });
      drawAside(pen, facts, wording, 64);
      drawList(pen, facts, wording, 64);
    });
  },
};

function drawAside(pen: Pen, facts: PaystubFacts, wording: Wording, top: number): void {
  const { bold, size, when, deposit, leave, employer } = wording;
  let y = top;
  const line = (text: string, amount = '', font = wording.font) => {
    pen.text(LEFT, y, text, { font, size, maxWidth: LEFT_END - LEFT });
    pen.text(LEFT_END, y, amount, { size, align: 'right' });
    y += ROW;
  };
  const block = (title: string, draw: () => void) => {
    y += 6;
    line(title, '', bold);
    pen.line(LEFT, y - 1, LEFT_END, y - 1);
    y += 2;
    draw();
  };
  line(facts.person, '', bold);
  facts.personLines.forEach((text) => line(text));
  line('SSN: xxx-xx-4417');
  line(`Employee ID: ${facts.employeeNumber}`);
  line('Fed: S-0   State: S-0');
  y += 6;
  when(facts).forEach((text) => line(text));
  block(deposit, () => depositsOf(facts).forEach(([account, amount]) => line(account, withCommas(amount))));
  const [leaveTitle, ...leaveLines] = leave;
  block(leaveTitle, () => leaveLines.forEach((text) => line(text)));
  const [employerTitle, socialSecurity, medicare] = employer;
  block(employerTitle, () => {
    line(socialSecurity, withCommas(Math.round(facts.gross * 0.062)));
    line(medicare, withCommas(Math.round(facts.gross * 0.0145)));
  });
}

function depositsOf({ layoutVariant, net }: PaystubFacts): [account: string, amount: number][] {
  const savings = layoutVariant >= 4 && net > 60_000 ? 7500 : 0;
  return [['Checking x6612', net - savings], ...(savings > 0 ? [['Savings x0938', savings] as [string, number]] : [])];
}

function drawList(pen: Pen, facts: PaystubFacts, wording: Wording, top: number): void {
  const { font, bold, size, minus } = wording;
  let y = top;
  const line = (label: string, [hours, rate, current, year]: readonly string[], style = font) => {
    const cell = (end: number, text = '') => pen.text(end, y, text, { font: style, size, align: 'right' });
    pen.text(LIST, y, label, { font: style, size, maxWidth: hours === '' ? 190 : 106 });
    cell(wording.hours[1], hours);
    cell(wording.rate[1], rate);
    cell(CURRENT, current);
    cell(RIGHT, year);
    y += ROW;
  };
  const rule = (from: number) => {
    pen.line(from, y, RIGHT, y);
    y += 4;
  };
  line(wording.earnings, [wording.hours[0], wording.rate[0], wording.current, wording.year], bold);
  rule(LIST);
  for (const { label, hours, rate, amount, yearToDate } of facts.earnings) {
    line(label, [orBlank(twoDecimals, hours), orBlank(twoDecimals, rate), orBlank(withCommas, amount), withCommas(yearToDate)]);
  }
  rule(440);
  line(wording.gross, ['', '', withCommas(facts.gross), withCommas(facts.grossYearToDate)], bold);
  y += 8;
  line(wording.withheld, ['', '', wording.current, wording.year], bold);
  rule(LIST);
  for (const { label, amount, yearToDate } of facts.deductionLines) line(label, ['', '', minus(amount), minus(yearToDate)]);
  rule(440);
  line(wording.deductions, ['', '', minus(facts.deductions), minus(facts.deductionsYearToDate)], bold);
  y += 6;
  rule(LIST);
  line(wording.net, ['', '', withCommas(facts.net), withCommas(facts.netYearToDate)], bold);
  rule(LIST);
}
