/** Sample documents for people who want to try the upload and have none of their own. */
import { createCanvas } from '@napi-rs/canvas';

import { newestTwoPaystubs, createSampleJobs } from './sampleJobs.ts';
import { checkStub } from './layouts/checkStub.ts';
import { createPdf, LETTER, type PaystubLayout } from './layouts/layout.ts';
import { ledger } from './layouts/ledger.ts';
import { modern } from './layouts/modern.ts';
import { utilityBill } from './otherDocuments.ts';
import type { PaystubFacts } from './paystubFacts.ts';
import { phonePhoto } from './pictures/phonePhoto.ts';
import { blurredScan, cleanScan, wornScan } from './pictures/scans.ts';
import { scannedPng } from './pictures/imageFiles.ts';
import { pageCanvas } from './pictures/pageCanvas.ts';

/** Copies two paystubs onto one letter page, one above the other. `height` is the used height of each page, in points. */
export async function twoOnOnePage(upper: Buffer, lower: Buffer, height: number, dpi = 200): Promise<Buffer> {
  const page = createCanvas(Math.round((LETTER[0] / 72) * dpi), Math.round((LETTER[1] / 72) * dpi));
  const context = page.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, page.width, page.height);
  // Rendered at the final size, so that letters stay sharp.
  const scale = Math.min(1, (LETTER[1] * 0.49) / height);
  for (const [nth, pdf] of [upper, lower].entries()) {
    const stub = await pageCanvas(pdf, dpi * scale);
    const used = Math.min(stub.height, Math.round((height / 72) * dpi * scale));
    const left = Math.round((page.width - stub.width) / 2);
    context.drawImage(stub, 0, 0, stub.width, used, left, Math.round((page.height / 2) * nth), stub.width, used);
  }
  return scannedPng(page, dpi);
}

/** A PDF of one letter page that contains only a picture and no text. */
const pictureInPdf = (picture: Buffer): Promise<Buffer> =>
  createPdf(LETTER, (document) => document.image(picture, 0, 0, { width: LETTER[0], height: LETTER[1] }));

export interface SampleDocument {
  fileName: string;
  mediaType: 'application/pdf' | 'image/png' | 'image/jpeg';
  /** Description of the document, in one sentence. */
  whatItIs: string;
  draw(): Promise<Buffer>;
}

/** @param today in the format `YYYY-MM-DD`; the pay dates are in the weeks before it */
export function sampleDocuments(today: string, person = 'Dana Whitfield'): SampleDocument[] {
  const jobs = createSampleJobs(person, today);
  const of = (job: keyof typeof jobs) => newestTwoPaystubs(jobs[job], today);
  const [biweekly, weekly, semimonthly, monthly] = [of('biweekly'), of('weekly'), of('semimonthly'), of('monthly')];
  const [other, falling] = [of('otherPerson'), of('falling')];
  const pdf = (fileName: string, whatItIs: string, layout: PaystubLayout, facts: PaystubFacts): SampleDocument => ({
    fileName,
    mediaType: 'application/pdf',
    whatItIs,
    draw: () => layout.draw(facts),
  });
  const picture = (fileName: string, whatItIs: string, draw: () => Promise<Buffer>): SampleDocument => ({
    fileName,
    mediaType: fileName.endsWith('.png') ? 'image/png' : fileName.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf',
    whatItIs,
    draw,
  });
  return [
    pdf('biweekly-newest.pdf', `${person}’s newest paystub: 80 hours at $36.50, paid every other week.`, ledger, biweekly.newer),
    pdf('biweekly-before.pdf', 'The paystub of two weeks before; the year to date fits.', ledger, biweekly.older),
    pdf('weekly.pdf', 'A paystub of a week with overtime, and the check below it.', checkStub, weekly.newer),
    pdf('semimonthly.pdf', 'A salary paid twice a month, with a bonus earlier in the year.', modern, semimonthly.newer),
    pdf('monthly.pdf', 'A salary paid once a month.', checkStub, monthly.newer),
    picture('photo-by-phone.jpg', 'The newest paystub, photographed on a desk.', async () =>
      phonePhoto(await ledger.draw(biweekly.newer), 'sample'),
    ),
    picture('scan-at-200-dpi.png', 'The paystub of two weeks before, from a desk scanner.', async () =>
      cleanScan(await ledger.draw(biweekly.older), 200),
    ),
    picture('scan-in-a-pdf.pdf', 'The weekly paystub as a tilted scan; the PDF has no text in it.', async () =>
      pictureInPdf(await wornScan(await checkStub.draw(weekly.newer), 200, 'sample')),
    ),
    picture('two-on-a-page.png', 'Both biweekly paystubs, copied onto one page.', async () =>
      twoOnOnePage(await ledger.draw(biweekly.newer), await ledger.draw(biweekly.older), ledger.height),
    ),
    picture('scan-at-100-dpi.png', 'The paystub of a salary paid twice a month, scanned too coarsely.', async () =>
      cleanScan(await modern.draw(semimonthly.newer), 100),
    ),
    picture('blurred.jpg', 'The monthly paystub, out of focus.', async () =>
      blurredScan(await checkStub.draw(monthly.newer), 200, 3),
    ),
    pdf('another-person.pdf', `A paystub that is not ${person}’s but ${other.newer.person}’s.`, modern, other.newer),
    pdf(
      'year-to-date-too-low.pdf',
      'A paystub whose year to date is lower than its gross.',
      ledger,
      withLowYearToDate(biweekly.newer),
    ),
    pdf('falling-newest.pdf', 'A paystub with fewer hours than the one before.', ledger, falling.newer),
    pdf('falling-before.pdf', 'The one before, with all the hours.', ledger, falling.older),
    picture('utility-bill.pdf', 'No paystub at all, but a bill for power and water.', () => utilityBill(person, today)),
  ];
}

/** Sets an impossibly low year-to-date: half of what was earned in this period alone. */
function withLowYearToDate(facts: PaystubFacts): PaystubFacts {
  const half = <Line extends { amount: number; yearToDate: number }>(lines: readonly Line[]): Line[] =>
    lines.map((line) => ({ ...line, yearToDate: Math.floor(line.amount / 2) }));
  const [earnings, deductionLines] = [half(facts.earnings), half(facts.deductionLines)];
  const grossYearToDate = earnings.reduce((sum, { yearToDate }) => sum + yearToDate, 0);
  const deductionsYearToDate = deductionLines.reduce((sum, { yearToDate }) => sum + yearToDate, 0);
  return {
    ...facts,
    ...{ earnings, deductionLines, grossYearToDate, deductionsYearToDate },
    netYearToDate: grossYearToDate - deductionsYearToDate,
  };
}
