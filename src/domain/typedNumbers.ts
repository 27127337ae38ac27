/** Numbers as people type and paste them: "$1,264.14", "5.75 %". Null for what is none. */

/** Cents of dollars with two decimals at the most. Never negative. */
export function typedCents(text: string): number | null {
  const match = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{0,2}))?$/.exec(text.replace(/\s/g, ''));
  if (match === null) return null;
  const [, dollars = '', cents = ''] = match;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Percent with three decimals at the most. Never negative. */
export function typedPercent(text: string): number | null {
  const tidy = text.replace(/[\s%]/g, '');
  return /^(\d{1,3}\.?|\d{0,3}\.\d{1,3})$/.test(tidy) ? Number(tidy) : null;
}
