/**
 * Resolves references in a report. A part that occurs more than once is written once, and elsewhere replaced by `{"$jsan": "$.path"}`, as
 * Redux DevTools does.
 */
const PATH_STEP = /\.(\w+)|\[(\d+)\]|\["((?:[^\\"]|\\.)*)"\]/g;

/** Returns the path in a reference object, or null for any other value. */
function referencePath(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('$jsan' in value)) return null;
  const { $jsan: path } = value;
  return typeof path === 'string' && path.startsWith('$') ? path : null;
}

/** Returns the part at a path. @param path such as `$.portal.schema` @returns undefined when there is no such part */
export function valueAtPath(document: unknown, path: string): unknown {
  let part = document;
  for (const [, name, index, quoted] of path.matchAll(PATH_STEP)) {
    const step = name ?? index ?? (quoted ?? '').replaceAll('\\"', '"');
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step)) return undefined;
    part = Reflect.get(part, step);
  }
  return part;
}

/**
 * Copies the upper `levels` of a document with references replaced by what they refer to. Each part is copied only once, so a small
 * document cannot expand into a huge one. A dangling reference becomes null; a reference to another reference stays and fails validation
 * later.
 */
export function resolveReferences(document: unknown, levels: number): unknown {
  const copies = Array.from({ length: levels + 1 }, () => new Map<object, unknown>());
  const copy = (value: unknown, left: number): unknown => {
    const path = referencePath(value);
    const part = path === null ? value : (valueAtPath(document, path) ?? null);
    if (left === 0 || typeof part !== 'object' || part === null || referencePath(part) !== null) return part;
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
