/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ReadingError } from '../../../sandbox/areas/income/reading/readerMessages.ts';
import { formatMoney, parseNumber } from '../../../sandbox/areas/income/reading/interpretation/amounts.ts';
import { findDatesInText, guessFrequency, completeYear } from '../../../sandbox/areas/income/reading/interpretation/dates.ts';
import { doubtOf, type Evidence } from '../../../sandbox/areas/income/reading/interpretation/doubts.ts';
import { dateLabelOf, labelOf, normalizeLabel } from '../../../sandbox/areas/income/reading/interpretation/labels.ts';
import { extractPaystubs } from '../../../sandbox/areas/income/reading/interpretation/extractPaystubs.ts';
import type { Word } from '../../../sandbox/areas/income/reading/interpretation/textLines.ts';
import { createReader } from '../../../sandbox/areas/income/reading/reader.ts';
import type { ReadingResult } from '../../../sandbox/areas/income/reading/readerMessages.ts';
import { generatePaystub } from '../../../sandbox/areas/income/samples/generatedPaystubs.ts';
import { checkStub } from '../../../sandbox/areas/income/samples/layouts/checkStub.ts';
import { ledger } from '../../../sandbox/areas/income/samples/layouts/ledger.ts';
import { PAYSTUB_HEADER, wordsOf } from '../../support/documentWords.ts';
import { expectedFields } from '../../../sandbox/areas/income/samples/paystubFacts.ts';

describe('amounts', () => {
  test.each([
    ['$2,920.00', '2920.00'],
    ['2920.00', '2920.00'],
    ['(248.11)', '248.11'],
    ['-$18.50', '18.50'],
    ['227.92-', '227.92'],
    ['$***1,772.01', '1772.01'],
    ['36.5000', '36.50'],
    ['0.05', '0.05'],
  ])('%s is read as %s', (text, money) => {
    const number = parseNumber(text);
    expect(number && formatMoney(number.hundredths)).toBe(money);
    expect(number?.isGuessed).toBe(false);
  });

  test.each([
    ['2,92O.00', 292_000],
    ['l,920.00', 192_000],
    ['2.920.00', 292_000],
  ])('%s is read as a guess', (text, hundredths) => {
    expect(parseNumber(text)).toMatchObject({ hundredths, isGuessed: true });
  });

  test.each(['11/13/2026', 'S-01', '401(k)', 'xxxx6612', 'Gross'])('%s is not an amount', (text) => {
    expect(parseNumber(text)).toBeNull();
  });
});

describe('dates', () => {
  test.each([
    ['Pay date: 11/13/2026', ['2026-11-13']],
    ['11/13/26', ['2026-11-13']],
    ['Nov 13, 2026', ['2026-11-13']],
    ['2026-11-13', ['2026-11-13']],
    ['13-NOV-2026', ['2026-11-13']],
    ['10/25/2026 - 11/07/2026', ['2026-10-25', '2026-11-07']],
    ['Oct 25 to Nov 7, 2026', ['2026-10-25', '2026-11-07']],
    ['Dec 21 – Jan 3, 2027', ['2026-12-21', '2027-01-03']],
    ['13/45/2026 and 02/30/2026', []],
    ['$1,113.26', []],
  ])('in “%s” are found', (text, days) => {
    const near = days.at(-1) ?? null;
    expect(findDatesInText(text).map((day) => completeYear(day, near))).toEqual(days);
  });

  test('a date has no year when the document shows none', () => {
    expect(findDatesInText('Oct 25').map((day) => completeYear(day, null))).toEqual([null]);
  });

  test.each([
    ['2026-11-01', '2026-11-07', 'weekly'],
    ['2026-10-25', '2026-11-07', 'biweekly'],
    ['2026-02-01', '2026-02-15', 'semimonthly'],
    ['2026-02-16', '2026-02-28', 'semimonthly'],
    ['2026-02-15', '2026-02-28', 'biweekly'],
    ['2026-02-01', '2026-02-28', 'monthly'],
    ['2026-02-01', '2026-02-10', null],
  ])('%s to %s is the frequency %s', (start, end, frequency) => {
    expect(guessFrequency(start, end)).toBe(frequency);
  });
});

