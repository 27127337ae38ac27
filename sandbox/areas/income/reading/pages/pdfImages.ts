/** Detects whether a PDF page is a scanned picture, even if it has an invisible text layer. */
import type { OPS, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Matrix = [number, number, number, number, number, number];

export interface PageImage {
  isPicture: boolean;
  /** Resolution of the largest picture, if it covers the page. */
  dpi: number | null;
}

/** Share of the page that a scan covers; a letterhead covers less. */
const MIN_SCAN_PAGE_SHARE = 0.5;
const INVISIBLE_TEXT_MODE = 3;

export async function findPageImage(page: PDFPageProxy, ops: typeof OPS): Promise<PageImage> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const view = page.getViewport({ scale: 1 });
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const kept: Matrix[] = [];
  let [largest, dpi] = [0, 0];
  let mode = 0;
  const letters = { seen: 0, unseen: 0 };
  fnArray.forEach((operation, index) => {
    const given = argsArray[index] as unknown[] | null;
    if (operation === ops.save) kept.push(matrix);
    else if (operation === ops.restore) matrix = kept.pop() ?? matrix;
    else if (operation === ops.transform) matrix = multiplyMatrices(matrix, given as unknown as Matrix);
    else if (operation === ops.paintFormXObjectBegin) {
      kept.push(matrix);
      if (Array.isArray(given?.[0])) matrix = multiplyMatrices(matrix, given[0] as Matrix);
    } else if (operation === ops.paintFormXObjectEnd) matrix = kept.pop() ?? matrix;
    else if (operation === ops.setTextRenderingMode) mode = Number(given?.[0]);
    else if (operation === ops.showText)
      letters[mode === INVISIBLE_TEXT_MODE ? 'unseen' : 'seen'] += ((given?.[0] ?? []) as unknown[]).length;
    else if (operation === ops.paintImageXObject || operation === ops.paintInlineImageXObject) {
      const [wide, high] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
      const part = (wide * high) / (view.width * view.height);
      if (part <= largest) return;
      largest = part;
      const pixels =
        operation === ops.paintImageXObject ? Number(given?.[1]) : ((given?.[0] as { width: number } | undefined)?.width ?? 0);
      dpi = pixels / (wide / 72);
    }
  });
  const isCovered = largest > MIN_SCAN_PAGE_SHARE;
  return { isPicture: isCovered || letters.unseen > letters.seen, dpi: isCovered && dpi > 0 ? dpi : null };
}

const multiplyMatrices = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
