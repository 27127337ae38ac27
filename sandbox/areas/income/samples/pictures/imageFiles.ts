/** Picture files with the metadata that scanners and phones write: resolution and orientation. */
import { crc32 } from 'node:zlib';

import type { Canvas } from '@napi-rs/canvas';

export function scannedPng(canvas: Canvas, dpi: number): Buffer {
  const png = canvas.toBuffer('image/png');
  const density = Buffer.alloc(9);
  const dotsPerMeter = Math.round(dpi / 0.0254);
  density.writeUInt32BE(dotsPerMeter, 0);
  density.writeUInt32BE(dotsPerMeter, 4);
  density.writeUInt8(1, 8);
  return Buffer.concat([png.subarray(0, PNG_HEADER_BYTES), pngChunk('pHYs', density), png.subarray(PNG_HEADER_BYTES)]);
}

/** Length of a PNG's signature and first chunk, in bytes. */
const PNG_HEADER_BYTES = 33;

function pngChunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(content.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

export function scannedJpeg(canvas: Canvas, dpi: number, quality: number): Buffer {
  const density = Buffer.from('4a46494600010101' + '000000000000', 'hex');
  density.writeUInt16BE(dpi, 8);
  density.writeUInt16BE(dpi, 10);
  return withJpegSegment(canvas, quality, 0xe0, density);
}

/** A JPEG as from a phone: the pixels are sideways, and its EXIF orientation (6) says to rotate them 90° clockwise. */
export function sidewaysJpeg(canvas: Canvas, quality: number): Buffer {
  // A TIFF structure with one entry: tag 0x0112 (orientation), type short, count 1, value 6.
  const exif = Buffer.from('457869660000' + '49492a0008000000' + '0100' + '120103000100000006000000' + '00000000', 'hex');
  return withJpegSegment(canvas, quality, 0xe1, exif);
}

/** Inserts the segment at the start and removes the JFIF segment written by the encoder. */
function withJpegSegment(canvas: Canvas, quality: number, marker: number, content: Buffer): Buffer {
  const jpeg = canvas.toBuffer('image/jpeg', quality);
  const hasJfif = jpeg[2] === 0xff && jpeg[3] === 0xe0;
  const rest = jpeg.subarray(hasJfif ? 4 + jpeg.readUInt16BE(4) : 2);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, rest]);
}
