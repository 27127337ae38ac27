/**
 * Names in American English, as `Intl.ListFormat` joins them: "May", "May and June", "May, June, and July". That one takes a phone 50 ms
 * when it is first used, which the first view of the loans would wait for.
 */
export function englishList(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1) ?? ''}`;
}
