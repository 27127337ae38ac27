/** Projective mapping of a flat page into a picture taken at an angle. */
export interface Point {
  x: number;
  y: number;
}

/** Eight numbers h that map (x, y) to ((h0 x + h1 y + h2) / w, (h3 x + h4 y + h5) / w), where w = h6 x + h7 y + 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number];

/** The mapping from the four points `from` to the four points `to`. */
export function homographyOf(from: readonly Point[], to: readonly Point[]): Homography {
  const rows = from.flatMap(({ x, y }, nth) => {
    const { x: u, y: v } = to[nth] ?? { x: 0, y: 0 };
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return solve(rows) as unknown as Homography;
}

/** Gauss-Jordan elimination; the last column is the right-hand side. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    const scale = pivot[column] ?? 1;
    for (let at = 0; at <= size; at++) pivot[at] = (pivot[at] ?? 0) / scale;
    for (const row of rows) {
      const factor = row[column] ?? 0;
      if (row !== pivot) for (let at = 0; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return rows.map((row) => row[size] ?? 0);
}
