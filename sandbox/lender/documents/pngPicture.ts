/**
 * Embeds a PNG in a PDF page. A PDF can take a PNG's compressed data unchanged, unless it has transparency, which is blended onto white a
 * few rows at a time. pdfkit's own PNG reader trusts the sizes in the file, so a malicious file could crash the process.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDeflate, createInflate } from 'node:zlib';

interface Png {
  width: number;
  height: number;
  bits: number;
  /** Samples per pixel, including transparency. */
  samples: number;
  hasAlpha: boolean;
  /** Colors that pixels refer to by index, three bytes each; null when pixels contain their own color. */
  palette: Buffer | null;
  /** Pixel rows, filtered and compressed, as they are in the file. */
  data: Buffer[];
}

/** An image object as pdfkit's `image` method accepts it. */
interface PdfkitImage {
  /** Name of the image on its page, which has only this one. */
  label: string;
  width: number;
  height: number;
  obj: PDFKit.PDFKitReference | null;
  embed(document: PDFKit.PDFDocument): void;
}

/** Camera pictures are smaller than this; decompressing more would take too long. */
const MAX_PIXELS = 60_000_000;
/** Longest side in pixels, because two rows are held in memory. */
const MAX_SIDE_PIXELS = 65_000;

/** Samples per pixel and allowed bits per sample, by PNG color type. */
const COLOR_TYPES: Readonly<Record<number, { samples: number; bits: readonly number[]; hasAlpha?: true }>> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16], hasAlpha: true },
  6: { samples: 4, bits: [8, 16], hasAlpha: true },
};
const PALETTE_COLOR_TYPE = 3;

/**
 * Reads a PNG for embedding. @throws Error when it is not a PNG, is too large, or is interlaced, which would require decompressing all of
 * it at once
 */
export async function openPng(content: Buffer): Promise<PdfkitImage> {
  const png = readPng(content);
  const { width, height, samples, bits, hasAlpha } = png;
  const colors = hasAlpha ? samples - 1 : samples;
  const data = hasAlpha ? await blendOntoWhite(png) : Buffer.concat(png.data);
  const picture: PdfkitImage = {
    label: 'Picture',
    width,
    height,
    obj: null,
    embed(document) {
      picture.obj = document.ref({
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: height,
        BitsPerComponent: hasAlpha ? 8 : bits,
        ColorSpace: colorSpaceOf(png, colors),
        Filter: 'FlateDecode',
        // PDF supports the row filters of PNG, so the data can stay as it is.
        ...(hasAlpha ? {} : { DecodeParms: { Predictor: 15, Colors: colors, BitsPerComponent: bits, Columns: width } }),
      });
      picture.obj.end(data);
    },
  };
  return picture;
}

function colorSpaceOf({ palette }: Png, colors: number): unknown {
  if (palette !== null) return ['Indexed', 'DeviceRGB', palette.length / 3 - 1, palette];
  return colors === 1 ? 'DeviceGray' : 'DeviceRGB';
}

function readPng(content: Buffer): Png {
  let head: Buffer = Buffer.alloc(0);
  let colors: Buffer = Buffer.alloc(0);
  let alphas: Buffer = Buffer.alloc(0);
  const data: Buffer[] = [];
  for (let at = 8; at + 12 <= content.length;) {
    const end = at + 12 + content.readUInt32BE(at);
    if (end > content.length) throw new Error('A part goes on behind the end');
    const name = content.toString('latin1', at + 4, at + 8);
    const body = content.subarray(at + 8, end - 4);
    if (name === 'IHDR') head = body;
    if (name === 'PLTE') colors = body;
    if (name === 'tRNS') alphas = body;
    if (name === 'IDAT') data.push(body);
    at = name === 'IEND' ? content.length : end;
  }
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [bits = 0, type = 0, , , interlaced] = head.subarray(8);
  const kind = COLOR_TYPES[type];
  if (!kind?.bits.includes(bits) || interlaced !== 0) throw new Error('No kind that is read');
  if (width * height === 0 || width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PIXELS)
    throw new Error('Too large');
  const palette = type === PALETTE_COLOR_TYPE ? blendPaletteOntoWhite(colors, alphas) : null;
  return { width, height, bits, samples: kind.samples, hasAlpha: kind.hasAlpha ?? false, palette, data };
}

