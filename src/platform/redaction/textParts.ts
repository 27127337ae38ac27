/**
 * Part of a text during redaction: a string still has to be searched; an object is finished text, with the length of the original it
 * replaces.
 */
export type TextPart = string | { done: string; was: number };

type Groups = Partial<Record<string, string>>;

/**
 * Replaces all matches in the parts that still have to be searched. If `put` returns null, the match stays as it is and is not searched
 * again.
 */
export function replaceInParts(
  parts: readonly TextPart[],
  found: RegExp,
  put: (match: string, groups: Groups) => string | null,
): TextPart[] {
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const divided: TextPart[] = [];
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

export const joinParts = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.done)).join('');
