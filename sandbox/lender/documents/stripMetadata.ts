/**
 * Removes metadata that a camera or program wrote into a picture, such as location, time, device, thumbnails and comments, but keeps its
 * orientation. A file that cannot be parsed is returned unchanged, because it is only ever sent as an attachment.
 */
export function stripMetadata(picture: Buffer): Buffer {
  if (picture.subarray(0, 8).equals(PNG_SIGNATURE)) return stripPngChunks(picture);
  return picture.readUInt16BE(0) === 0xffd8 ? stripJpegSegments(picture) : picture;
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Chunks needed to render the picture. All others are removed. */
const KEPT_PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs']);

function stripPngChunks(png: Buffer): Buffer {
  const parts: Buffer[] = [PNG_SIGNATURE];
  for (let at = PNG_SIGNATURE.length; at + 12 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    if (KEPT_PNG_CHUNKS.has(name)) parts.push(png.subarray(at, end));
    at = name === 'IEND' ? png.length : end; // data hidden after the end chunk is removed, too
  }
  return Buffer.concat(parts);
}

const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT_MARKER = 0xfe;
/** JFIF, ICC color profile, and Adobe's color encoding: without them the picture would look different. */
const KEPT_APP_MARKERS = [APP0, APP2, APP14];

function stripJpegSegments(jpeg: Buffer): Buffer {
  const parts: Buffer[] = [jpeg.subarray(0, 2)];
  let turned = 1;
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === START_OF_SCAN) break;
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    const isMetadata = marker === COMMENT_MARKER || (marker >= APP0 && marker <= APP15 && !KEPT_APP_MARKERS.includes(marker));
    if (marker === APP1) turned = readOrientation(jpeg.subarray(at + 4, end)) ?? turned;
    if (!isMetadata) parts.push(jpeg.subarray(at, end));
    at = end;
  }
  if (turned !== 1) parts.splice(1, 0, orientationSegment(turned));
  return Buffer.concat([...parts, jpeg.subarray(at)]);
}

const EXIF_HEADER = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION_TAG = 0x0112;

/** Returns the Exif orientation, 1 to 8, or null when there is none. */
export function readOrientation(segment: Buffer): number | null {
  if (!segment.subarray(0, EXIF_HEADER.length).equals(EXIF_HEADER)) return null;
  const tiff = segment.subarray(EXIF_HEADER.length);
  if (tiff.length < 14) return null;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return null;
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) return null;
    const value = short(at + 8);
    if (short(at) === ORIENTATION_TAG) return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** Builds an Exif segment that contains only the orientation. */
function orientationSegment(value: number): Buffer {
  const body = Buffer.concat([
    EXIF_HEADER,
    Buffer.from('4d4d002a00000008' + '0001' + '0112000300000001' + '00000000' + '00000000', 'hex'),
  ]);
  body.writeUInt16BE(value, EXIF_HEADER.length + 18);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
