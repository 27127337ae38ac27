/** @jest-environment node */
/** Password reset at the sandbox's provider. */
import type { ListedMail } from '../../../sandbox/console/MailPages.tsx';
import { codeRequest, follow, newVisitor, postToken, signInForTokens, submitSignIn } from '../../support/codeFlow.ts';
import { setFault } from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

const OLD = 'Maple-Street-2026';
const NEW = 'Harbour-lantern-58';

let sandbox: SandboxProcess;
let origin: string;

beforeAll(async () => {
  sandbox = await startSandboxProcess({
    env: { SANDBOX_LIMITS: '{"passwordMailsPerDay":3,"passwordRequestsPerCallerPerHour":60}', SANDBOX_LOG: 'info' },
  });
  origin = sandbox.origin;
}, 120_000);
afterAll(() => sandbox.stop());

const send = (path: string, form?: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(path.startsWith('http') ? path : `${origin}/oidc/${path}`, {
    redirect: 'manual',
    headers,
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
const forgot = (email: string, query = '', extra: Record<string, string> = {}) =>
  send(`password/forgot${query}`, { email, ...extra });
const refresh = async (token = '') => (await postToken(origin, { grant_type: 'refresh_token', refresh_token: token })).status;

async function inbox(to: string): Promise<ListedMail[]> {
  const answer = await fetch(`${origin}/sandbox/inbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { mails: ListedMail[] }).mails;
}
const linkFor = async (email: string) => {
  await forgot(email);
  return (await inbox(email))[0]?.links[0]?.url ?? 'no link';
};
const setClock = (now: string | null) =>
  fetch(`${origin}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });

/** Returns a response without the parts that change every time and without the typed email address. */
const comparable = async (response: Response, email: string) => [
  response.status,
  ...[...response.headers]
    .filter(([name]) => !['date', 'content-length', 'x-request-id'].includes(name))
    .map(([name, value]) => `${name}: ${value.replace(/nonce-[^']+/g, '')}`),
  (await response.text()).replace(/nonce="[^"]*"/g, '').replaceAll(email, '…'),
];

describe('requesting a link', () => {
  test('responds the same whether or not the address has an account, and the email tells', async () => {
    const [known, unknown] = ['due.soon@example.com', 'nobody.knows@example.com'];
    const answers = [];
    for (const email of [known, unknown]) answers.push(await comparable(await forgot(email), email));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.at(-1)).toContain('<h1>Check your email</h1>');
    expect((await inbox(known))[0]?.links[0]?.url).toContain(`${origin}/oidc/password/new?token=`);
    expect((await inbox(unknown))[0]).toMatchObject({
      subject: 'No account at CCM uses this address',
      links: [{ what: 'Create an account', url: `${origin}/auth/signup` }],
    });
  });

  test('can be repeated from the confirmation page and counts', async () => {
    const email = 'again@example.com';
    expect(await (await forgot(email)).text()).toMatch(
      /<input type="hidden" name="email" value="again@example.com"\/><button class="plain" type="submit" value="1" name="again">Send again</,
    );
    expect(await (await forgot(email, '', { again: '1' })).text()).toContain('We sent another email to again@example.com.');
    expect(await inbox(email)).toHaveLength(2);
  });

  test('is rejected after too many for one address until the next day', async () => {
    for (const email of ['two.loans@example.com', 'no.such@example.com']) {
      const statuses = (await Promise.all(Array.from({ length: 6 }, () => forgot(email)))).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 200, 200, 429, 429, 429]);
      expect(await inbox(email)).toHaveLength(3);
    }
    const refused = await forgot('TWO.loans@example.com');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    expect(await refused.text()).toContain('There were too many tries.');
    await setClock(new Date(Date.now() + 25 * 3_600_000).toISOString());
    expect((await forgot('two.loans@example.com')).status).toBe(200);
    await setClock(null);
  });

  test('is rejected after too many from one caller', async () => {
    const small = await startSandboxProcess({ env: { SANDBOX_LIMITS: '{"passwordRequestsPerCallerPerHour":2}' } });
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => send(`${small.origin}/oidc/password/forgot`, { email: `caller${number}@example.com` })),
    );
    await small.stop();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
  });

  test.each([
    ['', 'Enter your email.'],
    ['half@example', 'Enter an email address such as name@example.com.'],
    ['a@example.com\nBcc: b@example.com', 'Enter an email address such as name@example.com.'],
  ])('with "%s" sends nothing', async (email, sentence) => {
    const before = (await inbox(email)).length;
    const response = await forgot(email);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await inbox(email)).toHaveLength(before);
  });
});

