/** Finds the page in a photo, and the slope of its text lines. */
import { grayPercentile, shrinkImage, type GrayImage } from './grayImage.ts';

export interface Point {
  x: number;
  y: number;
}

/** Ordered clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point];

const PAGE_SEARCH_SIDE = 420;

/** Finds the bright page on its background; null when the page fills the picture, or none stands out. */
export function findPageCorners(grey: GrayImage): Corners | null {
  const factor = Math.max(1, Math.floor(Math.max(grey.width, grey.height) / PAGE_SEARCH_SIDE));
  const small = shrinkImage(grey, factor);
  const bright = findLargestBrightArea(small);
  if (!bright) return null;
  const corners = cornersOf(bright.outline);
  if (!corners) return null;
  const area = areaOf(corners);
  const whole = small.width * small.height;
  // The page must fill its outline well, and be neither a speck nor the whole picture.
  if (area < 0.2 * whole || area > 0.965 * whole || bright.count < 0.8 * area) return null;
  return corners.map(({ x, y }) => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor })) as unknown as Corners;
}

/**
 * The largest connected area brighter than the rest. The outline has the leftmost and rightmost point of each row, so that letters inside
 * are included.
 */
function findLargestBrightArea(small: GrayImage): { outline: Point[]; count: number } | null {
  const { width, height, data } = small;
  const threshold = otsuThreshold(small);
  if (grayPercentile(small, 0.9) - grayPercentile(small, 0.05) < 40) return null;
  const seen = new Int32Array(width * height);
  let best = { label: 0, count: 0 };
  let label = 0;
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] !== 0 || (data[start] ?? 0) <= threshold) continue;
    label += 1;
    let count = 0;
    const open = [start];
    seen[start] = label;
    while (open.length > 0) {
      const at = open.pop() as number;
      count += 1;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= data.length || seen[next] !== 0 || (data[next] ?? 0) <= threshold) continue;
        seen[next] = label;
        open.push(next);
      }
    }
    if (count > best.count) best = { label, count };
  }
  if (best.count === 0) return null;
  const outline: Point[] = [];
  let filled = 0;
  for (let y = 0; y < height; y += 1) {
    let [first, last] = [-1, -1];
    for (let x = 0; x < width; x += 1) {
      if (seen[y * width + x] !== best.label) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first < 0) continue;
    filled += last - first + 1;
    outline.push({ x: first, y }, { x: last, y });
  }
  return { outline, count: filled };
}

/** The gray level that best separates dark from bright pixels (Otsu's method). */
function otsuThreshold({ data }: GrayImage): number {
  const counts = new Float64Array(256);
  let sum = 0;
  for (const shade of data) {
    counts[shade] = (counts[shade] ?? 0) + 1;
    sum += shade;
  }
  let [best, most, below, sumBelow] = [127, -1, 0, 0];
  for (let shade = 0; shade < 256; shade += 1) {
    below += counts[shade] ?? 0;
    sumBelow += shade * (counts[shade] ?? 0);
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (between > most) [best, most] = [shade, between];
  }
  return best;
}

/**
 * Reduces the outline's convex hull to four sides. It removes edges one by one, starting with the one whose neighbors, if extended,
 * enclose the least extra area. So a corner hidden by a shadow is restored. Null when the result is no page.
 */
