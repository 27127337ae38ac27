/** The lender's documents set no cookie: the first write gets its token from GET account, and no write is refused. */
import type { Page } from '@playwright/test';

import { guestReview } from './support/guests.ts';
import { expectCharged, DUE_SOON, openReview, payButton, receipt } from './support/paying.ts';
import { expect, test } from './support/portal.ts';

/** Every call of the page to the lender's APIs, in the order in which they left, with the status that came back. */
function watchCalls(page: Page) {
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

/** Checks that there was one account call before every write, and no refusal. */
function expectNoRefusal(calls: ReturnType<typeof watchCalls>) {
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
  const names = calls.map(({ name }) => name);
  expect(names.filter((name) => name === ACCOUNT)).toHaveLength(1);
  expect(names.findIndex((name) => !name.startsWith('GET '))).toBeGreaterThan(names.indexOf(ACCOUNT));
}

for (const path of ['/', '/pay', '/loans', '/auth/silent-renew', '/server-down.html']) {
  test(`the document of ${path} sets no cookie`, async ({ request }) => {
    expect((await request.get(path)).headers()['set-cookie']).toBeUndefined();
  });
}

test('a guest writes for the first time, and pays, without a refusal', async ({ page, portal }) => {
  const calls = watchCalls(page);
  await guestReview(page, portal);
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();

  expectNoRefusal(calls);
  expect(calls.find(({ name }) => name === ACCOUNT)?.setsToken).toBe(true);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('a signed-in borrower writes for the first time, and pays, without a refusal', async ({ page, portal }) => {
  const calls = watchCalls(page);
  await openReview(page, portal);
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();

  expectNoRefusal(calls);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('a cookie of that name that somebody else on the host has left is replaced before anything is written', async ({
  page,
  context,
  portal,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'of-another-application', url: portal.origin }]);
  const calls = watchCalls(page);
  await guestReview(page, portal);
  await payButton(page).click();
  await expect(receipt(page)).toBeVisible();

  expectNoRefusal(calls);
  await expectCharged(portal, [DUE_SOON.cents]);
});

test('a page that is only read asks for the account when it has become quiet', async ({ page, portal }) => {
  const calls = watchCalls(page);
  await portal.resume(page, 'due soon');
  await expect(page.getByText(DUE_SOON.amount).first()).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain(ACCOUNT);

  await expect.poll(() => calls.map(({ name }) => name)).toContain(ACCOUNT);
});