describe('labels', () => {
  test.each([
    ['Gross Pay', 'gross'],
    ['Current Gross', 'gross'],
    ['TOTAL EARNINGS', 'gross'],
    ['Gross Wages', 'gross'],
    ['SS Wages', 'foreign'],
    ['Car Allowance', null],
    ['Allowances', 'foreign'],
    ['Fed Taxable Gross', 'foreign'],
    ['401K Employer Match', 'foreign'],
    ['Net Check', 'net'],
    ['Take Home Pay', 'net'],
    ['Total Taxes & Deductions', 'deductions'],
    ['Total Deductions', 'deductions'],
    ['Pre-Tax Deductions', 'deductionPart'],
    ['Total Taxes', 'deductionPart'],
    ['Federal Income Tax', null],
    ['O/T', 'overtime'],
    ['T0tal Deductlons', 'deductions'],
  ])('“%s” is the figure %s', (text, figure) => {
    expect(labelOf(normalizeLabel(text)).figure).toBe(figure);
  });

  test.each([
    ['Pay Period Ending', 'periodEnd'],
    ['Begin Date', 'periodStart'],
    ['Pay Period:', 'period'],
    ['First day', 'periodStart'],
    ['Last day', 'periodEnd'],
    ['Check Date', 'payDate'],
    ['Hire Date', 'otherDay'],
  ])('“%s” is the date %s', (text, label) => {
    expect(dateLabelOf(normalizeLabel(text))).toBe(label);
  });
});

describe('doubts', () => {
  const clear: Evidence = {
    ...{ isFromTextLayer: false, isPoor: false, confidence: 0.95, matchesSecondPass: true },
    ...{ isSupported: false, breaksSum: false, isContradicted: false },
  };

  test.each<[string, Partial<Evidence>, string | null]>([
    ['two passes agree', {}, null],
    ['two passes differ', { matchesSecondPass: false }, 'unclear'],
    ['two passes differ, but the sums match', { matchesSecondPass: false, isSupported: true }, null],
    ['two passes of one engine agree, the first with low confidence', { confidence: 0.85 }, 'unclear'],
    ['the same for a name', { confidence: 0.85, isName: true }, null],
    ['two passes agree on a barely legible name', { confidence: 0.3, isName: true }, 'unclear'],
    ['one pass over a name with low confidence', { confidence: 0.85, isName: true, matchesSecondPass: null }, 'unclear'],
    ['clear letters with an unclear meaning', { isFromTextLayer: true, isSupported: true, isUnsure: true }, 'meaning'],
    ['one pass with low confidence', { matchesSecondPass: null, confidence: 0.8 }, 'unclear'],
    ['a sum does not match', { breaksSum: true }, 'sum'],
    ['a sum does not match in a text layer', { breaksSum: true, isFromTextLayer: true }, 'sum'],
    ['two contradicting values', { isContradicted: true, isFromTextLayer: true }, 'contradiction'],
    ['a poor picture', { isPoor: true, isSupported: true }, 'poorPicture'],
    ['a text layer', { isFromTextLayer: true, matchesSecondPass: null, confidence: 0.1 }, null],
  ])('%s', (_why, evidence, doubt) => {
    expect(doubtOf({ ...clear, ...evidence })).toBe(doubt);
  });
});

