/** @jest-environment node */
/** Interpreting the words of a paystub: whatever the document does not confirm must be marked, and nothing may be dropped silently. */
import { createCanvas } from '@napi-rs/canvas';

import { shouldRetry, ReadingError } from '../../../sandbox/areas/income/reading/readerMessages.ts';
import { extractPaystubs } from '../../../sandbox/areas/income/reading/interpretation/extractPaystubs.ts';
import { findDatesInText, completeYear } from '../../../sandbox/areas/income/reading/interpretation/dates.ts';
import { dateLabelOf, labelOf, normalizeLabel } from '../../../sandbox/areas/income/reading/interpretation/labels.ts';
import type { Word } from '../../../sandbox/areas/income/reading/interpretation/textLines.ts';
import { createGrayImage, hasInk, type GrayImage } from '../../../sandbox/areas/income/reading/pages/grayImage.ts';
import { recognizePage } from '../../../sandbox/areas/income/reading/pages/recognize.ts';
import { recognizedPage } from '../../../sandbox/areas/income/reading/recognizedPage.ts';
import { PAYSTUB_HEADER, wordsOf } from '../../support/documentWords.ts';

// Text recognition takes seconds, so it is mocked.
jest.mock('../../../sandbox/areas/income/reading/pages/recognize.ts', () => ({
  recognizePage: jest.fn(() => Promise.resolve([])),
}));

type Rows = readonly (readonly string[])[];

/** Reads rows as if from a PDF's text layer, where no letter is uncertain. */
const read = (rows: Rows, apart = 200) =>
  extractPaystubs([{ number: 1, words: wordsOf(rows, apart), isFromTextLayer: true, isPoor: false }]);
const fieldsOf = ({ paystubs }: ReturnType<typeof extractPaystubs>) =>
  Object.fromEntries(paystubs[0]?.fields.map(({ name, read: value, doubt }) => [name, [value, doubt]]) ?? []);

const SUMS: Rows = [
  ['Description', 'Current', 'YTD'],
  ['Gross Pay', '2,920.00', '61,320.00'],
  ['Total Deductions', '780.11', '16,382.31'],
  ['Net Pay', '2,139.89', '44,937.69'],
];

describe('a word that is a section title elsewhere, with text next to it', () => {
  test.each([
    ['Employer', 'Acme Roofing Co.'],
    ['Company Benefits', 'See the handbook'],
    ['Leave', 'None this period'],
    ['Deductions', 'As elected in May'],
    ['Earnings', 'Taxable, regular'],
    ['Direct Deposit', 'Checking 6612'],
  ])('is a row: “%s” “%s” above the amounts takes none of them', (title, text) => {
    const fields = fieldsOf(read([...PAYSTUB_HEADER, [title, text], ...SUMS]));
    expect(fields).toMatchObject({
      gross: ['2920.00', null],
      deductions: ['780.11', null],
      net: ['2139.89', null],
      grossYearToDate: ['61320.00', null],
    });
  });

  test.each([
    ['Employer', 'Acme Roofing Co.'],
    ['Company Benefits', 'See the handbook'],
    ['Leave', 'See the handbook'],
  ])('is not a title: “%s” “%s” makes no amount below it doubtful', (title, text) => {
    const fields = fieldsOf(read([...PAYSTUB_HEADER, [title, text], ['Gross Pay', '2,920.00'], ['Net Pay', '2,139.89']]));
    expect(fields).toMatchObject({ gross: ['2920.00', null], net: ['2139.89', null] });
  });

  test.each(['Employer Contributions', 'Leave Balances'])(
    'alone as “%s” makes amounts below it doubtful but keeps them',
    (title) => {
      const fields = fieldsOf(read([...PAYSTUB_HEADER, [title], ['Gross Pay', '2,920.00'], ['Net Pay', '2,139.89']]));
      expect(fields).toMatchObject({ gross: ['2920.00', 'meaning'], net: ['2139.89', 'meaning'] });
    },
  );
});