const MAX_COLORS = 256;

function blendPaletteOntoWhite(colors: Buffer, alphas: Buffer): Buffer {
  if (colors.length === 0 || colors.length % 3 !== 0 || colors.length > 3 * MAX_COLORS) throw new Error('No palette');
  return Buffer.from(colors.map((color, at) => blendSampleOntoWhite(color, alphas[Math.floor(at / 3)] ?? 255)));
}

const blendSampleOntoWhite = (color: number, alpha: number): number => 255 - Math.round(((255 - color) * alpha) / 255);

/**
 * Decompresses the rows, blends them onto white with 8 bits per color, and compresses them again. @throws Error when the number of rows
 * differs from the header's height
 */
async function blendOntoWhite({ width, height, bits, samples, data }: Png): Promise<Buffer> {
  const bytes = bits / 8;
  const parts: Buffer[] = [];
  await pipeline(
    Readable.from(data),
    createInflate(),
    async function* (unpacked: AsyncIterable<Buffer>) {
      let count = 0;
      for await (const row of unfilteredRows(unpacked, width * samples * bytes, samples * bytes)) {
        count += 1;
        if (count > height) throw new Error('More rows than it says');
        yield blendRowOntoWhite(row, { width, samples, bytes });
      }
      if (count < height) throw new Error('Fewer rows than it says');
    },
    createDeflate(),
    async (packed: AsyncIterable<Buffer>) => {
      for await (const part of packed) parts.push(part);
    },
  );
  return Buffer.concat(parts);
}

/** Yields each row with its filter undone. A row's buffer is reused after the next row. */
async function* unfilteredRows(unpacked: AsyncIterable<Buffer>, rowBytes: number, pixelBytes: number): AsyncGenerator<Buffer> {
  let [row, above] = [Buffer.alloc(1 + rowBytes), Buffer.alloc(1 + rowBytes)];
  let filled = 0;
  for await (const part of unpacked) {
    for (let at = 0; at < part.length;) {
      const taken = part.copy(row, filled, at);
      at += taken;
      filled += taken;
      if (filled < row.length) continue;
      undoFilter(row, above, pixelBytes);
      yield row.subarray(1);
      [row, above] = [above, row];
      filled = 0;
    }
  }
}

/** Undoes a row's filter in place. The first byte names the filter, which says what each byte is the difference to. */
function undoFilter(row: Buffer, above: Buffer, pixelBytes: number): void {
  const filter = row[0] ?? 0;
  if (filter > 4) throw new Error('No such filter');
  if (filter === 0) return;
  for (let at = 1; at < row.length; at += 1) {
    const left = at > pixelBytes ? (row[at - pixelBytes] ?? 0) : 0;
    const up = above[at] ?? 0;
    const corner = at > pixelBytes ? (above[at - pixelBytes] ?? 0) : 0;
    row[at] = (row[at] ?? 0) + predictSample(filter, left, up, corner); // a buffer keeps only the lowest 8 bits
  }
}

function predictSample(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Blends a row onto white. Of samples with 16 bits, only the upper 8 are used. */
function blendRowOntoWhite(row: Buffer, { width, samples, bytes }: { width: number; samples: number; bytes: number }): Buffer {
  const colors = samples - 1;
  const laid = Buffer.alloc(width * colors);
  for (let pixel = 0; pixel < width; pixel += 1) {
    const from = pixel * samples * bytes;
    const alpha = row[from + colors * bytes] ?? 255;
    for (let color = 0; color < colors; color += 1) {
      laid[pixel * colors + color] = blendSampleOntoWhite(row[from + color * bytes] ?? 0, alpha);
    }
  }
  return laid;
}