describe('a misread amount', () => {
  const paper = (net: string, second?: string): Word[] =>
    wordsOf(
      [
        ...PAYSTUB_HEADER,
        ['Description', 'Current', 'YTD'],
        ['Gross Pay', '2,920.00', '61,320.00'],
        ['Total Deductions', '780.11', '16,382.31'],
        ['Net Pay', net, '44,937.69'],
      ],
      320,
      { second: second === undefined ? undefined : { cell: net, text: second } },
    );
  const fieldsOf = (words: Word[]) => {
    const { paystubs } = extractPaystubs([{ number: 1, words, isFromTextLayer: false, isPoor: false }]);
    return new Map(paystubs[0]?.fields.map(({ name, read, doubt }) => [name, { read, doubt }]));
  };

  test('is doubtful when gross minus deductions differs', () => {
    const fields = fieldsOf(paper('2,189.89'));
    expect(fields.get('net')).toEqual({ read: '2189.89', doubt: 'sum' });
    expect(fields.get('gross')?.doubt).toBe('sum');
    expect(fields.get('grossYearToDate')).toEqual({ read: '61320.00', doubt: null });
  });

  test('is replaced by the second pass that makes the sum match', () => {
    expect(fieldsOf(paper('2,189.89', '2,139.89')).get('net')).toEqual({ read: '2139.89', doubt: null });
  });

  const twoTables = (...bonus: [current: string, year: string]): Word[] =>
    wordsOf(
      [
        ...PAYSTUB_HEADER,
        ['Earnings', 'Current', 'YTD', 'Taxes', 'Current', 'YTD'],
        ['Regular', '2,920.00', '61,320.00', 'Federal Tax', '691.72', '14,526.12'],
        ['Bonus', ...bonus, 'Medicare Tax', '88.39', '1,856.19'],
        ['Gross Pay', '3,420.00', '61,820.00', 'Total Taxes', '780.11', '16,382.31'],
        ['Net Pay', '2,639.89', '45,437.69'],
      ],
      150,
    );

  test('of an unreadable row is not taken from the tax next to it', () => {
    expect(fieldsOf(twoTables('500.00', '500.00')).get('bonus')).toEqual({ read: '500.00', doubt: null });
    expect(fieldsOf(twoTables('', '')).get('bonus')).toBeUndefined();
  });

  test('of a line is doubtful when the lines add up to another gross', () => {
    const fields = fieldsOf(twoTables('800.00', '500.00'));
    expect(fields.get('bonus')).toEqual({ read: '800.00', doubt: 'sum' });
    expect(fields.get('bonusYearToDate')).toEqual({ read: '500.00', doubt: null });
  });
});

const BUNDLE = `import('./config/tasks/sandboxProgram.mjs').then(async ({ ensureSandboxProgram, readerProgramPath }) => process.stdout.write(readerProgramPath(await ensureSandboxProgram())))`;

