import { spokenAs } from './spokenWords.ts';

/** Amounts, percents, days, and numbers too short to be anybody's. */
const HARMLESS = /^(?:[-–]?\$[\d,]+(?:\.\d\d)?|[\d.]{1,6}%|\d{1,4}|[A-Z][a-z]+\.? \d{1,2}(?:, \d{4})?)$/;
/** In the place of what is not told. */
export const HIDDEN = '…';

/** A text of the page with the values that may be told, or null where it is none of the portal's own words. */
export function tellable(text: string): string | null {
  const found = spokenAs(text);
  if (found === undefined) return HARMLESS.test(text) ? text : null;
  const { descriptor, values, say } = found;
  if (values === undefined) return text;
  const told = Object.entries(values).map(([name, value]) => [name, tellableValue(value, text)]);
  return say(descriptor, Object.fromEntries(told) as never); // as in `remembering`
}

/** @param whole the text that it stands in: a message may be nothing but its value, which is then somebody's words */
function tellableValue(value: unknown, whole: string): unknown {
  if (typeof value === 'string') return (value === whole ? null : tellable(value)) ?? HIDDEN;
  return typeof value === 'number' && value >= 10_000 ? HIDDEN : value;
}
