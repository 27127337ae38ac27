/** Builds the words of a page as OCR or a PDF text layer returns them. */
import type { Word } from '../../sandbox/areas/income/reading/interpretation/textLines.ts';

/** Lays out rows of cells as words, with columns `apart` pixels from each other. */
export const wordsOf = (
  rows: readonly (readonly string[])[],
  apart: number,
  { second, confidence = 0.9 }: { second?: { cell: string; text: string } | undefined; confidence?: number } = {},
): Word[] =>
  rows
    .flatMap((row, nth) =>
      row.flatMap((cell, column) =>
        cell.split(' ').map((text, at) => ({
          ...{ text, confidence, page: 1, width: 6 * text.length, height: 12, y: 40 + 25 * nth, baseline: 52 + 25 * nth },
          x: 40 + apart * column + cell.split(' ').slice(0, at).join(' ').length * 6 + (at > 0 ? 6 : 0),
          ...(cell === second?.cell && { secondPassText: second.text }),
        })),
      ),
    )
    .filter(({ text }) => text !== '');

export const PAYSTUB_HEADER = [['Acme Tool Works Inc'], ['Pay Period: 10/25/2026 - 11/07/2026'], ['Pay Date: 11/13/2026']];
