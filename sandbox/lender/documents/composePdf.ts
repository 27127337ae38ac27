/** Creates PDFs from pictures: one PDF with a page per picture, or a PDF of a single picture. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import PDFDocument from 'pdfkit';

import type { Sandbox } from '../../base/sandbox.ts';
import { documentFolder, storeFile } from './documentFiles.ts';
import { discardFiles, fileRefusal } from './receiveForm.ts';
import type { NewDocument } from './documents.ts';
import { loadPngFlattener } from './pngPicture.ts';
import { stripMetadata } from './stripMetadata.ts';

/** Members of pdfkit documents that its type definitions leave out. */
type Pdf = PDFKit.PDFDocument & {
  openImage: (content: Buffer) => OpenPicture;
  page: { dictionary: { data: Record<string, unknown> } };
};

interface OpenPicture {
  width: number;
  height: number;
  /** Exif orientation, 1 to 8; only JPEG files have one. */
  orientation?: number;
}

/** Clockwise rotation in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** Longest side of a page in points: 792 points are 11 inches, the height of a US Letter page. */
const LONGEST_PAGE_SIDE_POINTS = 792;

/** The PDF being created, if any. PDFs are created one after another, because each holds a picture in memory. */
let pendingPdf: Promise<unknown> = Promise.resolve();

/**
 * Creates a PDF with a page for each picture, rotated as requested, and stores it like any other file. The pictures' own files are
 * deleted. @throws Refusal 400 or 415 that names the picture that cannot be used
 */
export function composePdf(sandbox: Sandbox, pages: readonly NewDocument[], turns: readonly Rotation[]): Promise<NewDocument> {
  const next = pendingPdf.catch(() => undefined).then(() => writeComposedPdf(sandbox, pages, turns));
  pendingPdf = next;
  return next;
}

async function writeComposedPdf(
  sandbox: Sandbox,
  pages: readonly NewDocument[],
  turns: readonly Rotation[],
): Promise<NewDocument> {
  const folder = await documentFolder(sandbox);
  const document = newPdfDocument();
  const stored = storeFile(folder, document);
  stored.catch(() => undefined); // avoids an unhandled rejection when a picture fails first; the result is awaited below
  try {
    for (const [index, page] of pages.entries()) {
      if (!page.mediaType.startsWith('image/')) {
        throw fileRefusal(400, `“${page.fileName}” is not a picture. Nothing was kept. Send it as a document of its own.`);
      }
      await addPage(document, await readFile(join(folder, page.documentId)), page, turns[index] ?? 0);
      // Waits until this page has been written before the next picture is read. A stream destroyed by a full disk is never written.
      while (document.readableLength > 0 && !document.destroyed) await wait(5);
    }
    document.end();
    const { documentId, sizeBytes } = await stored;
    return {
      documentId,
      sizeBytes,
      mediaType: 'application/pdf',
      // The digest covers the pictures, because a PDF created from them again would contain another date.
      digest: pages.map(({ digest }) => digest).join(' '),
      fileName: `${withoutExtension(pages[0]?.fileName ?? '')}.pdf`,
    };
  } catch (problem) {
    document.destroy();
    await stored.catch(() => undefined);
    throw problem;
  } finally {
    await discardFiles(sandbox, pages);
  }
}

async function addPage(document: Pdf, content: Buffer, { fileName, mediaType }: NewDocument, turn: Rotation): Promise<void> {
  const prepare = await loadPreparation(mediaType);
  try {
    drawPage(document, await prepare(content), turn);
  } catch {
    throw fileRefusal(415, `We cannot read the picture “${fileName}”. Nothing was kept. Choose another one.`);
  }
}

/** Returns a function that removes what a PDF must not contain from a picture of this kind. It throws when the picture cannot be read. */
const loadPreparation = async (mediaType: string): Promise<(picture: Buffer) => Buffer | Promise<Buffer>> =>
  mediaType === 'image/png' ? loadPngFlattener() : stripMetadata;

function drawPage(document: Pdf, content: Buffer, turn: Rotation): void {
  const picture = document.openImage(content);
  const isOnItsSide = (picture.orientation ?? 1) > 4;
  const [width, height] = isOnItsSide ? [picture.height, picture.width] : [picture.width, picture.height];
  const scale = LONGEST_PAGE_SIDE_POINTS / Math.max(width, height);
  document.addPage({ size: [width * scale, height * scale], margin: 0 });
  document.page.dictionary.data['Rotate'] = turn;
  document.image(picture as never, 0, 0, { width: width * scale, height: height * scale });
}

/** Returns a PDF of one picture without storing it, or null when the picture cannot be read. */
export function pictureToPdf(content: Buffer, mediaType: string): Promise<Buffer | null> {
  const next = pendingPdf.catch(() => undefined).then(() => createPicturePdf(content, mediaType));
  pendingPdf = next;
  return next;
}

async function createPicturePdf(content: Buffer, mediaType: string): Promise<Buffer | null> {
  const prepare = await loadPreparation(mediaType);
  const document = newPdfDocument();
  try {
    drawPage(document, await prepare(content), 0);
  } catch {
    document.destroy();
    return null;
  }
  document.end();
  return buffer(document);
}

const newPdfDocument = (): Pdf => new PDFDocument({ autoFirstPage: false, info: { Producer: 'Borrower portal' } }) as Pdf;

const withoutExtension = (name: string): string => name.replace(/\.\w{2,4}$/, '');
