/** Opens a photo or scan within size limits, straightens and flattens it, and measures its quality. */
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';

import { darkestChannelOf, evenLighting, fromRgba, sharpnessOf, shrinkImage, type GrayImage } from './grayImage.ts';
import { findPageCorners, slopeOf, type Corners } from './straighten.ts';
import { UnreadableDocumentError } from './unreadableDocumentError.ts';
import { projectionTo, scaleProjection, rotateProjection, warp } from './warp.ts';

const MAX_PIXELS = 40_000_000;
const LARGE_PIXELS = 16_000_000;
/** Longest side in pixels for OCR. Larger pictures do not improve recognition, but cost time and memory. */
const MAX_OCR_SIDE = 3600;
/** Longest side in pixels of the picture shown to people. */
export const MAX_SHOWN_SIDE = 1600;
const LETTER_PAPER_WIDTH_INCHES = 8.5;
/** Slopes below this many degrees are not corrected. */
const MIN_SLOPE_DEGREES = 0.08;

export interface StraightenedPage {
  grey: GrayImage;
  /** Resolution in dpi, assuming a letter page; infinite when it can't be determined. */
  dpi: number;
  /** From 0 to 1: 1 for clear edges, less when blurred. */
  sharpness: number;
}

export interface StraightenedPicture extends StraightenedPage {
  shown: Canvas;
}

/**
 * Decodes a picture, upright according to its EXIF data. @throws UnreadableDocumentError
 * @param freeMemory called before decoding a picture too large for the memory left beside the OCR engine
 */
export async function openPicture(content: Buffer, freeMemory: () => Promise<void>): Promise<Canvas> {
  const size = readImageSize(content);
  if (!size) throw new UnreadableDocumentError('broken');
  if (size.width * size.height > MAX_PIXELS) throw new UnreadableDocumentError('tooLarge');
  if (size.width * size.height > LARGE_PIXELS) await freeMemory();
  // The decoder applies the EXIF rotation.
  const image = await loadImage(content).catch(() => {
    throw new UnreadableDocumentError('broken');
  });
  if (image.width * image.height === 0) throw new UnreadableDocumentError('broken');
  const scale = Math.min(1, MAX_OCR_SIDE / Math.max(image.width, image.height));
  const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Width and height from the file header, without decoding; null when it is neither a JPEG nor a PNG. */
export function readImageSize(content: Buffer): { width: number; height: number } | null {
  if (content.length > 24 && content.readUInt32BE(0) === 0x89504e47) {
    if (!content.includes('IDAT')) return null; // The PNG decoder crashes on a file without image data.
    return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  }
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < content.length;) {
    if (content[at] !== 0xff) return null;
    const kind = content[at + 1] ?? 0;
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
    if (isFrame) return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
    at += 2 + content.readUInt16BE(at + 2);
  }
  return null;
}

/**
 * Straightens a picture, evens out its lighting and measures its quality.
 * @param dpi resolution known from a PDF; null when it must be guessed
 * @param quarters clockwise quarter turns to apply
 * @param isPageSought whether to crop the background around the page
 */
export function straightenPicture(canvas: Canvas, dpi: number | null, quarters = 0, isPageSought = true): StraightenedPicture {
  const { width, height } = canvas;
  const rgba = canvas.getContext('2d').getImageData(0, 0, width, height).data;
  const whole = fromRgba(rgba, width, height);
  const page = dpi === null && isPageSought ? findPageCorners(darkestChannelOf(rgba, width, height)) : null;
  const all: Corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const unturned = page ?? all;
  const corners = unturned.map((_corner, index) => unturned[(index + 4 - quarters) % 4]) as unknown as Corners;
  const size = quadrilateralSize(corners);
  const isWhole = page === null && quarters === 0;
  const level = projectionTo(corners, size.width, size.height);
  let flat = evenLighting(isWhole ? whole : { ...size, data: warp(whole, 1, level, size.width, size.height) });
  const slope = slopeOf(flat);
  const isMoved = !isWhole || Math.abs(slope) > MIN_SLOPE_DEGREES;
  const projection = rotateProjection(level, slope, size.width, size.height);
  if (Math.abs(slope) > MIN_SLOPE_DEGREES)
    flat = evenLighting({ ...size, data: warp(whole, 1, projection, size.width, size.height) });
  const scale = Math.min(1, MAX_SHOWN_SIDE / Math.max(size.width, size.height));
  const to = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const shown = createCanvas(to.width, to.height);
  const context = shown.getContext('2d');
  if (isMoved) {
    // Shrinks first, because the warp reads four source pixels for each target pixel.
    const less = createCanvas(Math.round(width * scale), Math.round(height * scale));
    less.getContext('2d').drawImage(canvas, 0, 0, less.width, less.height);
    const colors = less.getContext('2d').getImageData(0, 0, less.width, less.height).data;
    const raster = {
      width: less.width,
      height: less.height,
      data: new Uint8Array(colors.buffer, colors.byteOffset, colors.length),
    };
    const data = context.createImageData(to.width, to.height);
    data.data.set(warp(raster, 4, scaleProjection(projection, scale, scale), to.width, to.height));
    context.putImageData(data, 0, 0);
  } else context.drawImage(canvas, 0, 0, to.width, to.height);
  const own = dpi ?? dpiOf(size);
  return { grey: flat, shown, dpi: own, sharpness: sharpnessAt150Dpi(flat, own) };
}

/** Sharpness at about 150 dpi, so that an enlarged picture does not seem blurred. */
function sharpnessAt150Dpi(flat: GrayImage, dpi: number): number {
  return sharpnessOf(shrinkImage(flat, Number.isFinite(dpi) ? Math.max(1, Math.round(dpi / 150)) : 1));
}

/** Height-to-width ratio above that of a legal page: a narrow slip of unknown width. */
const MIN_SLIP_ASPECT_RATIO = 1.75;

/**
 * Resolution if the page fills the picture's width, even if only part of its height is shown. Infinite for a slip; then the size of its
 * letters decides.
 */
const dpiOf = ({ width, height }: { width: number; height: number }): number =>
  height > MIN_SLIP_ASPECT_RATIO * width ? Infinity : width / LETTER_PAPER_WIDTH_INCHES;

function quadrilateralSize([one, two, three, four]: Corners): { width: number; height: number } {
  const long = (from: { x: number; y: number }, to: { x: number; y: number }): number => Math.hypot(to.x - from.x, to.y - from.y);
  return {
    width: Math.round((long(one, two) + long(four, three)) / 2),
    height: Math.round((long(one, four) + long(two, three)) / 2),
  };
}
