/** Parts of a report that occur more than once stand in it once; elsewhere stands `{"$jsan": "$.path"}`, as Redux DevTools writes it. */
const STEP = /\.(\w+)|\[(\d+)\]|\["((?:[^\\"]|\\.)*)"\]/g;

/** The path that a reference names; null for any other value. */
function referredPath(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('$jsan' in value)) return null;
  const { $jsan: path } = value;
  return typeof path === 'string' && path.startsWith('$') ? path : null;
}

/** @param path such as `$.portal.schema` @returns undefined where there is no such part */
export function partAt(document: unknown, path: string): unknown {
  let part = document;
  for (const [, name, index, quoted] of path.matchAll(STEP)) {
    const step = name ?? index ?? (quoted ?? '').replaceAll('\\"', '"');
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step)) return undefined;
    part = Reflect.get(part, step);
  }
  return part;
}

/**
 * A copy of the upper `levels` of a document, with what references in them name in their place. What is named often is copied once, so a
 * small document does not become a large one. A reference to nothing becomes null, and one to another reference stays, for a check to refuse.
 */
export function withoutReferences(document: unknown, levels: number): unknown {
  const copies = Array.from({ length: levels + 1 }, () => new Map<object, unknown>());
  const copy = (value: unknown, left: number): unknown => {
    const path = referredPath(value);
    const part = path === null ? value : (partAt(document, path) ?? null);
    if (left === 0 || typeof part !== 'object' || part === null || referredPath(part) !== null) return part;
    const known = copies[left];
    if (known?.has(part)) return known.get(part);
    const made = Array.isArray(part)
      ? part.map((one) => copy(one, left - 1))
      : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, copy(inner, left - 1)]));
    known?.set(part, made);
    return made;
  };
  return copy(document, levels);
}
