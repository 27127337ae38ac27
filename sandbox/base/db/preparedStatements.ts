/** Names for prepared statements: a query text that occurs again is not parsed, and mostly not planned, a second time. */

/** Matches queries that read or write rows. Other statements run too rarely to be prepared. */
const PREPARABLE = /^(select|insert|update|delete|with)\b/i;

/** The maximum number of prepared statements. Queries with lists of varying length would otherwise produce an endless number of texts. */
const MAX_PREPARED_STATEMENTS = 500;

/** Returns a function that gives each query text a statement name, or undefined for a text that should not be prepared. */
export function createStatementNamer(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === MAX_PREPARED_STATEMENTS || !PREPARABLE.test(text)) return known;
    const name = `kept_${names.size}`;
    names.set(text, name);
    return name;
  };
}
