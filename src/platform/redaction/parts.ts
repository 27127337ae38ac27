/** A text in parts: those that are still to be looked at, and those in whose place something has been put, with the length of what was there. */
export type Part = string | { done: string; was: number };

type Groups = Partial<Record<string, string>>;

/** Puts something in the place of what is found in the parts that are still to be looked at. Null: what was found stays, and is done. */
export function replaceIn(parts: readonly Part[], found: RegExp, put: (match: string, groups: Groups) => string | null): Part[] {
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const divided: Part[] = [];
    let end = 0;
    for (const { 0: match, index, groups = {} } of part.matchAll(found)) {
      if (match === '') continue;
      divided.push(part.slice(end, index), { done: put(match, groups) ?? match, was: match.length });
      end = index + match.length;
    }
    divided.push(part.slice(end));
    return divided;
  });
}

export const joined = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.done)).join('');
