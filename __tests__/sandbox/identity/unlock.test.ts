/** @jest-environment node */
import type { ListedMail } from '../../../sandbox/console/MailPages.tsx';
import { codeRequest, newVisitor, submitSignIn, type Visitor } from '../../support/codeFlow.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

const PASSWORD = 'Maple-Street-2026';

let sandbox: SandboxProcess;
let origin: string;

beforeAll(async () => {
  sandbox = await startSandboxProcess({ env: { SANDBOX_LIMITS: '{"signInTries":3,"unlockMailsPerDay":2}' } });
  origin = sandbox.origin;
}, 120_000);
afterAll(() => sandbox.stop());

const tryOnce = (email: string, password: string, visitor: Visitor = newVisitor()) =>
  submitSignIn(visitor, codeRequest(origin, { ui_locales: 'de' }), { email, password });
const lock = (email: string) => Promise.all(Array.from({ length: 6 }, () => tryOnce(email, 'wrong')));

async function inbox(to: string): Promise<ListedMail[]> {
  const answer = await fetch(`${origin}/sandbox/inbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { mails: ListedMail[] }).mails;
}
/** Polls the inbox, because the mail is sent after the response. */
async function waitForMails(to: string, count: number): Promise<ListedMail[]> {
  for (let looks = 0; looks < 100; looks += 1) {
    const mails = await inbox(to);
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${to} did not get ${count} mails`);
}

test('a locked address gets one email, and the page is the same for an unknown address', async () => {
  const [known, unknown] = ['due.soon@example.com', 'nobody@example.com'];
  const pages = [];
  for (const email of [known, unknown]) {
    await lock(email);
    const page = await tryOnce(email, PASSWORD);
    pages.push([page.status, (await page.text()).replace(/nonce="[^"]*"|interaction\/[\w-]+/g, '').replaceAll(email, '…')]);
  }
  expect(pages[0]?.[0]).toBe(429);
  expect(pages[0]?.[1]).toContain('den wir Ihnen per E-Mail gesendet haben');
  expect(pages[1]).toEqual(pages[0]);

  const [mail, ...more] = await waitForMails(known, 1);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Zu viele Anmeldeversuche bei CCM', links: [{ what: 'Mein Konto entsperren' }] });
  expect(await inbox(unknown)).toEqual([]);
});

test('the link unlocks once, and that browser stays unlocked with its own tries', async () => {
  const email = 'due.today@example.com';
  await lock(email);
  const link = (await waitForMails(email, 1))[0]?.links[0]?.url ?? '';
  const owner = newVisitor();
  expect(await (await owner.get(link)).text()).toContain(email);
  expect((await tryOnce(email, PASSWORD)).status).toBe(429); // opening the page alone does not unlock the account

  expect((await owner.post(link, {})).status).toBe(200);
  expect((await newVisitor().post(link, {})).status).toBe(410);
  expect((await owner.get(link)).status).toBe(410);
  expect((await tryOnce(email, PASSWORD)).status).toBe(303); // works in any browser, because the mail may have been read on another device

  await lock(email);
  expect((await tryOnce(email, PASSWORD)).status).toBe(429);
  expect((await tryOnce(email, PASSWORD, owner)).status).toBe(303);
  // The unlock cookie is valid for this account only, and allows only a limited number of guesses.
  await lock('overdue.late@example.com');
  expect((await tryOnce('overdue.late@example.com', PASSWORD, owner)).status).toBe(429);
  const guesses = await Promise.all(Array.from({ length: 6 }, () => tryOnce(email, 'wrong', withUnlockCookie(owner))));
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(2);
  expect((await tryOnce(email, PASSWORD, withUnlockCookie(owner))).status).toBe(429);
});

/** Creates a visitor that has only the unlock cookie, so that each attempt is a separate sign-in. */
function withUnlockCookie(owner: Visitor): Visitor {
  const visitor = newVisitor();
  visitor.cookies.set('unlocked', owner.cookies.get('unlocked') ?? 'none');
  return visitor;
}

test('an address that is locked repeatedly gets few emails a day', async () => {
  const email = 'first.payment@example.com';
  for (const count of [1, 2, 2]) {
    await lock(email);
    const [mail] = await waitForMails(email, count);
    await newVisitor().post(mail?.links[0]?.url ?? '', {});
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await inbox(email)).toHaveLength(2);
});

test('an expired link unlocks nothing, and neither does its cookie', async () => {
  const email = 'paid.ahead@example.com';
  await lock(email);
  const link = (await waitForMails(email, 1))[0]?.links[0]?.url ?? '';
  const clock = (now: string | null) =>
    fetch(`${origin}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    });
  const later = new Date(Date.now() + 25 * 3_600_000).toISOString();
  await clock(later);
  expect((await newVisitor().post(link, {})).status).toBe(410);
  await clock(null);
  const owner = newVisitor();
  expect((await owner.post(link, {})).status).toBe(200);
  await lock(email);
  await clock(later);
  expect((await tryOnce(email, PASSWORD, owner)).status).toBe(429);
  await clock(null);
  expect((await tryOnce(email, PASSWORD, owner)).status).toBe(303);
});
