/**
 * The documents that the paystub reader is measured with. Developers of the reader see three of the layouts; the frozen ones are only
 * used for measuring.
 */
import { generateConsecutivePaystubs, generatePaystub } from '../../../sandbox/areas/income/samples/generatedPaystubs.ts';
import { checkStub } from '../../../sandbox/areas/income/samples/layouts/checkStub.ts';
import type { PaystubLayout } from '../../../sandbox/areas/income/samples/layouts/layout.ts';
import { ledger } from '../../../sandbox/areas/income/samples/layouts/ledger.ts';
import { modern } from '../../../sandbox/areas/income/samples/layouts/modern.ts';
import { employmentLetter, storeReceipt, utilityBill } from '../../../sandbox/areas/income/samples/otherDocuments.ts';
import type { ExpectedFields } from '../../../sandbox/areas/income/samples/paystubFacts.ts';
import { twoOnOnePage } from '../../../sandbox/areas/income/samples/sampleDocuments.ts';
import { phonePhoto } from '../../../sandbox/areas/income/samples/pictures/phonePhoto.ts';
import { cleanScan, wornScan } from '../../../sandbox/areas/income/samples/pictures/scans.ts';
import { FOURTH_OTHER_DOCUMENTS } from './frozen/fourth/otherDocuments.ts';
import { factsFor, FIRST_FROZEN, FOURTH_FROZEN, SECOND_FROZEN, THIRD_FROZEN, truthFor } from './frozen/frozenLayouts.ts';

export type DocumentKind = 'text' | 'scan200' | 'scan150' | 'noisy' | 'photo' | 'scan100' | 'twoOnAPage' | 'noPaystub';

/** Series that a layout belongs to. Developers of the reader may see `open`; the others were created later in this order. */
export type Series = 'open' | 'first' | 'second' | 'third' | 'fourth';

export interface MeasuredDocument {
  name: string;
  /** Null when the document is not a paystub. */
  layout: string | null;
  kind: DocumentKind;
  series: Series;
  mediaType: 'application/pdf' | 'image/png' | 'image/jpeg';
  /** Correct values of each paystub on the document, from top to bottom. */
  truth: ExpectedFields[];
  draw(): Promise<Buffer>;
}

const SERIES: Readonly<Record<Series, readonly PaystubLayout[]>> = {
  open: [ledger, checkStub, modern],
  first: FIRST_FROZEN,
  second: SECOND_FROZEN,
  third: THIRD_FROZEN,
  fourth: FOURTH_FROZEN,
};
const LAYOUTS: readonly PaystubLayout[] = Object.values(SERIES).flat();

type SinglePaystubKind = Exclude<DocumentKind, 'twoOnAPage' | 'noPaystub'>;

/** Number of documents per layout, in the order of `LAYOUTS`. */
const COUNTS: Readonly<Record<SinglePaystubKind, readonly number[]>> = {
  text: [...[4, 4, 4, 4, 4, 6, 6, 6, 6], ...[4, 4, 4, 4, 4, 4, 6, 0]],
  scan200: [...[2, 3, 2, 3, 2, 3, 3, 4, 4], ...[2, 2, 2, 2, 2, 2, 3, 3]],
  scan150: [3, 2, 2, 2, 3, 3, 3, 4, 4],
  noisy: [...[2, 2, 3, 3, 2, 3, 3, 4, 4], ...[1, 1, 1, 1, 1, 1, 1, 1]],
  photo: [...[3, 2, 2, 2, 3, 3, 3, 4, 4], ...[2, 2, 2, 2, 2, 2, 2, 2]],
  scan100: [1, 1, 1, 1, 1, 1, 1, 1, 1],
};

const KINDS: Readonly<
  Record<SinglePaystubKind, { mediaType: MeasuredDocument['mediaType']; degrade(pdf: Buffer, name: string): Promise<Buffer> }>
> = {
  text: { mediaType: 'application/pdf', degrade: (pdf) => Promise.resolve(pdf) },
  scan200: { mediaType: 'image/png', degrade: (pdf) => cleanScan(pdf, 200) },
  scan150: { mediaType: 'image/jpeg', degrade: (pdf) => cleanScan(pdf, 150, 'jpeg') },
  noisy: { mediaType: 'image/jpeg', degrade: (pdf, name) => wornScan(pdf, 200, name) },
  photo: { mediaType: 'image/jpeg', degrade: (pdf, name) => phonePhoto(pdf, name) },
  scan100: { mediaType: 'image/png', degrade: (pdf) => cleanScan(pdf, 100) },
};

