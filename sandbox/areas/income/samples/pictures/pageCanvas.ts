import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { createCanvas, type Canvas } from '@napi-rs/canvas';

const FONT_FOLDER = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts/');

/** Renders the first page of a PDF on a white background. */
export async function pageCanvas(pdf: Buffer, dpi: number): Promise<Canvas> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: FONT_FOLDER,
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
  });
  try {
    const document = await task.promise;
    const opened = await document.getPage(1);
    const viewport = opened.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await opened.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise;
    return canvas;
  } finally {
    await task.destroy();
  }
}
