/** @jest-environment node */
import fc from 'fast-check';

import { englishDay } from '#platform/i18n/englishDay.ts';
import { DAY_FORMATS } from '#platform/i18n/useFormatDay.ts';

test.each(Object.entries(DAY_FORMATS))('%s: as the browser writes it', (_name, parts) => {
  const browser = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
  const day = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) }).map((at) => new Date(at));
  fc.assert(fc.property(day, (date) => expect(englishDay(date, parts)).toBe(browser.format(date))));
});
