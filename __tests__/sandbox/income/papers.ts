/** The papers that the reader of paystubs is measured with. Its makers see three of the layouts; the frozen ones only the measure sees. */
import { consecutiveFactsOf, factsOf } from '../../../sandbox/areas/income/samples/inventedFacts.ts';
import { checkStub } from '../../../sandbox/areas/income/samples/layouts/checkStub.ts';
import type { PaystubLayout } from '../../../sandbox/areas/income/samples/layouts/layout.ts';
import { ledger } from '../../../sandbox/areas/income/samples/layouts/ledger.ts';
import { modern } from '../../../sandbox/areas/income/samples/layouts/modern.ts';
import { employmentLetter, storeReceipt, utilityBill } from '../../../sandbox/areas/income/samples/otherPapers.ts';
import type { PaystubTruth } from '../../../sandbox/areas/income/samples/paystubFacts.ts';
import { twoOnOnePage } from '../../../sandbox/areas/income/samples/pictures/pages.ts';
import { phonePhoto } from '../../../sandbox/areas/income/samples/pictures/phonePhoto.ts';
import { cleanScan, wornScan } from '../../../sandbox/areas/income/samples/pictures/scans.ts';
import { factsFor, FIRST_FROZEN, SECOND_FROZEN, THIRD_FROZEN, truthFor } from './frozen/frozenLayouts.ts';

export type PaperKind = 'text' | 'scan200' | 'scan150' | 'noisy' | 'photo' | 'scan100' | 'twoOnAPage' | 'noPaystub';

export interface MeasuredPaper {
  name: string;
  /** Null where it is no paystub. */
  layout: string | null;
  kind: PaperKind;
  isFrozen: boolean;
  mediaType: 'application/pdf' | 'image/png' | 'image/jpeg';
  /** Of each paystub on it, from the top. */
  truth: PaystubTruth[];
  draw(): Promise<Buffer>;
}

const FROZEN: readonly PaystubLayout[] = [...FIRST_FROZEN, ...SECOND_FROZEN, ...THIRD_FROZEN];
const LAYOUTS: readonly PaystubLayout[] = [ledger, checkStub, modern, ...FROZEN];

type OneKind = Exclude<PaperKind, 'twoOnAPage' | 'noPaystub'>;

/** How many of each layout, in the order of `LAYOUTS`. */
const COUNTS: Readonly<Record<OneKind, readonly number[]>> = {
  text: [4, 4, 4, 4, 4, 6, 6, 6, 6],
  scan200: [2, 3, 2, 3, 2, 3, 3, 4, 4],
  scan150: [3, 2, 2, 2, 3, 3, 3, 4, 4],
  noisy: [2, 2, 3, 3, 2, 3, 3, 4, 4],
  photo: [3, 2, 2, 2, 3, 3, 3, 4, 4],
  scan100: [1, 1, 1, 1, 1, 1, 1, 1, 1],
};

const KINDS: Readonly<
  Record<OneKind, { mediaType: MeasuredPaper['mediaType']; degrade(pdf: Buffer, name: string): Promise<Buffer> }>
> = {
  text: { mediaType: 'application/pdf', degrade: (pdf) => Promise.resolve(pdf) },
  scan200: { mediaType: 'image/png', degrade: (pdf) => cleanScan(pdf, 200) },
  scan150: { mediaType: 'image/jpeg', degrade: (pdf) => cleanScan(pdf, 150, 'jpeg') },
  noisy: { mediaType: 'image/jpeg', degrade: (pdf, name) => wornScan(pdf, 200, name) },
  photo: { mediaType: 'image/jpeg', degrade: (pdf, name) => phonePhoto(pdf, name) },
  scan100: { mediaType: 'image/png', degrade: (pdf) => cleanScan(pdf, 100) },
};

/** Seeds of the frozen layouts are a range of their own; no other paper has them. */
const FIRST_SEED = { open: 5000, firstFrozen: 9000, secondFrozen: 9500, thirdFrozen: 9800 };

const seriesOf = (layout: PaystubLayout): keyof typeof FIRST_SEED =>
  THIRD_FROZEN.includes(layout)
    ? 'thirdFrozen'
    : SECOND_FROZEN.includes(layout)
      ? 'secondFrozen'
      : FIRST_FROZEN.includes(layout)
        ? 'firstFrozen'
        : 'open';

export function measuredPapers(): MeasuredPaper[] {
  const next = { ...FIRST_SEED };
  const papers = (Object.keys(COUNTS) as OneKind[]).flatMap((kind) =>
    LAYOUTS.flatMap((layout, nth) =>
      Array.from({ length: COUNTS[kind][nth] ?? 0 }, () => onePaystub(layout, kind, next[seriesOf(layout)]++)),
    ),
  );
  return [
    ...papers,
    ...[ledger, ledger, ...FIRST_FROZEN.slice(1), ...THIRD_FROZEN.slice(1)].map((layout, nth) => twoPaystubs(layout, 7000 + nth)),
    ...noPaystubs(),
  ];
}

function onePaystub(layout: PaystubLayout, kind: OneKind, seed: number): MeasuredPaper {
  const facts = factsFor(layout, factsOf(seed));
  const { mediaType, degrade } = KINDS[kind];
  const name = `${layout.name}-${kind}-${seed}`;
  return {
    ...{ name, kind, mediaType, layout: layout.name, isFrozen: FROZEN.includes(layout) },
    truth: [truthFor(layout, facts)],
    draw: async () => degrade(await layout.draw(facts), name),
  };
}

function twoPaystubs(layout: PaystubLayout, seed: number): MeasuredPaper {
  const { older, newer } = consecutiveFactsOf(seed);
  return {
    ...{ name: `${layout.name}-two-${seed}`, layout: layout.name, kind: 'twoOnAPage', mediaType: 'image/png' },
    isFrozen: FROZEN.includes(layout),
    truth: [newer, older].map((facts) => truthFor(layout, facts)),
    draw: async () => twoOnOnePage(await layout.draw(newer), await layout.draw(older), layout.height),
  };
}

function noPaystubs(): MeasuredPaper[] {
  const paper = (name: string, mediaType: MeasuredPaper['mediaType'], draw: () => Promise<Buffer>): MeasuredPaper => ({
    ...{ name, mediaType, draw, layout: null, kind: 'noPaystub', isFrozen: false, truth: [] },
  });
  const [today, person] = ['2026-09-14', 'Hannah Lindqvist'];
  return [
    paper('utility-bill-text', 'application/pdf', () => utilityBill(person, today)),
    paper('utility-bill-noisy', 'image/jpeg', async () => wornScan(await utilityBill(person, today), 200, 'bill')),
    paper('store-receipt-scan', 'image/png', async () => cleanScan(await storeReceipt(today), 200)),
    paper('employment-letter-photo', 'image/jpeg', async () => phonePhoto(await employmentLetter(person, today), 'letter')),
  ];
}