describe('columns', () => {
  const table = (...heads: string[]): Rows => [
    ...PAYSTUB_HEADER,
    ['', ...heads],
    ['Gross Pay', '2,920.00', '61,320.00'],
    ['Total Deductions', '780.11', '16,382.31'],
    ['Net Pay', '2,139.89', '44,937.69'],
  ];

  test.each<[string[], string | null]>([
    [['Current', 'YTD'], null],
    [['This Period', 'Year to Date'], null],
    [['Amount', 'YTD'], null],
    [['Amt', 'Cum.'], 'meaning'],
    [['This run', 'Through today'], 'meaning'],
    [['Last', 'Now'], 'meaning'],
    [['', ''], 'meaning'],
  ])('with headings %j have the doubt %s', (heads, doubt) => {
    const fields = fieldsOf(read(table(...heads)));
    expect(['gross', 'deductions', 'net', 'grossYearToDate'].map((name) => fields[name]?.[1])).toEqual([
      doubt,
      doubt,
      doubt,
      doubt,
    ]);
  });

  test('of three unknown headings are all doubtful', () => {
    const rows = table('Last', 'Now', 'Year').map((row) =>
      row.length === 3 ? [row[0] ?? '', '2,803.20', ...row.slice(1)] : row,
    );
    const fields = fieldsOf(read(rows, 150));
    for (const name of ['gross', 'net']) expect([name, fields[name]?.[1]]).toEqual([name, 'meaning']);
  });

  const three = (...heads: string[]) =>
    fieldsOf(
      read(
        [
          ...PAYSTUB_HEADER,
          ['', ...heads],
          ['Regular', '2,707.20', '2,820.00', '60,620.00'],
          ['Overtime', '96.00', '100.00', '700.00'],
          ['Gross Pay', '2,803.20', '2,920.00', '61,320.00'],
          ['Total Deductions', '750.00', '780.11', '16,382.31'],
          ['Net Pay', '2,053.20', '2,139.89', '44,937.69'],
        ],
        150,
      ),
    );

  test.each([
    ['Prior pay', 'This pay', '2026 so far'],
    ['Last', 'Now', 'Year'],
  ])('of three, the one with the largest sums is the year, and doubtful: %s, %s, %s', (...heads) => {
    const fields = three(...heads);
    expect(fields).toMatchObject({ grossYearToDate: ['61320.00', 'meaning'], overtimeYearToDate: ['700.00', 'meaning'] });
    if (heads.includes('This pay')) expect(fields).toMatchObject({ gross: ['2920.00', null], overtime: ['100.00', null] });
  });

  test('next to a known one, the larger is the year, and doubtful', () => {
    expect(fieldsOf(read(table('This pay', 'So far')))).toMatchObject({
      gross: ['2920.00', null],
      grossYearToDate: ['61320.00', 'meaning'],
    });
  });

  test('whose sums do not match are of no year', () => {
    const rows = table('This pay', 'Entitled').map((row) => row.map((cell) => cell.replace('44,937.69', '40,000.00')));
    const { grossYearToDate } = fieldsOf(read(rows));
    expect(grossYearToDate).toBeUndefined();
  });

  test('yield to one whose heading names the year', () => {
    const fields = three('Entitled', 'YTD', 'Current');
    expect(fields).toMatchObject({ gross: ['61320.00', null], grossYearToDate: ['2920.00', 'sum'] });
  });

  test('without headings are trusted when hours by rate or a single net confirms the period', () => {
    const net = fieldsOf(read([...table('Amt', 'Cum.'), ['Net Pay this check', '2,139.89']]));
    // No heading names the year, so the larger amounts might belong to the previous pay period and are marked.
    expect([net['gross'], net['grossYearToDate']]).toEqual([
      ['2920.00', null],
      ['61320.00', 'meaning'],
    ]);
  });

  test('of two pay periods are doubtful when the larger matches hours by rate', () => {
    const fields = fieldsOf(
      read(
        [
          ...PAYSTUB_HEADER,
          ['', 'Hours', 'Rate', 'Last', 'Now'],
          ['Regular', '80.00', '36.50', '2,803.20', '2,920.00'],
          ['Gross Pay', '', '', '2,803.20', '2,920.00'],
          ['Net Pay', '', '', '2,100.00', '2,200.00'],
        ],
        150,
      ),
    );
    // Both values appear under meaningless headings, so they are marked instead of dropped.
    for (const name of ['gross', 'net']) expect([name, fields[name]?.[1]]).toEqual([name, 'contradiction']);
  });
});

