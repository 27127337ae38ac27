import { ReportFileError } from './reportFileError.ts';
import { MAX_DEPTH } from './countValues.ts';

type Container = Record<string, unknown>;

interface Reference {
  container: Container;
  name: string;
  path: string;
}

const REFERENCE = '$jsan';
/** Matches one path segment as the `jsan` package writes it: `.name`, `[0]` or `["any name"]`. */
const PATH_PART = /\.(\w+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y;

/**
 * Resolves references `{"$jsan": "$.path"}` to parts that occur more than once but are stored once. Modifies `root`, which must come from
 * JSON.parse. Rejects keys named `__proto__`.
 * @throws ReportFileError
 */
export function resolveReferences(root: unknown): void {
  const references = findReferences(root);
  // Look up all targets before replacing any, so that no path runs through a replaced reference.
  const targets = references.map(({ path }) => partAt(root, path));
  for (const [index, { container, name }] of references.entries()) container[name] = targets[index];
}

function findReferences(root: unknown): Reference[] {
  const found: Reference[] = [];
  const toVisit: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = toVisit.pop(); next !== undefined; next = toVisit.pop()) {
    const { value, depth } = next;
    if (!isContainer(value)) continue;
    if (depth > MAX_DEPTH) throw new ReportFileError('broken');
    for (const name of Object.keys(value)) {
      // JSON.parse creates an ordinary own property for this key, but copying it to another object would change that object's prototype.
      if (name === '__proto__') throw new ReportFileError('broken', name);
      const inner = value[name];
      if (isContainer(inner) && Object.hasOwn(inner, REFERENCE)) {
        const path = inner[REFERENCE];
        if (typeof path !== 'string' || !/^\$(?:[.[]|$)/.test(path) || Object.keys(inner).length !== 1)
          throw new ReportFileError('unknownForm', JSON.stringify(inner).slice(0, 60));
        found.push({ container: value, name, path });
      } else toVisit.push({ value: inner, depth: depth + 1 });
    }
  }
  return found;
}

/** Returns the object or list at a path; every segment must exist. */
function partAt(root: unknown, path: string): unknown {
  let part = root;
  PATH_PART.lastIndex = 1;
  while (PATH_PART.lastIndex < path.length) {
    const place = PATH_PART.lastIndex;
    const [, name, index, quoted] = PATH_PART.exec(path) ?? [];
    const key = name ?? index ?? unquoted(quoted);
    if (key === null || !isContainer(part) || !Object.hasOwn(part, key))
      throw new ReportFileError('broken', path.slice(0, place + 60));
    part = part[key];
  }
  if (!isContainer(part) || Object.hasOwn(part, REFERENCE)) throw new ReportFileError('broken', path);
  return part;
}

function unquoted(text: string | undefined): string | null {
  try {
    return text === undefined ? null : (JSON.parse(text) as string); // The regular expression matches only complete JSON strings.
  } catch {
    return null;
  }
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;
