/** @jest-environment node */
import { deflateSync } from 'node:zlib';

import sharp from 'sharp';

import { loadPngFlattener } from '../../../sandbox/lender/documents/pngPicture.ts';
import { pngChunk } from '../../support/sampleFiles.ts';

interface PngOptions {
  width?: number;
  height?: number;
  bits?: number;
  type: number;
  interlaced?: number;
  /** Each row starts with the byte that names its filter. */
  rows: number[][];
  more?: Buffer[];
  data?: Buffer;
}

const png = ({ width = 2, height = 2, bits = 8, type, interlaced = 0, rows, more = [], data }: PngOptions): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([bits, type, 0, 0, interlaced], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    ...more,
    pngChunk('IDAT', data ?? deflateSync(Buffer.from(rows.flat()))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

const flattened = async (content: Buffer): Promise<Buffer> => (await loadPngFlattener())(content);

/** Returns the samples of the picture that a PDF page shows, row by row. */
async function samplesOf(content: Buffer): Promise<number[]> {
  return [
    ...(await sharp(await flattened(content))
      .raw()
      .toBuffer()),
  ];
}

const CLEAR = [10, 20, 30, 0];
const SOLID = [10, 20, 30, 255];
const HALF = [0, 100, 200, 128];

test('transparent pixels become white and half-transparent ones lighter', async () => {
  const rows = [
    [0, ...CLEAR, ...SOLID],
    [0, ...HALF, ...SOLID],
  ];
  expect(await samplesOf(png({ type: 6, rows }))).toEqual([255, 255, 255, 10, 20, 30, 127, 177, 227, 10, 20, 30]);
});

/** Filters a row as an encoder does, following the PNG specification. */
function filtered(filter: number, row: number[], above: number[], pixelBytes: number): number[] {
  const at = (bytes: number[], index: number) => (index < 0 ? 0 : (bytes[index] ?? 0));
  const paeth = (a: number, b: number, c: number) => {
    const nearest = Math.min(...[a, b, c].map((one) => Math.abs(a + b - c - one)));
    return [a, b, c].find((one) => Math.abs(a + b - c - one) === nearest) ?? 0;
  };
  const bytes = row.map((byte, index) => {
    const [a, b, c] = [at(row, index - pixelBytes), at(above, index), at(above, index - pixelBytes)];
    const told = [0, a, b, Math.floor((a + b) / 2), paeth(a, b, c)][filter] ?? 0;
    return (byte - told) & 255;
  });
  return [filter, ...bytes];
}

test('rows with each of the five PNG filters are decoded', async () => {
  const width = 61;
  const rows = Array.from({ length: 25 }, (_, y) =>
    Array.from({ length: width }, (__, x) => [(x * 7 + y * 3) % 256, (x * x + y) % 256, (x ^ (y * 11)) % 256, 255]).flat(),
  );
  const made = rows.map((row, y) => filtered(y % 5, row, rows[y - 1] ?? [], 4));
  expect(await samplesOf(png({ type: 6, width, height: rows.length, rows: made }))).toEqual(
    rows.flat().filter((_byte, index) => index % 4 !== 3),
  );
});

test.each<[string, PngOptions, number[]]>([
  [
    'gray with transparency',
    {
      type: 4,
      rows: [
        [0, 50, 0, 50, 255],
        [0, 50, 255, 0, 255],
      ],
    },
    [255, 50, 50, 0].flatMap((gray) => [gray, gray, gray]),
  ],
  [
    'sixteen bits',
    { type: 6, bits: 16, height: 1, rows: [[0, 9, 1, 8, 1, 7, 1, 255, 255, 9, 1, 8, 1, 7, 1, 0, 0]] },
    [9, 8, 7, 255, 255, 255],
  ],
  [
    'RGB colors',
    {
      type: 2,
      rows: [
        [0, 1, 2, 3, 4, 5, 6],
        [1, 1, 2, 3, 4, 5, 6],
      ],
    },
    [1, 2, 3, 4, 5, 6, 1, 2, 3, 5, 7, 9],
  ],
  [
    'colors of a palette, one of them transparent',
    {
      type: 3,
      bits: 1,
      rows: [
        [0, 0x40],
        [0, 0x80],
      ],
      more: [pngChunk('PLTE', Buffer.from([9, 8, 7, 0, 0, 0])), pngChunk('tRNS', Buffer.from([255, 0]))],
    },
    [9, 8, 7, 255, 255, 255, 255, 255, 255, 9, 8, 7],
  ],
])('a PNG picture is converted: %s', async (_what, made, samples) => {
  expect(await samplesOf(png(made))).toEqual(samples);
  // Gray stays gray, and every sample has 8 bits, so that a page does not grow in the PDF.
  const { channels, depth } = await sharp(await flattened(png(made))).metadata();
  expect([channels, depth]).toEqual([made.type === 4 ? 1 : 3, 'uchar']);
});

const rows = [
  [0, ...SOLID, ...SOLID],
  [0, ...SOLID, ...SOLID],
];
const longer = (length: number): Buffer => {
  const chunk = pngChunk('gAMA', Buffer.alloc(0));
  chunk.writeInt32BE(length);
  return chunk;
};

test.each<[string, Buffer]>([
  ['data that are not compressed', png({ type: 6, rows, data: Buffer.from('no deflate stream') })],
  ['truncated data', png({ type: 6, rows, data: deflateSync(Buffer.from(rows.flat())).subarray(0, 6) })],
  ['an unknown filter', png({ type: 6, rows: [[9, ...SOLID, ...SOLID]], height: 1 })],
  ['fewer rows than it says', png({ type: 6, rows, height: 3 })],
  ['a part that goes back', png({ type: 6, rows, more: [longer(-12)] })],
  ['a part of two gigabytes', png({ type: 6, rows, more: [longer(0x7fffffff)] })],
  ['no pixel', png({ type: 6, rows, width: 0 })],
  ['too many pixels', png({ type: 6, rows, width: 8000, height: 8000 })],
  ['too long a row', png({ type: 6, rows, width: 66_000, height: 1 })],
  ['an unknown color type', png({ type: 7, rows })],
  ['three bits', png({ type: 0, bits: 3, rows })],
  ['no palette', png({ type: 3, rows })],
  ['only a signature', Buffer.from('89504e470d0a1a0a', 'hex')],
])('a PNG picture is rejected: %s', async (_what, content) => {
  await expect(flattened(content)).rejects.toThrow();
});

test('refused: the interlaced order, although it can be read', async () => {
  const plain = sharp(png({ type: 6, rows }));
  await expect(flattened(await plain.clone().png().toBuffer())).resolves.toBeInstanceOf(Buffer);
  await expect(flattened(await plain.png({ progressive: true }).toBuffer())).rejects.toThrow('Interlaced');
});

test('rows behind the last one that it says are not read', async () => {
  expect(await samplesOf(png({ type: 6, rows, height: 1 }))).toEqual([10, 20, 30, 10, 20, 30]);
});

test('what it says about itself is not in the page', async () => {
  const words = [pngChunk('tEXt', Buffer.from('Author\0Imani')), pngChunk('eXIf', Buffer.from('GPS'))];
  expect((await flattened(png({ type: 6, rows, more: words }))).toString('latin1')).not.toMatch(/Imani|GPS/);
});