test('of two indistinguishable pay periods the chosen one is doubtful', () => {
  const fields = fieldsOf(
    read([
      ['Acme Tool Works Inc'],
      ['Pay Date: 11/25/2026'],
      ['', '10/25/2026 - 11/07/2026', '11/08/2026 - 11/21/2026'],
      ['Gross Pay', '2,628.00', '2,920.00'],
      ['Total Deductions', '520.00', '780.11'],
      ['Net Pay', '2,108.00', '2,139.89'],
    ]),
  );
  expect([fields['periodStart']?.[1], fields['periodEnd']?.[1]]).toEqual(['contradiction', 'contradiction']);
});

describe('a year to date on the next line', () => {
  test('belongs to its row, even when nothing was paid this time', () => {
    const fields = fieldsOf(
      read([
        ...PAYSTUB_HEADER,
        ['Regular', '2,920.00'],
        ['', 'YTD 61,000.00'],
        ['Overtime'],
        ['', 'YTD 320.00'],
        ['Gross Pay', '2,920.00'],
        ['', 'YTD 61,320.00'],
        ['Net Pay', '2,139.89'],
        ['', 'YTD 44,937.69'],
      ]),
    );
    expect(fields).toMatchObject({ gross: ['2920.00', null], grossYearToDate: ['61320.00', null] });
    expect(fields['overtimeYearToDate']?.[0]).toBe('320.00');
    expect(fields['overtime']).toBeUndefined();
  });
});

describe('an unlabeled name', () => {
  const head: Rows = [['Ironwood Machine Works LLC'], ['Pay Date: 11/13/2026'], ['Pay Period: 11/01/2026 - 11/07/2026']];

  test('is the person’s, and doubtful, when it is the only one', () => {
    expect(fieldsOf(read([['Yuki Tanabe'], ...head, ...SUMS]))['person']).toEqual(['Yuki Tanabe', 'meaning']);
  });

  test('is not used when the words are a label', () => {
    expect(fieldsOf(read([...head, ['Mailing Address'], ['12 Elm Street'], ['Rockford, IL 61101'], ...SUMS]))['person']).toEqual([
      null,
      'missing',
    ]);
  });

  test('is not used when there are two', () => {
    const fields = fieldsOf(read([['Yuki Tanabe'], ['Carolyn Pfefferkorn'], ...head, ...SUMS]));
    expect(fields['person']).toEqual([null, 'missing']);
  });
});

describe('captions', () => {
  /** Rows of tiles: values with their labels below, and a gap after each pair. */
  const tiles = (rows: readonly (readonly [values: readonly string[], captions: readonly string[]])[]): Word[] =>
    rows.flatMap(([values, captions], nth) =>
      [values, captions].flatMap((cells, line) =>
        wordsOf([cells], 300).map((word) => ({ ...word, y: 40 + 90 * nth + 20 * line, baseline: 52 + 90 * nth + 20 * line })),
      ),
    );
  const period = [
    ['$2,920.00', '$780.11', '$2,139.89'],
    ['Gross pay', 'Total deductions', 'Net pay'],
  ] as const;
  const year = [
    ['$61,320.00', '$16,382.31', '$44,937.69'],
    ['Gross pay year to date', 'Deductions year to date', 'Net year to date'],
  ] as const;
  const days = [
    ['Nov 13, 2026', 'Oct 25, 2026', 'Nov 7, 2026'],
    ['Pay date', 'Period start', 'Period end'],
  ] as const;

  test.each([
    ['the period first', [days, period, year]],
    ['the year first', [days, year, period]],
  ] as const)('below their numbers are assigned correctly: %s', (_order, rows) => {
    const fields = fieldsOf(extractPaystubs([{ number: 1, words: tiles(rows), isFromTextLayer: true, isPoor: false }]));
    expect(fields).toMatchObject({
      gross: ['2920.00', null],
      net: ['2139.89', null],
      grossYearToDate: ['61320.00', null],
      payDate: ['2026-11-13', null],
      periodStart: ['2026-10-25', null],
      periodEnd: ['2026-11-07', null],
    });
  });
});

