/** Checks the XSRF cookie: the lender's documents do not set it, so the portal must call GET account before the first write. */
import { expect, type Page } from '@playwright/test';

/** Records every call of the page to the lender's APIs in order, with its status. */
export function watchCalls(page: Page) {
  const calls: { name: string; status: number | null; setsToken: boolean }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const call = { name: `${request.method()} ${pathname}`, status: null as number | null, setsToken: false };
    calls.push(call);
    void request.response().then(async (response) => {
      call.status = response?.status() ?? null;
      const cookies = (await response?.headersArray()) ?? [];
      call.setsToken = cookies.some(({ name, value }) => name.toLowerCase() === 'set-cookie' && value.startsWith('XSRF-TOKEN='));
    });
  });
  return calls;
}

const ACCOUNT = 'GET /api/borrower/account';

/** Checks that exactly one account call was made, that it set the XSRF cookie before the first write, and that no call got a 403. */
export function expectNoRefusal(calls: ReturnType<typeof watchCalls>): void {
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
  const names = calls.map(({ name }) => name);
  expect(names.filter((name) => name === ACCOUNT)).toHaveLength(1);
  expect(calls.find(({ name }) => name === ACCOUNT)?.setsToken).toBe(true);
  expect(names.findIndex((name) => !name.startsWith('GET '))).toBeGreaterThan(names.indexOf(ACCOUNT));
}
