/** Words of a page as recognition or a text layer gives them. */
import type { Word } from '../../sandbox/areas/income/reading/meaning/words.ts';

/** The cells of each row, whose columns are `apart` from each other. */
export const wordsOf = (
  rows: readonly (readonly string[])[],
  apart: number,
  { second, confidence = 0.9 }: { second?: { cell: string; text: string } | undefined; confidence?: number } = {},
): Word[] =>
  rows
    .flatMap((row, nth) =>
      row.flatMap((cell, column) =>
        cell.split(' ').map((text, at) => ({
          ...{ text, confidence, page: 1, width: 6 * text.length, height: 12, y: 40 + 25 * nth, base: 52 + 25 * nth },
          x: 40 + apart * column + cell.split(' ').slice(0, at).join(' ').length * 6 + (at > 0 ? 6 : 0),
          ...(cell === second?.cell && { second: second.text }),
        })),
      ),
    )
    .filter(({ text }) => text !== '');

/** Who pays, and for when. */
export const PAPER_HEAD = [['Acme Tool Works Inc'], ['Pay Period: 10/25/2026 - 11/07/2026'], ['Pay Date: 11/13/2026']];
