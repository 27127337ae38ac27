import { ReportFileError } from './reportFileError.ts';

/**
 * Maximum nesting depth, far above that of real reports. Deeper files are rejected, because the recursive functions that read a report
 * would overflow the stack.
 */
export const MAX_DEPTH = 100;

/**
 * Counts the values in each object of `root`, with shared objects counted every time they occur: a tiny file could reference itself so
 * often that expanding it would never end.
 * @returns a function that returns the count for an object within `root`
 * @throws ReportFileError if an object contains itself or the nesting is too deep
 */
export function countValues(root: object): (part: unknown) => number {
  const sizes = new Map<object, number>();
  /** Nesting depth below each object. */
  const heights = new Map<object, number>();
  const open = new Set<object>();
  const toVisit: object[] = [root];
  for (let part = toVisit.at(-1); part !== undefined; part = toVisit.at(-1)) {
    const inner = Object.values(part).filter((value): value is object => typeof value === 'object' && value !== null);
    if (open.has(part) || sizes.has(part)) {
      toVisit.pop();
      if (sizes.has(part)) continue;
      open.delete(part);
      sizes.set(part, Object.keys(part).length + inner.reduce((sum, one) => sum + (sizes.get(one) ?? 0), 1));
      const height = inner.reduce((highest, one) => Math.max(highest, heights.get(one) ?? 0), 0) + 1;
      if (height > MAX_DEPTH) throw new ReportFileError('broken');
      heights.set(part, height);
      continue;
    }
    open.add(part);
    for (const one of inner) {
      if (open.has(one)) throw new ReportFileError('circular');
      if (!sizes.has(one)) toVisit.push(one);
    }
  }
  return (part) => (typeof part === 'object' && part !== null ? (sizes.get(part) ?? 0) : 1);
}
