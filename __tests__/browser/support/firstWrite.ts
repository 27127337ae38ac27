/** The lender's documents set no cookie: the first write gets its token from GET account, and no write is refused. */
import { expect, type Page } from '@playwright/test';

/** Every call of the page to the lender's APIs, in the order in which they left, with the status that came back. */
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

/** Checks that there was one account call of this document before every write, which brought the token of writes, and no refusal. */
export function expectNoRefusal(calls: ReturnType<typeof watchCalls>): void {
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
  const names = calls.map(({ name }) => name);
  expect(names.filter((name) => name === ACCOUNT)).toHaveLength(1);
  expect(calls.find(({ name }) => name === ACCOUNT)?.setsToken).toBe(true);
  expect(names.findIndex((name) => !name.startsWith('GET '))).toBeGreaterThan(names.indexOf(ACCOUNT));
}
