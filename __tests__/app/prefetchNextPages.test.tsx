import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { PrefetchNextPages } from '#app/pages/LaterParts.tsx';
import { matchAt } from '#app/routes.ts';

import { controlStartup } from '../support/controlStartup.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

/** Returns how often a page that becomes idle prefetches the code of the payment form. */
async function prefetchCountOn(page: string, stays = true): Promise<number> {
  const row = matchAt('/pay/mode').route;
  if (row.fetchScript === undefined) throw new Error('There is no such page');
  const fetchScript = jest.spyOn(row, 'fetchScript');
  const pass = controlStartup();
  const { unmount } = render(
    <MemoryRouter initialEntries={[page]}>
      <PrefetchNextPages />
    </MemoryRouter>,
  );
  pass('interactive');
  await act(async () => {});
  expect(fetchScript).not.toHaveBeenCalled();
  if (!stays) unmount();
  pass('idle');
  await act(async () => {});
  const { length } = fetchScript.mock.calls;
  fetchScript.mockRestore();
  unmount();
  return length;
}

test('the next pages are prefetched once the loan list is idle', async () => {
  expect(await prefetchCountOn('/loans')).toBe(1);
});

test('nothing is prefetched from other pages or after leaving the list', async () => {
  expect([await prefetchCountOn('/help'), await prefetchCountOn('/loans', false)]).toEqual([0, 0]);
});

test('nothing is prefetched when the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(await prefetchCountOn('/loans')).toBe(0);
});
