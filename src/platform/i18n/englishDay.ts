const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Which parts of a day are told, as `Intl.DateTimeFormat` calls them. */
export interface DayFormat {
  weekday?: 'long' | 'short';
  year?: 'numeric';
  month: 'long' | 'short';
  day?: 'numeric';
}

/**
 * A calendar day in American English, as `Intl.DateTimeFormat` writes it. That one takes a phone a fifth of a second when it is first used,
 * which every first view would wait for.
 * @param date midnight UTC
 */
export function englishDay(date: Date, { weekday, year, month, day }: DayFormat): string {
  const named = (names: readonly string[], index: number, length: 'long' | 'short') =>
    names[index]?.slice(0, length === 'short' ? 3 : undefined) ?? '';
  const monthDay = named(MONTHS, date.getUTCMonth(), month) + (day === undefined ? '' : ` ${date.getUTCDate()}`);
  const before = weekday === undefined ? '' : `${named(DAYS, date.getUTCDay(), weekday)}, `;
  const after = year === undefined ? '' : `${day === undefined ? '' : ','} ${date.getUTCFullYear()}`;
  return before + monthDay + after;
}
