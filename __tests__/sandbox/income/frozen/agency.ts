/**
 * A paystub as governments and hospitals print it: fixed-width mainframe lines with codes, leave, taxable wages and employer
 * contributions.
 */
import { drawPdf, LETTER, type PaystubLayout } from '../../../../sandbox/areas/income/samples/layouts/layout.ts';
import {
  dashedDate,
  orBlank,
  twoDecimals,
  slashedDate,
  withCommas,
} from '../../../../sandbox/areas/income/samples/layouts/formats.ts';
import { sumOf, type DeductionLine, type PaystubFacts } from '../../../../sandbox/areas/income/samples/paystubFacts.ts';

const COLUMNS = 104;

export const agency: PaystubLayout & { asPrinted(facts: PaystubFacts): PaystubFacts } = {
  name: 'agency',
  printedFields: [
    ...(['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'net', 'grossYearToDate'] as const),
    ...(['rate', 'hours', 'overtime', 'overtimeYearToDate', 'bonus', 'bonusYearToDate'] as const),
  ],
  height: 620,
  asPrinted: (facts) => ({
    ...facts,
    employer: facts.employer.toUpperCase(),
    person: lastNameFirst(facts.person).toUpperCase(),
  }),
  draw(facts) {
    const lines = linesOf(agency.asPrinted(facts));
    return drawPdf(LETTER, 'Courier', (pen) => {
      lines.forEach((line, nth) =>
        pen.text(34, 40 + nth * 11.5, line.replace(/^\*/, ' '), {
          size: 8.7,
          font: line.startsWith('*') ? 'Courier-Bold' : 'Courier',
        }),
      );
    });
  },
};

/** Formats a name as "O'Brien, Shane" or "Brandt Jr., Walter T." */
function lastNameFirst(person: string): string {
  const parts = person.split(' ');
  const suffix = /^(Jr\.|Sr\.|I+)$/.test(parts.at(-1) ?? '') ? ` ${parts.pop() ?? ''}` : '';
  const last = parts.pop() ?? '';
  return `${last}${suffix}, ${parts.join(' ')}`;
}

const RULE = ` ${'-'.repeat(COLUMNS)}`;

/**
 * Builds a line from cells. `place` is the column where a cell starts or, if negative, where it ends. A line that starts with `*` is
 * bold.
 */
function lineOfCells(...cells: [place: number, text: string][]): string {
  let line = ' ';
  for (const [place, text] of cells) {
    line = line.padEnd(place >= 0 ? place + 1 : 1 - place - text.length) + text;
  }
  return line;
}

const bold = (line: string): string => `*${line.slice(1)}`;

function linesOf(facts: PaystubFacts): string[] {
  const isSpelled = facts.layoutVariant % 2 === 1;
  const day = (day: string): string => (isSpelled ? dashedDate(day).toUpperCase() : slashedDate(day));
  const rate = facts.earnings.find(({ kind }) => kind === 'regular')?.rate;
  return [
    bold(lineOfCells([0, facts.employer], [-COLUMNS, 'STATEMENT OF EARNINGS AND LEAVE'])),
    lineOfCells([0, facts.employerLines.join(', ').toUpperCase()], [-COLUMNS, 'PAGE 1 OF 1']),
    RULE,
    lineOfCells([0, `NAME: ${facts.person}`], [56, `EMPL ID: ${facts.employeeNumber}`], [80, 'DEPT: 4410-07']),
    lineOfCells(
      [0, `PAY PERIOD: ${day(facts.periodStart)} THRU ${day(facts.periodEnd)}`],
      [56, `ADVICE DATE: ${day(facts.payDate)}`],
    ),
    lineOfCells(
      [0, `PAY BASIS: ${rate === undefined ? 'SALARIED' : 'HOURLY'}`],
      [30, 'UNION: 0331'],
      [56, `ADVICE NO: ${facts.checkNumber}`],
    ),
    lineOfCells([0, 'FED TAX STATUS: S-00'], [30, 'STATE TAX STATUS: S-01'], [56, 'SERVICE DATE: 08/19/2013']),
    RULE,
    ...earningsOf(facts),
    RULE,
    ...withheldOf(facts),
    RULE,
    ...employersOf(facts),
    RULE,
    ...summaryOf(facts),
    RULE,
    lineOfCells([0, 'NET PAY DISTRIBUTION'], [40, 'CHECKING XXXXX6612'], [-78, withCommas(facts.net - 25_000)]),
    lineOfCells([40, 'SAVINGS  XXXXX0093'], [-78, withCommas(25_000)]),
    RULE,
    lineOfCells([0, 'MESSAGE: OPEN ENROLLMENT CLOSES AT 5:00 PM ON THE LAST DAY OF THE MONTH. SEE YOUR BENEFITS OFFICE.']),
  ];
}

function earningsOf({ earnings, gross, grossYearToDate }: PaystubFacts): string[] {
  return [
    bold(lineOfCells([0, 'CODE'], [6, 'EARNINGS'], [-45, 'HOURS'], [-57, 'RATE'], [-76, 'CURRENT'], [-94, 'YEAR-TO-DATE'])),
    ...earnings.map(({ label, hours, rate, amount, yearToDate }, nth) =>
      lineOfCells(
        [0, `E${String(nth * 10 + 1).padStart(2, '0')}`],
        [6, label.toUpperCase()],
        [-45, orBlank(twoDecimals, hours)],
        [-57, orBlank((rate) => `${twoDecimals(rate)}00`, rate)],
        [-76, orBlank(withCommas, amount)],
        [-94, withCommas(yearToDate)],
      ),
    ),
    lineOfCells([6, 'TOTAL GROSS'], [-76, withCommas(gross)], [-94, withCommas(grossYearToDate)]),
  ];
}

/** Lists taxes, with the wages they are based on, at the left and other deductions at the right. */
function withheldOf(facts: PaystubFacts): string[] {
  const taxes = facts.deductionLines.filter(({ kind }) => kind === 'tax');
  const others = facts.deductionLines.filter(({ kind }) => kind === 'other');
  const lines = Array.from({ length: Math.max(taxes.length, others.length) }, (_, nth) => {
    const [tax, other] = [taxes[nth], others[nth]];
    return lineOfCells(
      ...(tax ? withheld(0, tax, 28, 39) : []),
      ...(tax ? ([[-52, withCommas(taxableOf(facts))]] as [number, string][]) : []),
      ...(other ? withheld(56, other, 84, 97) : []),
    );
  });
  return [
    bold(
      lineOfCells(
        [0, 'TAXES'],
        [-28, 'CURRENT'],
        [-39, 'YTD'],
        [-52, 'TAXABLE'],
        [56, 'DEDUCTIONS'],
        [-84, 'CURRENT'],
        [-97, 'YTD'],
      ),
    ),
    ...lines,
  ];
}

/** Taxable wages: half of the other deductions count as pre-tax. */
const taxableOf = (facts: PaystubFacts): number =>
  facts.gross -
  Math.floor(
    sumOf(
      facts.deductionLines.filter(({ kind }) => kind === 'other'),
      ({ amount }) => amount,
    ) / 2,
  );

const withheld = (place: number, line: DeductionLine, current: number, year: number): [number, string][] => [
  [place, line.label.toUpperCase().slice(0, 18)],
  [-current, withCommas(line.amount)],
  [-year, withCommas(line.yearToDate)],
];

function employersOf({ gross, grossYearToDate }: PaystubFacts): string[] {
  const share = (cents: number, percent: number): string => withCommas(Math.round((cents * percent) / 100));
  return [
    bold(
      lineOfCells(
        [0, 'EMPLOYER PAID BENEFITS'],
        [-39, 'CURRENT'],
        [-52, 'YTD'],
        [56, 'LEAVE'],
        [-76, 'EARNED'],
        [-86, 'USED'],
        [-97, 'BALANCE'],
      ),
    ),
    lineOfCells(
      [0, 'RETIREMENT ER'],
      [-39, share(gross, 9)],
      [-52, share(grossYearToDate, 9)],
      [56, 'VACATION'],
      [-76, '4.62'],
      [-86, '0.00'],
      [-97, '118.44'],
    ),
    lineOfCells(
      [0, 'MEDICAL ER'],
      [-39, share(gross, 14)],
      [-52, share(grossYearToDate, 14)],
      [56, 'SICK'],
      [-76, '3.70'],
      [-86, '8.00'],
      [-97, '241.05'],
    ),
    lineOfCells(
      [0, 'LIFE ER'],
      [-39, share(gross, 0.4)],
      [-52, share(grossYearToDate, 0.4)],
      [56, 'COMP TIME'],
      [-76, '0.00'],
      [-86, '0.00'],
      [-97, '12.50'],
    ),
  ];
}

function summaryOf(facts: PaystubFacts): string[] {
  const sum = (kind: DeductionLine['kind'], of: 'amount' | 'yearToDate'): number =>
    sumOf(
      facts.deductionLines.filter((line) => line.kind === kind),
      (line) => line[of],
    );
  const taxableYear = facts.grossYearToDate - Math.floor(sum('other', 'yearToDate') / 2);
  const amounts = (label: string, ...cents: number[]): string =>
    lineOfCells([0, label], ...cents.map((amount, nth): [number, string] => [-(28 + nth * 19), withCommas(amount)]));
  return [
    bold(
      lineOfCells(
        [-28, 'TOTAL GROSS'],
        [-47, 'FED TAXABLE GROSS'],
        [-66, 'TOTAL TAXES'],
        [-85, 'TOTAL DEDUCTIONS'],
        [-104, 'NET PAY'],
      ),
    ),
    amounts('CURRENT', facts.gross, taxableOf(facts), sum('tax', 'amount'), sum('other', 'amount'), facts.net),
    amounts('YTD', facts.grossYearToDate, taxableYear, sum('tax', 'yearToDate'), sum('other', 'yearToDate'), facts.netYearToDate),
  ];
}
