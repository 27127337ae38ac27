/** Grayscale pictures, one byte per pixel, with functions that measure and clean them up. */

export interface GrayImage {
  width: number;
  height: number;
  data: Uint8Array;
}

export const createGrayImage = (width: number, height: number): GrayImage => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

export function fromRgba(rgba: Uint8ClampedArray, width: number, height: number): GrayImage {
  const grey = createGrayImage(width, height);
  for (let at = 0, from = 0; at < grey.data.length; at += 1, from += 4) {
    grey.data[at] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 151 + (rgba[from + 2] ?? 0) * 28) >> 8;
  }
  return grey;
}

/** The darkest color channel of each pixel. Paper is bright in all channels; wood and cloth are not. */
export function darkestChannelOf(rgba: Uint8ClampedArray, width: number, height: number): GrayImage {
  const grey = createGrayImage(width, height);
  for (let at = 0, from = 0; at < grey.data.length; at += 1, from += 4) {
    grey.data[at] = Math.min(rgba[from] ?? 0, rgba[from + 1] ?? 0, rgba[from + 2] ?? 0);
  }
  return grey;
}

/** Shrinks by a whole factor; each pixel is the mean of the pixels it replaces. */
export function shrinkImage({ width, height, data }: GrayImage, factor: number): GrayImage {
  if (factor <= 1) return { width, height, data };
  const small = createGrayImage(Math.floor(width / factor), Math.floor(height / factor));
  const count = factor * factor;
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let row = 0; row < factor; row += 1) {
        const start = (y * factor + row) * width + x * factor;
        for (let column = 0; column < factor; column += 1) sum += data[start + column] ?? 0;
      }
      small.data[y * small.width + x] = sum / count;
    }
  }
  return small;
}

/** The gray level below which the given share of pixels lies. */
export function grayPercentile({ data }: GrayImage, part: number): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 1) counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1;
  let left = part * data.length;
  for (let shade = 0; shade < 256; shade += 1) {
    left -= counts[shade] ?? 0;
    if (left <= 0) return shade;
  }
  return 255;
}

const TILE = 16;

/** Evens out the lighting: paper becomes white everywhere, and letters keep their contrast to it. */
export function evenLighting(grey: GrayImage): GrayImage {
  const { width, height, data } = grey;
  const paper = paperBrightness(grey);
  const flat = createGrayImage(width, height);
  for (let y = 0; y < height; y += 1) {
    const ty = Math.min(Math.max(y / TILE - 0.5, 0), paper.height - 1);
    const top = Math.floor(ty);
    const down = ty - top;
    const below = Math.min(top + 1, paper.height - 1);
    for (let x = 0; x < width; x += 1) {
      const tx = Math.min(Math.max(x / TILE - 0.5, 0), paper.width - 1);
      const left = Math.floor(tx);
      const along = tx - left;
      const next = Math.min(left + 1, paper.width - 1);
      const upper =
        (paper.data[top * paper.width + left] ?? 0) * (1 - along) + (paper.data[top * paper.width + next] ?? 0) * along;
      const lower =
        (paper.data[below * paper.width + left] ?? 0) * (1 - along) + (paper.data[below * paper.width + next] ?? 0) * along;
      const white = Math.max(upper * (1 - down) + lower * down, 1);
      const shade = ((data[y * width + x] ?? 0) * 255) / white;
      flat.data[y * width + x] = shade > 255 ? 255 : shade;
    }
  }
  return flat;
}

/** Brightness of the paper in each tile. The brightest part of a tile also covers neighboring tiles that text or fills darken. */
function paperBrightness(grey: GrayImage): GrayImage {
  const tiles = createGrayImage(Math.ceil(grey.width / TILE), Math.ceil(grey.height / TILE));
  const counts = new Uint16Array(256);
  for (let ty = 0; ty < tiles.height; ty += 1) {
    for (let tx = 0; tx < tiles.width; tx += 1) {
      counts.fill(0);
      let total = 0;
      for (let y = ty * TILE; y < Math.min((ty + 1) * TILE, grey.height); y += 1) {
        for (let x = tx * TILE; x < Math.min((tx + 1) * TILE, grey.width); x += 1) {
          const shade = grey.data[y * grey.width + x] ?? 0;
          counts[shade] = (counts[shade] ?? 0) + 1;
          total += 1;
        }
      }
      let left = total * 0.2;
      let shade = 255;
      while (shade > 0 && (left -= counts[shade] ?? 0) > 0) shade -= 1;
      tiles.data[ty * tiles.width + tx] = shade;
    }
  }
  return boxBlur(dilate(tiles, 2), 2);
}

function dilate(grey: GrayImage, radius: number): GrayImage {
  return applyByRowAndColumn(grey, radius, (values) => Math.max(...values));
}

function boxBlur(grey: GrayImage, radius: number): GrayImage {
  return applyByRowAndColumn(grey, radius, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);
}

function applyByRowAndColumn(grey: GrayImage, radius: number, merge: (values: number[]) => number): GrayImage {
  const along = (from: GrayImage, isRow: boolean): GrayImage => {
    const to = createGrayImage(from.width, from.height);
    for (let y = 0; y < from.height; y += 1) {
      for (let x = 0; x < from.width; x += 1) {
        const values: number[] = [];
        for (let step = -radius; step <= radius; step += 1) {
          const [column, row] = isRow ? [x + step, y] : [x, y + step];
          if (column >= 0 && row >= 0 && column < from.width && row < from.height)
            values.push(from.data[row * from.width + column] ?? 0);
        }
        to.data[y * from.width + x] = merge(values);
      }
    }
    return to;
  };
  return along(along(grey, true), false);
}

const EDGE_WIDTH = 6;
const MIN_EDGE_STEP = 60;

/**
 * Measures how sharp edges are, from 0 to 1: the largest share of an edge's brightness step between two adjacent pixels, averaged over
 * all edges. 1 for computer-drawn letters, less for a blurred photo. The picture must be a result of `evenLighting`, at about 150 dpi.
 */
export function sharpnessOf({ width, height, data }: GrayImage): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y < height; y += 3) {
    const row = y * width;
    for (let x = 0; x + EDGE_WIDTH < width; x += 1) {
      const whole = (data[row + x + EDGE_WIDTH] ?? 0) - (data[row + x] ?? 0);
      if (Math.abs(whole) < MIN_EDGE_STEP) continue;
      let most = 0;
      for (let step = 0; step < EDGE_WIDTH; step += 1) {
        const one = ((data[row + x + step + 1] ?? 0) - (data[row + x + step] ?? 0)) * Math.sign(whole);
        if (one > most) most = one;
      }
      sum += Math.min(most / Math.abs(whole), 1);
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Encodes as PGM, which tesseract reads without decompression. */
export const toPgm = ({ width, height, data }: GrayImage): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);

/** Gray level of ink; shadows left by `evenLighting` are brighter. */
const MAX_INK_GRAY = 128;
/** Smallest share of dark pixels that can be a line of text; dust and sensor noise are below it. */
const MIN_INK_SHARE = 0.000_2;
const INK_SHRINK_FACTOR = 3;

/** Whether the picture has anything that could be text. @param flat result of `evenLighting` */
export function hasInk(flat: GrayImage): boolean {
  const { data } = shrinkImage(flat, INK_SHRINK_FACTOR);
  let dark = 0;
  for (const shade of data) if (shade < MAX_INK_GRAY) dark += 1;
  return dark >= MIN_INK_SHARE * data.length;
}
