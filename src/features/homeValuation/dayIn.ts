import type { IntlShape } from 'react-intl';

import { dayOf } from '#domain/time/dates.ts';

const FORMS = {
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'short' },
} as const;

/** A calendar day in words: "Sep 30, 2026", or its month. Empty for what is no day. */
export function dayIn(intl: IntlShape, date: string, form: keyof typeof FORMS): string {
  const day = dayOf(date);
  return day === null ? '' : intl.formatDate(day, { ...FORMS[form], timeZone: 'UTC' });
}
