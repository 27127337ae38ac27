import { messageOriginOf } from './messageOrigins.ts';

/** Values that identify nobody: amounts, percentages, dates and numbers of up to four digits. */
const NOT_PERSONAL = /^(?:[-–]?\$[\d,]+(?:\.\d\d)?|[\d.]{1,6}%|\d{1,4}|[A-Z][a-z]+\.? \d{1,2}(?:, \d{4})?)$/;
export const REDACTED = '…';

/**
 * Returns a text of the page with personal values redacted, so that it may go into a problem report. Returns null when it is not one of
 * the portal's own texts.
 */
export function redactUiText(text: string): string | null {
  const found = messageOriginOf(text);
  if (found === undefined) return NOT_PERSONAL.test(text) ? text : null;
  const { descriptor, values, format } = found;
  if (values === undefined) return text;
  const told = Object.entries(values).map(([name, value]) => [name, redactValue(value, text)]);
  return format(descriptor, Object.fromEntries(told) as never); // Same cast as in `withMessageOrigins`.
}

/**
 * Redacts one value of a message. @param whole the formatted message; if it consists only of this value, the value is treated as personal
 */
function redactValue(value: unknown, whole: string): unknown {
  if (typeof value === 'string') return (value === whole ? null : redactUiText(value)) ?? REDACTED;
  return typeof value === 'number' && value >= 10_000 ? REDACTED : value;
}
