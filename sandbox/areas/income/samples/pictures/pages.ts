import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';

import { scannedPng } from './imageFiles.ts';
import { pageCanvas } from './pageCanvas.ts';

const LETTER = { width: 8.5, height: 11 };

/** Copies two paystubs onto one letter page, one above the other. `height` is the used height of each page, in points. */
export async function twoOnOnePage(upper: Buffer, lower: Buffer, height: number, dpi = 200): Promise<Buffer> {
  const page = createCanvas(Math.round(LETTER.width * dpi), Math.round(LETTER.height * dpi));
  const context = page.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, page.width, page.height);
  // Rendered at the final size, so that letters stay sharp.
  const scale = Math.min(1, (LETTER.height * 72 * 0.49) / height);
  for (const [nth, pdf] of [upper, lower].entries()) {
    const stub = await pageCanvas(pdf, dpi * scale);
    const used = Math.min(stub.height, Math.round((height / 72) * dpi * scale));
    const left = Math.round((page.width - stub.width) / 2);
    context.drawImage(stub, 0, 0, stub.width, used, left, Math.round((page.height / 2) * nth), stub.width, used);
  }
  return scannedPng(page, dpi);
}

/** A PDF of one letter page that contains only a picture and no text. */
export function pictureInPdf(picture: Buffer): Promise<Buffer> {
  const size: [number, number] = [LETTER.width * 72, LETTER.height * 72];
  const document = new PDFDocument({ size, margin: 0, info: { CreationDate: new Date('2026-01-01T00:00:00Z') } });
  const parts: Buffer[] = [];
  const drawn = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  document.image(picture, 0, 0, { width: size[0], height: size[1] });
  document.end();
  return drawn;
}