describe('hours and rate', () => {
  const line = (heads: readonly string[], ...cells: string[]) =>
    fieldsOf(
      read(
        [
          ...PAYSTUB_HEADER,
          ['', ...heads],
          ['Regular', ...cells, '1,450.00'],
          ['Gross Pay', '', '', '1,450.00'],
          ['Net Pay', '', '', '1,200.00'],
        ],
        150,
      ),
    );

  test.each<[string, ReturnType<typeof line>, unknown]>([
    ['headings name them', line(['Hours', 'Rate', 'Current'], '36.25', '40.00'), null],
    ['headings name them in the other order', line(['Rate', 'Hours', 'Current'], '36.25', '40.00'), null],
    ['no headings', line(['', '', ''], '36.25', '40.00'), 'meaning'],
    ['no headings, swapped values', line(['', '', ''], '40.00', '36.25'), 'meaning'],
    ['a dollar sign marks the rate', line(['', '', ''], '40.00', '$36.25'), null],
  ])('%s', (_what, fields, doubt) => {
    expect([fields['hours']?.[1], fields['rate']?.[1]]).toEqual([doubt, doubt]);
  });
});

describe('classification of a document with gross and net:', () => {
  const sums: Rows = [
    ['Gross pay', '2,875.00'],
    ['Total deductions', '125.00'],
    ['Net pay', '2,750.00'],
    ['Regular', '2,875.00'],
  ];
  const kindOf = (rows: Rows) => {
    const { paystubs, isUnsure } = read(rows);
    return paystubs.length === 0 ? 'none' : isUnsure ? 'asked' : 'paystub';
  };

  test.each<[string, Rows, ReturnType<typeof kindOf>]>([
    ['a paystub', [...PAYSTUB_HEADER, ...sums], 'paystub'],
    ['only a pay date', [['Pay Date: 11/13/2026'], ...sums], 'paystub'],
    [
      'only a year',
      [['', 'Current', 'YTD'], ...sums.map(([label = '', amount = '']) => [label, amount, '30,000.00'])],
      'paystub',
    ],
    ['no date at all, such as a note', sums, 'asked'],
    ['an invoice with paystub data', [['Invoice 31'], ['Bill to: Acme Tool Works Inc'], ...PAYSTUB_HEADER, ...sums], 'asked'],
    [
      'a bill',
      [
        ['Invoice 31'],
        ['Amount due: $2,750.00'],
        ['Gross total', '2,875.00'],
        ['Net total', '2,750.00'],
        ['Total deductions', '125.00'],
      ],
      'none',
    ],
    [
      'a statement',
      [['Statement of account'], ['Gross pay', '2,750.00'], ['Net pay', '2,750.00'], ['Withdrawals', '12.00']],
      'none',
    ],
    ['a calculator', [['Paycheck calculator'], ...sums], 'none'],
  ])('%s', (_what, rows, kind) => {
    expect(kindOf(rows)).toBe(kind);
  });
});

describe('Spanish', () => {
  test.each([
    ['Salario bruto', 'gross'],
    ['Total de deducciones', 'deductions'],
    ['Total descuentos', 'deductions'],
    ['Salario neto', 'net'],
    ['Neto a pagar', 'net'],
    ['Horas extras', 'overtime'],
    ['Bonificación', 'bonus'],
    ['Sueldo', 'regular'],
    ['Seguro Social', null],
    ['María Neto', null],
  ])('“%s” is the figure %s', (text, figure) => {
    expect(labelOf(normalizeLabel(text)).figure).toBe(figure);
  });

  test.each([
    ['Acumulado', 'yearToDate'],
    ['Año hasta la fecha', 'yearToDate'],
    ['Este período', 'current'],
    ['Tarifa', 'rate'],
    ['Horas', 'hours'],
  ])('“%s” is the column %s', (text, column) => {
    expect(labelOf(normalizeLabel(text)).column).toBe(column);
  });

  test.each([
    ['Fecha de pago', 'payDate'],
    ['Período de pago:', 'period'],
  ])('“%s” is the date %s', (text, label) => {
    expect(dateLabelOf(normalizeLabel(text))).toBe(label);
  });

  test.each([
    ['14 de septiembre de 2026', ['2026-09-14']],
    ['1 de enero del 2026 al 15 de enero del 2026', ['2026-01-01', '2026-01-15']],
    ['07-AGO-2026', ['2026-08-07']],
  ])('dates in “%s” are found', (text, days) => {
    expect(findDatesInText(text).map((day) => completeYear(day, null))).toEqual(days);
  });
});

