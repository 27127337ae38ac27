/** Names for prepared statements: a query text that occurs again is not parsed, and mostly not planned, a second time. */

/** Matches queries that read or write rows. Other statements run too rarely to be prepared. */
const KEPT = /^(select|insert|update|delete|with)\b/i;

/** The maximum number of prepared statements. Queries with lists of varying length would otherwise produce an endless number of texts. */
const MOST = 500;

/** Returns a function that gives each query text a statement name, or undefined for a text that should not be prepared. */
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