/** First random seed of each series. The frozen layouts have their own ranges, which no other document uses. */
const FIRST_SEED: Readonly<Record<Series, number>> = { open: 5000, first: 9000, second: 9500, third: 9800, fourth: 10_500 };

const seriesOf = (layout: PaystubLayout): Series =>
  (Object.keys(SERIES) as Series[]).find((series) => SERIES[series].includes(layout)) ?? 'open';

export function measuredDocuments(): MeasuredDocument[] {
  const next = { ...FIRST_SEED };
  const papers = (Object.keys(COUNTS) as SinglePaystubKind[]).flatMap((kind) =>
    LAYOUTS.flatMap((layout, nth) =>
      Array.from({ length: COUNTS[kind][nth] ?? 0 }, () => onePaystub(layout, kind, next[seriesOf(layout)]++)),
    ),
  );
  return [
    ...papers,
    ...[ledger, ledger, ...FIRST_FROZEN.slice(1), ...THIRD_FROZEN.slice(1)].map((layout, nth) => twoPaystubs(layout, 7000 + nth)),
    ...otherDocuments(),
  ];
}

function onePaystub(layout: PaystubLayout, kind: SinglePaystubKind, seed: number): MeasuredDocument {
  const facts = factsFor(layout, generatePaystub(seed));
  const { mediaType, degrade } = KINDS[kind];
  const name = `${layout.name}-${kind}-${seed}`;
  return {
    ...{ name, kind, mediaType, layout: layout.name, series: seriesOf(layout) },
    truth: [truthFor(layout, facts)],
    draw: async () => degrade(await layout.draw(facts), name),
  };
}

function twoPaystubs(layout: PaystubLayout, seed: number): MeasuredDocument {
  const { older, newer } = generateConsecutivePaystubs(seed);
  return {
    ...{ name: `${layout.name}-two-${seed}`, layout: layout.name, kind: 'twoOnAPage', mediaType: 'image/png' },
    series: seriesOf(layout),
    truth: [newer, older].map((facts) => truthFor(layout, facts)),
    draw: async () => twoOnOnePage(await layout.draw(newer), await layout.draw(older), layout.height),
  };
}

function otherDocuments(): MeasuredDocument[] {
  type Draw = () => Promise<Buffer>;
  const paper = (
    name: string,
    mediaType: MeasuredDocument['mediaType'],
    draw: Draw,
    series: Series = 'open',
  ): MeasuredDocument => ({
    ...{ name, mediaType, draw, series, layout: null, kind: 'noPaystub', truth: [] },
  });
  const [today, person] = ['2026-09-14', 'Hannah Lindqvist'];
  const { pages, scans, photos } = FOURTH_OTHER_DOCUMENTS;
  return [
    paper('utility-bill-text', 'application/pdf', () => utilityBill(person, today)),
    paper('utility-bill-noisy', 'image/jpeg', async () => wornScan(await utilityBill(person, today), 200, 'bill')),
    paper('store-receipt-scan', 'image/png', async () => cleanScan(await storeReceipt(today), 200)),
    paper('employment-letter-photo', 'image/jpeg', async () => phonePhoto(await employmentLetter(person, today), 'letter')),
    ...Object.entries<Draw>(pages).flatMap(([name, draw], nth) => [
      paper(`${name}-text`, 'application/pdf', draw, 'fourth'),
      nth % 2 === 0
        ? paper(`${name}-scan`, 'image/png', async () => cleanScan(await draw(), 200), 'fourth')
        : paper(`${name}-noisy`, 'image/jpeg', async () => wornScan(await draw(), 200, name), 'fourth'),
    ]),
    ...Object.entries<Draw>(scans).flatMap(([name, draw]) => [
      paper(`${name}-scan`, 'image/png', async () => cleanScan(await draw(), 200), 'fourth'),
      paper(`${name}-photo`, 'image/jpeg', async () => phonePhoto(await draw(), name), 'fourth'),
    ]),
    ...Object.entries<Draw>(photos).map(([name, draw]) => paper(`${name}-photo`, 'image/jpeg', draw, 'fourth')),
  ];
}
