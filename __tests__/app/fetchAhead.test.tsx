/** The code of the pages that usually come next. */
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { FetchAhead } from '#app/pages/FetchAhead.tsx';
import { matchAt } from '#app/routes.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

/** How often the code of the payment's first page is asked for in the first seconds on a page. */
function askedOn(page: string, stays = true): number {
  const row = matchAt('/pay/details').route;
  if (row.load === undefined) throw new Error('There is no such page');
  const load = jest.spyOn(row, 'load');
  const { unmount } = render(
    <MemoryRouter initialEntries={[page]}>
      <FetchAhead />
    </MemoryRouter>,
  );
  if (!stays) unmount();
  jest.advanceTimersByTime(1400);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  const { length } = load.mock.calls;
  load.mockRestore();
  unmount();
  return length;
}

test('comes once the list of loans has been at rest', () => {
  expect(askedOn('/loans')).toBe(1);
});

test('comes not from a page that leads elsewhere, nor once the page was left', () => {
  expect([askedOn('/help'), askedOn('/loans', false)]).toEqual([0, 0]);
});

test('comes not to who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(askedOn('/loans')).toBe(0);
});
