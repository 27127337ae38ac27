import { OpeningProblem } from './openingProblem.ts';

/** No report is nested as deep. What reads it step into it part by part, and would not come back from any depth. */
export const DEEPEST = 100;

/**
 * How many values a part has when all that it shares with others is counted: a file of a few lines can refer to itself so often that
 * writing it out would never end. @returns the count for a part of `root`. @throws OpeningProblem when a part is inside itself, or too many
 * are inside each other
 */
export function partSizes(root: object): (part: unknown) => number {
  const sizes = new Map<object, number>();
  /** How many parts are inside each other there. */
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
      if (height > DEEPEST) throw new OpeningProblem('broken');
      heights.set(part, height);
      continue;
    }
    open.add(part);
    for (const one of inner) {
      if (open.has(one)) throw new OpeningProblem('circular');
      if (!sizes.has(one)) toVisit.push(one);
    }
  }
  return (part) => (typeof part === 'object' && part !== null ? (sizes.get(part) ?? 0) : 1);
}
