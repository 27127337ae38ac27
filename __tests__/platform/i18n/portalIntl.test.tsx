import { render } from '@testing-library/react';
import fc from 'fast-check';
import { RawIntlProvider } from 'react-intl';

import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';

test('English is in the code, so a missing translation is no error', () => {
  expect(createPortalIntl().locale).toBe('en-US');
  expect(createPortalIntl().formatMessage({ id: 'nowhere', defaultMessage: 'As written' })).toBe('As written');
});

test.each([
  ['a missing value', { id: 'a', defaultMessage: 'Pay {amount}' }],
  ['a malformed message', { id: 'b', defaultMessage: 'Pay {amount' }],
])('%s throws and is never shown', (_name, message) => {
  expect(() => createPortalIntl().formatMessage(message)).toThrow();
});

type Format = Parameters<ReturnType<typeof useFormatDay>>[1];

function Day({ date, format }: { date: string | null; format: Format }) {
  return <>{useFormatDay()(date, format) ?? 'none'}</>;
}
const shown = (date: string | null, format: Format) => {
  const { container, unmount } = render(
    <RawIntlProvider value={createPortalIntl()}>
      <Day date={date} format={format} />
    </RawIntlProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
};

test.each([
  ['2026-12-01', 'date', 'Dec 1, 2026'],
  ['2026-12-01', 'long', 'December 1, 2026'],
  ['2026-12-01', 'weekday', 'Tuesday, Dec 1'],
  ['2026-12-01', 'shortWeekday', 'Tue, Dec 1'],
  ['2026-12-01', 'monthDay', 'Dec 1'],
  ['2026-12-01', 'monthYear', 'Dec 2026'],
  ['2026-12-01', 'month', 'December'],
  ['2028-02-29', 'date', 'Feb 29, 2028'],
  ['2026-02-30', 'date', 'none'],
  ['2026-12-01T00:00:00Z', 'date', 'none'],
  ['', 'date', 'none'],
  [null, 'weekday', 'none'],
] as const)('%p formatted as %s is %s', (date, format, text) => {
  expect(shown(date, format)).toBe(text);
});

test('a calendar day is never shifted', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (instant) => {
      const date = instant.toISOString().slice(0, 10);
      expect(shown(date, 'date')).toContain(` ${Number(date.slice(8))}, ${date.slice(0, 4)}`);
    }),
    { numRuns: 50 },
  );
});
