/** The interface of paystub layouts, and the pen that they draw with. */
import PDFDocument from 'pdfkit';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import type { PaystubFacts } from '../paystubFacts.ts';

export interface PaystubLayout {
  name: string;
  /** The fields that the layout prints when the facts have them. */
  printedFields: readonly PaystubFieldName[];
  /** Height of the used part of the page in points, measured from the top. */
  height: number;
  draw(facts: PaystubFacts): Promise<Buffer>;
}

export const LETTER: readonly [width: number, height: number] = [612, 792];

export interface TextStyle {
  font?: string;
  size?: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Maximum width in points; longer text is drawn smaller. */
  maxWidth?: number;
}

/** Draws on one page. Coordinates are in points from the top left corner. */
export interface Pen {
  /** `x` is the start, end or center of the text, depending on `align`. */
  text(x: number, y: number, text: string, style?: TextStyle): void;
  line(x1: number, y1: number, x2: number, y2: number, weight?: number, color?: string): void;
  box(x: number, y: number, width: number, height: number, look?: { fill?: string; stroke?: string; weight?: number }): void;
}

/** A PDF of one page with text and lines. @param size page size in points */
export const drawPdf = (size: readonly [number, number], font: string, draw: (pen: Pen) => void): Promise<Buffer> =>
  createPdf(size, (document) => draw(penOf(document, font)));

/** A PDF of one page. @param size page size in points */
export function createPdf(size: readonly [number, number], draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  // A fixed creation date keeps the output identical for the same facts.
  const document = new PDFDocument({ size: [...size], margin: 0, info: { CreationDate: new Date('2026-01-01T00:00:00Z') } });
  const parts: Buffer[] = [];
  const drawn = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  draw(document);
  document.end();
  return drawn;
}

function penOf(document: PDFKit.PDFDocument, usualFont: string): Pen {
  return {
    text(x, y, text, { font = usualFont, size = 9, color = '#000000', align = 'left', maxWidth = Infinity } = {}) {
      document.font(font).fontSize(size).fillColor(color);
      const natural = document.widthOfString(text);
      if (natural > maxWidth) document.fontSize((size * maxWidth) / natural);
      const width = Math.min(natural, maxWidth);
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
      document.text(text, left, y, { lineBreak: false });
    },
    line(x1, y1, x2, y2, weight = 0.5, color = '#000000') {
      document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(weight).stroke(color);
    },
    box(x, y, width, height, { fill, stroke, weight = 0.5 } = {}) {
      if (fill !== undefined) document.rect(x, y, width, height).fill(fill);
      if (stroke !== undefined) document.rect(x, y, width, height).lineWidth(weight).stroke(stroke);
    },
  };
}
