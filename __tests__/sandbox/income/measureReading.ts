/**
 * `npm run measure:reading` measures the paystub reader: how many values are right, and whether wrong ones are marked. The exit code is 0
 * when every target is met. Options: `--only text|scan200|scan150|noisy|photo|scan100|twoOnAPage|noPaystub`; `--layouts
 * sample|frozen|all`, a series (`first` to `fourth`) or layout names (`payroll,restaurant`).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import type { ReadingResultField, ReadingResult } from '../../../sandbox/areas/income/reading/readerMessages.ts';
import type { ExpectedFields } from '../../../sandbox/areas/income/samples/paystubFacts.ts';
import { endRecognition } from '../../../sandbox/areas/income/reading/pages/recognize.ts';
import { readDocument } from '../../../sandbox/areas/income/reading/readDocument.ts';
import { measuredDocuments, type Series } from './measuredDocuments.ts';

/** The part of a document in `measuredDocuments.ts` that measuring needs. */
export interface MeasuredDocument {
  name: string;
  kind: string;
  layout: string | null;
  series: Series;
  mediaType: string;
  truth: ExpectedFields[];
  draw(): Promise<Buffer>;
}

type ReadOne = (file: string, mediaType: string, out: { pageFile: (page: number) => string }) => Promise<ReadingResult>;

interface Counts {
  papers: number;
  values: number;
  right: number;
  rightMarked: number;
  wrongMarked: number;
  wrongAmounts: number;
  wrongTexts: number;
  missing: number;
  /** Number of amounts on the document, whether read right or wrong. */
  amounts: number;
  seconds: number;
  pages: number;
}

interface Findings {
  counts: Counts;
  /** One line for each value that is wrong and not marked. */
  unmarked: string[];
  remarks: string[];
}

interface Result {
  paper: MeasuredDocument;
  counts: Counts;
  remarks: number;
}

const NO_AMOUNTS: readonly PaystubFieldName[] = ['employer', 'person', 'periodStart', 'periodEnd', 'payDate'];
const isAmount = (name: PaystubFieldName): boolean => !NO_AMOUNTS.includes(name);

const zeroCounts = (): Counts => ({
  ...{ papers: 0, values: 0, right: 0, rightMarked: 0, wrongMarked: 0, wrongAmounts: 0, wrongTexts: 0 },
  ...{ missing: 0, amounts: 0, seconds: 0, pages: 0 },
});