function cornersOf(outline: readonly Point[]): Corners | null {
  let hull = hullOf(outline);
  while (hull.length > 4) {
    let best: { at: number; meeting: Point } | null = null;
    let least = Infinity;
    for (let at = 0; at < hull.length; at += 1) {
      const [before, start, end, behind] = [-1, 0, 1, 2].map((step) => hull[(at + step + hull.length) % hull.length] as Point);
      const meeting = before && start && end && behind ? intersectionOf(before, start, behind, end) : null;
      const area = meeting && start && end ? areaOf([start, meeting, end]) : Infinity;
      if (meeting && area < least) [best, least] = [{ at, meeting }, area];
    }
    if (!best) return null;
    const { at, meeting } = best;
    const next = (at + 1) % hull.length;
    hull = hull.flatMap((point, index) => (index === at ? [meeting] : index === next ? [] : [point]));
  }
  if (hull.length < 4) return null;
  // Rotates the list to start at the top left.
  const first = hull.reduce(
    (least, { x, y }, index) => (x + y < (hull[least]?.x ?? 0) + (hull[least]?.y ?? 0) ? index : least),
    0,
  );
  const corners = [0, 1, 2, 3].map((step) => hull[(first + step) % 4]) as unknown as Corners;
  return hasPageAngles(corners) ? corners : null;
}

/** The point where two sides meet when extended beyond their second points; null when they do not meet. */
function intersectionOf(from: Point, to: Point, otherFrom: Point, otherTo: Point): Point | null {
  const [dx, dy, ex, ey] = [to.x - from.x, to.y - from.y, otherTo.x - otherFrom.x, otherTo.y - otherFrom.y];
  const across = dx * ey - dy * ex;
  if (Math.abs(across) < 1e-9) return null;
  const along = ((otherFrom.x - from.x) * ey - (otherFrom.y - from.y) * ex) / across;
  const otherAlong = ((otherFrom.x - from.x) * dy - (otherFrom.y - from.y) * dx) / across;
  return along >= 1 - 1e-9 && otherAlong >= 1 - 1e-9 ? { x: from.x + along * dx, y: from.y + along * dy } : null;
}

const MIN_CORNER_ANGLE = 66;

/** Whether all angles are close to right angles, as in a photo taken from above. */
const hasPageAngles = (corners: Corners): boolean =>
  corners.every((corner, index) => {
    const [before, next] = [corners[(index + 3) % 4] as Point, corners[(index + 1) % 4] as Point];
    const [ax, ay, bx, by] = [before.x - corner.x, before.y - corner.y, next.x - corner.x, next.y - corner.y];
    const angle = (Math.acos((ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1)) * 180) / Math.PI;
    return angle > MIN_CORNER_ANGLE && angle < 180 - MIN_CORNER_ANGLE;
  });

function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && crossProduct(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const crossProduct = (from: Point, by: Point, to: Point): number =>
  (by.x - from.x) * (to.y - from.y) - (by.y - from.y) * (to.x - from.x);

export const areaOf = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, point, index) => {
      const next = corners[(index + 1) % corners.length] ?? point;
      return sum + point.x * next.y - next.x * point.y;
    }, 0),
  ) / 2;

const MAX_SLOPE = 8;

/** The slope of the text lines in degrees, clockwise. At the right angle, rows of ink and rows of paper contrast most. */
export function slopeOf(flat: GrayImage): number {
  const factor = Math.max(1, Math.round(flat.width / 850));
  const small = shrinkImage(flat, factor);
  const ink: Point[] = [];
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) if ((small.data[y * small.width + x] ?? 255) < 160) ink.push({ x, y });
  }
  if (ink.length < 200) return 0;
  const sharpness = (degrees: number): number => {
    const rise = Math.tan((degrees * Math.PI) / 180);
    const rows = new Float64Array(small.height * 2 + small.width);
    for (const { x, y } of ink) {
      const row = Math.round(y - x * rise) + small.width;
      rows[row] = (rows[row] ?? 0) + 1;
    }
    let sum = 0;
    for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
    return sum;
  };
  let best = 0;
  for (const [step, span] of [
    [0.5, MAX_SLOPE],
    [0.1, 0.5],
    [0.03, 0.1],
  ] as const) {
    const center = best;
    let most = -1;
    for (let degrees = center - span; degrees <= center + span + 1e-6; degrees += step) {
      const sharp = sharpness(degrees);
      if (sharp > most) [best, most] = [degrees, sharp];
    }
  }
  return best;
}
