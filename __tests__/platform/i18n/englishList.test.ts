/** @jest-environment node */
import fc from 'fast-check';

import { englishList } from '#platform/i18n/englishList.ts';

test('as the browser writes it', () => {
  const browser = new Intl.ListFormat('en-US', { type: 'conjunction' });
  fc.assert(fc.property(fc.array(fc.string()), (names) => expect(englishList(names)).toBe(browser.format(names))));
});