/** @returns whether every target was met */
export async function measure(
  papers: readonly MeasuredDocument[],
  readOne: ReadOne,
  say: (line: string) => void,
): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'measure-reading-'));
  const read: Result[] = [];
  const unmarked: string[] = [];
  const remarks: string[] = [];
  try {
    for (const paper of papers) {
      const file = path.join(folder, 'paper');
      await writeFile(file, await paper.draw());
      const began = performance.now();
      const outcome = await readOne(file, paper.mediaType, { pageFile: (page) => path.join(folder, `page-${page}.png`) });
      const found = compare(paper, outcome, (performance.now() - began) / 1000);
      read.push({ paper, counts: found.counts, remarks: found.remarks.length });
      unmarked.push(...found.unmarked);
      remarks.push(...found.remarks);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const tables = [
    table('kind', read, ({ kind }) => kind),
    table('layout', read, ({ layout, series }) => layout ?? `no paystub, ${series}`),
  ];
  for (const line of [...tables.flatMap((lines) => [...lines, '']), LEGEND, '']) say(line);
  say(unmarked.length === 0 ? 'Nothing wrong is unmarked.' : 'Wrong and unmarked:');
  for (const line of unmarked) say(`  ${line}`);
  for (const line of remarks) say(`  ${line}`);
  say('');
  const targets = checkTargets(read);
  for (const { what, isMet } of targets) say(`${isMet ? 'met   ' : 'MISSED'}  ${what}`);
  return targets.every(({ isMet }) => isMet);
}

function compare(paper: MeasuredDocument, { paystubs, pages, warnings, isUnsure }: ReadingResult, seconds: number): Findings {
  const counts = { ...zeroCounts(), papers: 1, seconds, pages: Math.max(pages.length, 1) };
  const found: Findings = { counts, unmarked: [], remarks: [] };
  // A low-resolution scan from which nothing is read counts as rejected.
  const isRefused = LOW_QUALITY_KINDS.includes(paper.kind) && paystubs.length === 0;
  // The borrower is asked whether it is a paystub, so it does not count as accepted.
  const isAsked = paper.kind === 'noPaystub' && isUnsure;
  if (isUnsure && !isAsked) found.remarks.push(`${paper.name}: asked whether it is a paystub`);
  if (isAsked) return found;
  if (paystubs.length !== paper.truth.length && !isRefused) {
    found.remarks.push(`${paper.name}: ${paystubs.length} paystubs read, ${paper.truth.length} are on it`);
  }
  if (paper.kind === 'scan100' && !warnings.includes('lowResolution')) found.remarks.push(`${paper.name}: not warned of`);
  if (paper.kind === 'scan100' && paystubs.some(({ fields }) => fields.some(({ doubt }) => doubt === null))) {
    found.remarks.push(`${paper.name}: not marked as a whole`);
  }
  paper.truth.forEach((truth, nth) => {
    for (const [name, value] of Object.entries(truth) as [PaystubFieldName, string][]) {
      const field = paystubs[nth]?.fields.find((one) => one.name === name);
      counts.values += 1;
      if (isAmount(name)) counts.amounts += 1;
      score(found, `${paper.name}  ${name}`, isAmount(name), value, field);
    }
    for (const { name, read: made, doubt } of paystubs[nth]?.fields ?? []) {
      if (truth[name] !== undefined || made === null) continue;
      if (doubt !== null) counts.wrongMarked += 1;
      else {
        if (isAmount(name)) counts.wrongAmounts += 1;
        else counts.wrongTexts += 1;
        found.unmarked.push(`${paper.name}  ${name}: “${made}” is not on the paper`);
      }
    }
  });
  return found;
}

function score(
  { counts, unmarked }: Findings,
  where: string,
  isMoney: boolean,
  value: string,
  field: ReadingResultField | undefined,
): void {
  if (field === undefined || field.read === null) counts.missing += 1;
  else if (normalizeText(field.read) === normalizeText(value)) {
    counts.right += 1;
    if (field.doubt !== null) counts.rightMarked += 1;
  } else if (field.doubt !== null) counts.wrongMarked += 1;
  else {
    if (isMoney) counts.wrongAmounts += 1;
    else counts.wrongTexts += 1;
    unmarked.push(`${where}: “${field.read}” for “${value}”`);
  }
}

const normalizeText = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

function sumOf(all: readonly Counts[]): Counts {
  const sum = zeroCounts();
  for (const counts of all) for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += counts[key];
  return sum;
}

const COLUMNS = ['papers', 'values', 'right', 'marked', 'wrong+m', 'amount!', 'text!', 'missing', 's/page'] as const;
const LEGEND = '(marked: right, but marked; wrong+m: wrong and marked; amount!, text!: wrong and unmarked, texts with dates)';

function table(head: string, read: readonly Result[], groupOf: (paper: MeasuredDocument) => string): string[] {
  const row = (group: string, cells: readonly (string | number)[]): string =>
    `${group.padEnd(20)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
  const groups = new Map<string, Counts>();
  for (const { paper, counts } of read) {
    for (const group of [groupOf(paper), 'all']) groups.set(group, sumOf([groups.get(group) ?? zeroCounts(), counts]));
  }
  const rows = [...groups].map(([group, counts]) =>
    row(group, [
      ...[counts.papers, counts.values, counts.right, counts.rightMarked, counts.wrongMarked, counts.wrongAmounts],
      ...[counts.wrongTexts, counts.missing, (counts.seconds / Math.max(counts.pages, 1)).toFixed(2)],
    ]),
  );
  return [row(head, COLUMNS), ...rows];
}

/** Kinds of documents for which every value is marked as uncertain. */
const LOW_QUALITY_KINDS: readonly string[] = ['scan100'];

/**
 * Compares the counts with the targets. In the fourth series only wrong and missing values count, because marking values is right for
 * layouts no reader has seen.
 */
function checkTargets(read: readonly Result[]): { what: string; isMet: boolean }[] {
  const of = (isOne: (paper: MeasuredDocument) => boolean): Counts =>
    sumOf(read.filter(({ paper }) => isOne(paper)).map(({ counts }) => counts));
  const isPicture = ({ kind }: MeasuredDocument): boolean => kind !== 'text' && kind !== 'noPaystub';
  const isLegible = (paper: MeasuredDocument): boolean => isPicture(paper) && !LOW_QUALITY_KINDS.includes(paper.kind);
  const [text, pictures] = [of(({ kind }) => kind === 'text'), of(isPicture)];
  const [usualText, usualPictures] = [
    of(({ kind, series }) => kind === 'text' && series !== 'fourth'),
    of((paper) => isLegible(paper) && paper.series !== 'fourth'),
  ];
  const target = (what: string, part: number, whole: number, most: number): { what: string; isMet: boolean } => ({
    what: `${what}: ${part} of ${whole}, ${((100 * part) / Math.max(whole, 1)).toFixed(1)} % (at most ${100 * most} %)`,
    isMet: part <= most * whole,
  });
  const exceptions = (isOther: boolean): number =>
    read.filter(({ paper, remarks }) => (paper.kind === 'noPaystub') === isOther && remarks > 0).length;
  const slowest = Math.max(0, ...read.map(({ counts }) => counts.seconds));
  return [
    target('text PDFs, amounts wrong and unmarked', text.wrongAmounts, text.amounts, 0),
    target('pictures, amounts wrong and unmarked', pictures.wrongAmounts, pictures.amounts, 0.01),
    target('text PDFs, missing', text.missing, text.values, 0.03),
    target('text PDFs of the usual layouts, marks on what is right', usualText.rightMarked, usualText.right, 0.05),
    target('the same, missing', usualText.missing, usualText.values, 0.02),
    target('their pictures of 150 dpi and more, marks on what is right', usualPictures.rightMarked, usualPictures.right, 0.2),
    target('the same, missing', usualPictures.missing, usualPictures.values, 0.15),
    {
      what: `as many paystubs as there are, and coarse scans marked as a whole: ${exceptions(false)} exceptions`,
      isMet: exceptions(false) === 0,
    },
    { what: `other papers taken for paystubs unasked: ${exceptions(true)}`, isMet: exceptions(true) === 0 },
    { what: `an outcome within a minute: the slowest took ${slowest.toFixed(1)} s`, isMet: slowest <= 60 },
  ];
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, layouts: { type: 'string', default: 'all' } } });
  const chosen = values.layouts.split(',');
  const papers = measuredDocuments()
    .filter(({ kind }) => values.only === undefined || kind === values.only)
    .filter(({ series, layout }) => {
      const names = ['all', series === 'open' ? 'sample' : 'frozen', series, layout ?? ''];
      return names.some((name) => chosen.includes(name));
    });
  try {
    return await measure(papers, readDocument, (line) => void process.stdout.write(`${line}\n`));
  } finally {
    await endRecognition();
  }
}

process.exitCode = (await main()) ? 0 : 1;
