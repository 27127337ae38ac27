/** Statements that a session keeps: a text that comes again is neither parsed nor, mostly, planned again. */

/** What reads and writes rows; the rest runs too seldom. */
const KEPT = /^(select|insert|update|delete|with)\b/i;

/** Lists of every length make ever new texts; those that come after so many are not kept. */
const MOST = 500;

/** A name for each text under which sessions can keep it; undefined for a text that is not kept. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === MOST || !KEPT.test(text)) return known;
    const name = `kept_${names.size}`;
    names.set(text, name);
    return name;
  };
}