describe('the link', () => {
  test('sets the password once and ends all sessions, pending sign-ins and the lock', async () => {
    const email = 'overdue.grace@example.com';
    const [one, other] = [
      await signInForTokens(origin, { email, password: OLD }),
      await signInForTokens(origin, { email, password: OLD }),
    ];
    const waiting = { visitor: newVisitor(), request: codeRequest(origin) };
    const finish = await submitSignIn(waiting.visitor, waiting.request, { email, password: OLD }); // a sign-in that has passed the old password but is not finished yet
    const stranger = await signInForTokens(origin, { email: 'due.today@example.com', password: OLD });
    for (let tries = 0; tries < 5; tries += 1) {
      await submitSignIn(newVisitor(), codeRequest(origin), { email, password: 'wrong' });
    }
    const spare = await linkFor(email);
    const link = await linkFor(email);
    expect((await send(link)).status).toBe(200);

    const [first, second] = await Promise.all([send(link, { password: NEW }), send(link, { password: 'Another-lantern-59' })]);

    expect([first.status, second.status].sort()).toEqual([200, 410]);
    const chosen = first.status === 200 ? NEW : 'Another-lantern-59';
    expect((await send(link)).status).toBe(410);
    expect((await send(link, { password: NEW })).status).toBe(410);
    expect((await send(spare, { password: NEW })).status).toBe(410);
    expect([await refresh(one.tokens.refresh_token), await refresh(other.tokens.refresh_token)]).toEqual([400, 400]);
    const silent = codeRequest(origin, { prompt: 'none' });
    const asked = new URL((await one.visitor.get(silent.url)).headers.get('location') ?? '');
    expect(asked.searchParams.get('error')).toBe('login_required');
    const end = await follow(waiting.visitor, finish, origin, waiting.request.redirectUri);
    expect(end instanceof URL && end.searchParams.has('code')).toBe(false);
    expect(await refresh(stranger.tokens.refresh_token)).toBe(200);

    expect((await submitSignIn(newVisitor(), codeRequest(origin), { email, password: OLD })).status).toBe(401);
    await signInForTokens(origin, { email, password: chosen });
    expect((await inbox(email))[0]?.subject).toBe('Your password at CCM was changed');
  });

  test('is not used up by a rejected password', async () => {
    const email = 'first.payment@example.com';
    const link = await linkFor(email);
    for (const [password, sentence] of [
      ['', 'Choose a password.'],
      ['short', 'at least 8 characters'],
      ['Password123!', 'harder to guess'],
      ['xx-First.Payment-xx', 'without your email'],
    ] as const) {
      const response = await send(link, { password });
      expect([password, response.status, await response.text()]).toEqual([password, 400, expect.stringContaining(sentence)]);
    }
    expect((await send(link, { password: NEW })).status).toBe(200);
  });

  test('works with trailing characters from an email program or a sentence', async () => {
    const link = await linkFor('first.payment@example.com');
    for (const sign of ['.', ',', ')', '%22', '%20', '%0A', ').'])
      expect([sign, (await send(link + sign)).status]).toEqual([sign, 200]);
  });

  test('changes nothing and stays valid when its email cannot be stored', async () => {
    const email = 'overdue.late@example.com';
    const link = await linkFor(email);
    await setFault(origin, { point: 'mail.afterWrite', kind: 'fail', times: 1 });
    expect((await send(link, { password: NEW })).status).toBe(500);
    await signInForTokens(origin, { email, password: OLD });
    expect((await send(link, { password: NEW })).status).toBe(200);
    expect((await inbox(email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('was changed'),
      expect.stringContaining('Choose a new'),
    ]);
    await signInForTokens(origin, { email, password: NEW });
  });

  test('is rejected when expired, for another purpose or made up', async () => {
    const link = await linkFor('paid.ahead@example.com');
    await setClock(new Date(Date.now() + 61 * 60_000).toISOString());
    expect([(await send(link)).status, (await send(link, { password: NEW })).status]).toEqual([410, 410]);
    await setClock(null);
    expect((await send(link.replace('/password/new', '/unlock'), {})).status).toBe(410);
    expect((await send('password/new?token=guessed', { password: NEW })).status).toBe(410);
    expect((await send('password/new', { password: NEW })).status).toBe(410);
  });
});

describe('the six languages', () => {
  const LANGUAGES = [
    ['en', 'Sign in', 'Forgot your password?', 'Choose a new password'],
    ['de', 'Anmelden', 'Passwort vergessen?', 'Neues Passwort wählen'],
    ['es', 'Iniciar sesión', '¿Ha olvidado su contraseña?', 'Elija una contraseña nueva'],
    ['es-MX', 'Iniciar sesión', '¿Olvidó su contraseña?', 'Elija una contraseña nueva'],
    ['fr', 'Se connecter', 'Mot de passe oublié ?', 'Choisissez un nouveau mot de passe'],
    ['zh-CN', '登录', '忘记密码？', '设置新密码'],
  ] as const;

  test.each(LANGUAGES)('%s: sign-in page, form, email and link page are translated', async (tag, signIn, lost, choose) => {
    const visitor = newVisitor();
    const sent = await visitor.get(codeRequest(origin, { ui_locales: `tlh ${tag}` }).url);
    const page = new URL(sent.headers.get('location') ?? '', origin).href;
    const html = await (await visitor.get(page)).text();
    expect(html).toContain(`<html lang="${tag}">`);
    expect(html).toContain(`<h1>${signIn}</h1>`);
    expect(html).toContain(`<a href="/oidc/password/forgot?lang=${tag}">${lost}</a>`);
    expect(await (await visitor.get(`${page}?lang=en`)).text()).toContain('<h1>Sign in</h1>');

    expect(await (await send(`password/forgot?lang=${tag}`)).text()).toContain(`<h1>${lost}</h1>`);
    const email = `expiring.cards@example.com`;
    await setClock(new Date(Date.now() + 48 * 3_600_000 * (1 + LANGUAGES.findIndex(([one]) => one === tag))).toISOString());
    await forgot(email, `?lang=${tag}`);
    const [mail] = await inbox(email);
    expect(mail?.text).toContain(`\n${choose}\n`);
    const form = await (await send(mail?.links[0]?.url ?? '')).text();
    expect(form).toContain(`<html lang="${tag}">`);
    expect(form).toContain(`<h1>${choose}</h1>`);
    await setClock(null);
  });

  test.each([
    ['es-US,en;q=0.5', 'es-MX'],
    ['es-ES', 'es'],
    ['pt;q=0.9, en;q=0.2, de-AT;q=0.8', 'de'],
    ['zh-TW, fr;q=0.1', 'fr'],
    ['zh-Hans', 'zh-CN'],
    ['de;q=0, *', 'en'],
    [';;;q=,', 'en'],
  ])('a browser that asks for "%s" gets %s', async (header, tag) => {
    const page = await send('password/forgot', undefined, { 'accept-language': header });
    expect(await page.text()).toContain(`<html lang="${tag}">`);
  });
});

test('no log line contains a link’s token or a password', async () => {
  const link = await linkFor('one.method@example.com');
  await send(link);
  await send(link, { password: 'Nowhere-to-be-found-2' });
  expect(sandbox.output()).toContain('/oidc/password/new');
  for (const secret of [new URL(link).searchParams.get('token') ?? 'none', 'Nowhere-to-be-found-2']) {
    expect(sandbox.output()).not.toContain(secret);
  }
});