describe('the reader process', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reading-test-'));
  // Uses the bundled reader program, as the sandbox does: running it from source would first compile all its packages.
  const bundled = execFileSync(process.execPath, ['-e', BUNDLE], { encoding: 'utf8' });
  const reader = createReader({ idleSeconds: 0.2, niceness: 0, program: bundled });
  const job = (id: string, content: Buffer, mediaType = 'application/pdf') => {
    writeFileSync(path.join(folder, id), content);
    return { id, mediaType, file: path.join(folder, id), pageFile: (page: number) => path.join(folder, `${id}-${page}.png`) };
  };
  const valuesOf = ({ paystubs }: ReadingResult) =>
    Object.fromEntries(paystubs[0]?.fields.filter(({ read }) => read !== null).map(({ name, read }) => [name, read]) ?? []);
  const [one, other] = [generatePaystub(41), generatePaystub(57)];

  afterAll(async () => {
    await reader.stop();
    rmSync(folder, { recursive: true });
  });

  test('reads text and scans in order and keeps page images', async () => {
    const text = reader.read(job('ledger', await ledger.draw(one)));
    const check = reader.read(job('check', await checkStub.draw(other)));
    expect(reader.secondsLeft('check')).toBeGreaterThan(reader.secondsLeft('ledger') ?? Infinity);
    // The same paystub as the original PDF and as a tilted scan without text.
    const [made, scan] = [reader.sample('weekly.pdf', '2026-11-24'), reader.sample('scan-in-a-pdf.pdf', '2026-11-24')];
    const bill = reader.sample('utility-bill.pdf', '2026-11-24');
    expect(valuesOf(await text)).toEqual(expectedFields(one, ledger.printedFields));
    expect(valuesOf(await check)).toEqual(expectedFields(other, checkStub.printedFields));
    expect((await text).paystubs[0]?.suggestedFrequency).toBe(one.payFrequency);
    expect((await text).pages).toHaveLength(1);
    expect(readFileSync(path.join(folder, 'ledger-1.png')).toString('latin1', 1, 4)).toBe('PNG');
    expect(reader.secondsLeft('check')).toBeNull();

    const [asMade, asScanned, asBill] = await Promise.all([
      reader.read(job('made', (await made).content)),
      reader.read(job('scan', (await scan).content)),
      reader.read(job('bill', (await bill).content)),
    ]);
    expect(valuesOf(asScanned)).toEqual(valuesOf(asMade));
    expect(asBill).toMatchObject({ warnings: ['noPaystub'], paystubs: [] });
    const gross = asScanned.paystubs[0]?.fields.find(({ name }) => name === 'gross');
    const place = asMade.paystubs[0]?.fields.find(({ name }) => name === 'gross')?.place;
    expect(gross?.place?.page).toBe(1);
    // The scan was straightened, so the value is at the same place as in the original, apart from the scanner's margin.
    expect(Math.abs((gross?.place?.x ?? 0) - (place?.x ?? 1))).toBeLessThan(0.05);
    expect(Math.abs((gross?.place?.y ?? 0) - (place?.y ?? 1))).toBeLessThan(0.05);
  });

  test('uses another reading module and its errors', async () => {
    const otherReader = path.join(folder, 'otherReader.mjs');
    writeFileSync(
      otherReader,
      `import { writeFile } from 'node:fs/promises';
      export async function readDocument(file, mediaType, { pageFile }) {
        if (mediaType !== 'application/pdf') throw Object.assign(new Error('no'), { code: 'locked' });
        await writeFile(pageFile(1), 'picture');
        return { warnings: [], pages: [{ width: 8, height: 9 }], paystubs: [], isUnsure: true };
      }`,
    );
    const other = createReader({ idleSeconds: 0.2, niceness: 0, program: bundled, otherReader });
    const expected = { warnings: [], pages: [{ width: 8, height: 9 }], paystubs: [], isUnsure: true };
    expect(await other.read(job('theirs', Buffer.from('x')))).toEqual(expected);
    expect(readFileSync(path.join(folder, 'theirs-1.png'), 'utf8')).toBe('picture');
    await expect(other.read(job('locked', Buffer.from('x'), 'image/png'))).rejects.toMatchObject({ code: 'locked' });
    await other.stop();
  });

  test('that dies ends only the current reading', async () => {
    const paper = await ledger.draw(one);
    const [dying, next] = [reader.read(job('dying', paper)), reader.read(job('next', paper))];
    const failure = expect(dying).rejects.toMatchObject({ constructor: ReadingError, code: 'ended' });
    process.kill(reader.pid ?? 0, 'SIGKILL');
    await failure;
    expect(valuesOf(await next)).toEqual(expectedFields(one, ledger.printedFields));
  });

  test('reports what is wrong with a file, without its content', async () => {
    const broken = job('broken', Buffer.from('%PDF-1.7 Gross Pay 2,920.00'));
    await expect(reader.read(broken)).rejects.toMatchObject({
      code: 'broken',
      message: 'The reading of a paper broke off: broken',
    });
    await expect(reader.read({ ...broken, mediaType: 'image/heic' })).rejects.toMatchObject({ code: 'otherKind' });
    await expect(reader.sample('../../etc/passwd', '2026-11-24')).rejects.toMatchObject({ code: 'noSample' });
  });

  test('exits when idle', async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(reader.pid).toBeNull();
  });
});