test.each([
  ['ended', [true, false]],
  ['failed', [true, false]],
  ['tooSlow', [false, false]],
  ['broken', [false, false]],
] as const)('reading that ended with `%s` is retried: %j', (code, again) => {
  expect([1, 2].map((attempts) => shouldRetry(new ReadingError(code), attempts))).toEqual(again);
});

test('an empty page with specks has no ink, and one line of text has some', () => {
  const page = createGrayImage(1700, 2200);
  page.data.fill(255);
  expect(hasInk(page)).toBe(false);
  for (let at = 0; at < page.data.length; at += 997) page.data[at] = 40;
  expect(hasInk(page)).toBe(false);
  for (let y = 300; y < 330; y += 1) for (let x = 200; x < 600; x += 1) if (x % 12 < 5) page.data[y * 1700 + x] = 20;
  expect(hasInk(page)).toBe(true);
});

test('a page without ink is not searched for words in any orientation', async () => {
  const page = createCanvas(340, 440);
  const context = page.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, page.width, page.height);
  expect(await recognizedPage(page, 40, 1)).toMatchObject({ words: [] });
  expect(recognizePage).not.toHaveBeenCalled();
  context.fillStyle = '#000';
  context.fillRect(40, 60, 80, 6);
  await recognizedPage(page, 40, 1);
  expect(recognizePage).toHaveBeenCalled();
});

test.each([
  ['sideways', 400, 300],
  ['upside down', 300, 400],
])('a picture that is %s is turned until its text can be read', async (turned, width, height) => {
  const words = wordsOf(
    [...PAYSTUB_HEADER, ...SUMS, ['Earnings', 'Regular pay for the period', 'Federal income tax withheld']],
    200,
  );
  const page = createCanvas(width, height);
  const context = page.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  // A mark at the top of the upright page, which is at the bottom or at a side of this one.
  if (turned === 'sideways') context.fillRect(20, 100, 6, 100);
  else context.fillRect(100, height - 26, 100, 6);
  jest.mocked(recognizePage).mockImplementation((grey) => Promise.resolve(hasInkAtTop(grey) ? words : []));
  const { words: found } = await recognizedPage(page, 40, 1);
  expect(found.length).toBeGreaterThanOrEqual(words.length);
});

function hasInkAtTop({ data, width, height }: GrayImage): boolean {
  const rows = [...data].map((level, at) => (level < 128 ? Math.floor(at / width) : -1)).filter((row) => row >= 0);
  return height > width && rows.length > 0 && Math.max(...rows) < height / 4;
}

describe('a document of two pages', () => {
  const page = (number: number, rows: Rows) => ({
    ...{ number, isFromTextLayer: true, isPoor: false },
    words: wordsOf(rows, 200).map((word) => ({ ...word, page: number })),
  });

  test('is one paystub if the second page continues the first', () => {
    const result = extractPaystubs([
      page(1, [...PAYSTUB_HEADER, ...SUMS.slice(0, 2)]),
      page(2, [...SUMS.slice(0, 1), ...SUMS.slice(2)]),
    ]);
    expect(result.paystubs).toHaveLength(1);
    expect(fieldsOf(result)).toMatchObject({ gross: ['2920.00', null], deductions: ['780.11', null], net: ['2139.89', null] });
  });

  test('is two paystubs if each page has its own pay date', () => {
    const other = [['Acme Tool Works Inc'], ['Pay Period: 11/08/2026 - 11/21/2026'], ['Pay Date: 11/27/2026']];
    const result = extractPaystubs([page(1, [...PAYSTUB_HEADER, ...SUMS]), page(2, [...other, ...SUMS])]);
    expect(result.paystubs).toHaveLength(2);
  });
});
