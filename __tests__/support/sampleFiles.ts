import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, body: Buffer): Buffer => {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const content = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  length.writeUInt32BE(body.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
};

/** @param more chunks placed before the image data */
export function aPng(width = 4, height = 4, more: Buffer[] = []): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size.set([8, 2], 8);
  const rows = Buffer.alloc(Math.min(height, 64) * (1 + Math.min(width, 64) * 3));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    ...more,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const pngChunk = chunk;

const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** EXIF data that a phone writes into a photo: orientation and GPS position. */
export const exifOf = (orientation: number): Buffer => {
  const tiff = Buffer.concat([
    Buffer.from('49492a0008000000' + '0200', 'hex'),
    Buffer.from('12010300010000000000' + '0000', 'hex'),
    Buffer.from('0f010200' + '14000000' + '26000000', 'hex'),
    Buffer.from('00000000', 'hex'),
    Buffer.from('GPS 41.4822 -81.7982', 'latin1'),
  ]);
  tiff.writeUInt16LE(orientation, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
};

/** A JPEG with valid headers and meaningless image data, enough for code that only reads the headers. */
export const aJpeg = (width = 40, height = 30, extra: Buffer[] = []): Buffer => {
  const frame = Buffer.from('0800000000' + '03' + '011100' + '021100' + '031100', 'hex');
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xe0, Buffer.from('4a46494600010100000100010000', 'hex')),
    ...extra,
    segment(0xc0, frame),
    segment(0xda, Buffer.from('0301000200030000003f00', 'hex').subarray(0, 10)),
    Buffer.alloc(200, 0x55),
    Buffer.from('ffd9', 'hex'),
  ]);
};

/** A PDF with one blank page, padded to `size` bytes after its end. */
export const aPdf = (size = 600): Buffer => {
  const pdf = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Size 4/Root 1 0 R>>\n%%EOF\n',
    'latin1',
  );
  return Buffer.concat([pdf, Buffer.alloc(Math.max(0, size - pdf.length), 0x20)]);
};
