/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { guestCaller, postToConsole } from '../../support/apiCaller.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const PAGE =
  '<!doctype html><title>__CONFIG:brand.legalName__</title><script nonce="__CSP_NONCE__" src="/js/app.0123456789abcdef.js"></script><link href="/config.json?__CONFIG_VERSION__">';

let sandbox: SandboxProcess;
let dist: string;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(dist, 'js'));
  for (const name of ['index', 'app', 'loans', 'pay', 'receipt', 'callback', 'silent-renew', 'server-down', 'video'])
    writeFileSync(join(dist, `${name}.html`), `${PAGE}<p>${name}</p>`);
  const script = 'console.log("portal")';
  writeFileSync(join(dist, 'js/app.0123456789abcdef.js'), script);
  writeFileSync(join(dist, 'js/app.0123456789abcdef.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const config = join(dist, 'runtime.json');
  writeFileSync(
    config,
    JSON.stringify({
      brand: { legalName: 'A & B <Loans>' },
      bases: {
        payment: 'https://pay.lender.example/api',
        borrower: '/api/borrower',
        agency: 'https://pay.lender.example/agency',
      },
      identity: { authority: 'https://id.lender.example' },
      support: { captureEndpoint: 'https://reports.lender.example/problems' },
      video: { sources: [{ src: 'abcdefghijk', provider: 'youtube' }] },
    }),
  );
  sandbox = await startSandboxProcess({ env: { SANDBOX_DIST: dist, PORTAL_CONFIG: config } });
}, 120_000);
afterAll(async () => {
  await sandbox.stop();
  rmSync(dist, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(sandbox.origin + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });

const nonceOf = (response: Response): string =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';

test('a page has exactly this content security policy', async () => {
  const response = await get('/loans');
  const nonce = nonceOf(response);

  expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; ` +
      "connect-src 'self' https://pay.lender.example https://id.lender.example https://reports.lender.example; frame-src 'self' https://id.lender.example; " +
      "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; " +
      "require-trusted-types-for 'script'; trusted-types portal-webpack",
  );
});

test('pages and APIs have the security headers', async () => {
  for (const path of ['/', '/loans', '/api/borrower/account', '/config.json', '/no/such.js']) {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'x-frame-options': 'DENY',
    });
    expect(headers.get('strict-transport-security')).toBeNull(); // no HSTS, because this is plain HTTP on the local machine
  }
});

test('only pages of mailed links are hidden from search engines', async () => {
  const tagOf = async (path: string) => (await get(path)).headers.get('x-robots-tag');
  const unlisted = [
    '/public-pages',
    '/income-verification-documents-request/x/success',
    '/public-pages/loan-summaries/x?y',
    '/loan-summaries/loan-summary?id=x',
    '/loan-summaries',
  ];
  for (const path of unlisted) expect([path, await tagOf(path)]).toEqual([path, 'noindex']);
  for (const path of ['/', '/loans', '/public-pagesque']) expect([path, await tagOf(path)]).toEqual([path, null]);
});

test('each response has its own nonce, and configured texts are escaped', async () => {
  const [one, other] = [await get('/'), await get('/')];
  const html = await one.text();

  expect(nonceOf(one)).not.toBe(nonceOf(other));
  expect(html).toContain(`<script nonce="${nonceOf(one)}"`);
  expect(html).toContain('<title>A &amp; B &lt;Loans&gt;</title>');
  expect(html).not.toContain('__');
  expect(one.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['/', 'index'],
  ['/loans?x=1', 'loans'],
  ['/loans/abc?x=1', 'app'],
  ['/public-pages/send-documents/jo.doe@lender.example/upload', 'app'],
  ['/server-down.html', 'server-down'],
  ['/auth/silent-renew?code=1', 'silent-renew'],
  ['/video.html', 'video'],
])('%s shows the page %s', async (path, name) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<p>${name}</p>`);
});

test.each([
  ['/loans/%E0%A4%A', '/loans/%25E0%25A4%25A'],
  ['/%', '/%25'],
  ['//evil.example/%E0%A4%A', '/evil.example/%25E0%25A4%25A'],
  ['/pay/fail?ref=%00', '/pay/fail?ref=%2500'],
])('the malformed page URL %s redirects to %s, and a request gets an error', async (path, plain) => {
  const asked = (accept: string) => fetch(`${sandbox.origin}${path}`, { headers: { accept }, redirect: 'manual' });
  const page = await asked('text/html,*/*;q=0.8');
  expect([page.status, page.headers.get('location')]).toEqual([302, plain]);
  expect((await fetch(`${sandbox.origin}${plain}`, { headers: { accept: 'text/html' } })).status).toBe(200);
  expect((await asked('application/json')).status).toBe(400);
});

test('the application redirects to the configured host name, but not the landing page', async () => {
  const { port } = new URL(sandbox.origin);
  const moved = await fetch(`http://127.0.0.1:${port}/loans?x=1`, { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, `${sandbox.origin}/loans?x=1`]);
  expect((await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })).status).toBe(200);
});

test('with a YouTube video, only its page may embed YouTube and sends a referrer', async () => {
  const { headers } = await get('/video.html');
  expect(headers.get('content-security-policy')).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('permissions-policy')).toContain('autoplay=(self "https://www.youtube-nocookie.com")');
  for (const path of ['/', '/loans']) {
    const other = (await get(path)).headers;
    expect([...other].join()).not.toContain('youtube');
    expect(other.get('referrer-policy')).toBe('no-referrer');
  }
});

test('the silent renewal page may be framed by the portal and can do nothing else', async () => {
  const response = await get('/auth/silent-renew');
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'nonce-${nonceOf(response)}' 'strict-dynamic'; form-action 'none'; base-uri 'none'; ` +
      "frame-ancestors 'self'; object-src 'none'; require-trusted-types-for 'script'; trusted-types portal-webpack",
  );
});

test.each(['br', 'gzip', 'identity'])('a page is encoded as %s when the browser accepts it', async (encoding) => {
  const response = await get('/loans', { 'accept-encoding': encoding });
  expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(await response.text()).toContain('<p>loans</p>');
});

test('a hashed file is immutable and precompressed, and a missing one is not a page', async () => {
  const script = await get('/js/app.0123456789abcdef.js', { 'accept-encoding': 'br' });
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect(await script.text()).toBe('console.log("portal")');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');

  for (const path of [
    '/js/app.ffffffffffffffff.js',
    '/js/',
    '/js/../runtime.json/x.js',
    '/js/..%2f..%2fetc%2fpasswd',
    '/%',
    '/a%00.js',
  ]) {
    const missing = await get(path, { accept: '*/*' });
    expect([path, missing.status, missing.headers.get('content-type')]).toEqual([
      path,
      missing.status === 400 ? 400 : 404,
      'application/json; charset=utf-8',
    ]);
  }
});

test('the configuration is served as written', async () => {
  const response = await get('/config.json');
  expect(await response.json()).toMatchObject({ identity: { authority: 'https://id.lender.example' } });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the configuration is cached forever only under the version that a page names', async () => {
  const html = await (await get('/loans')).text();
  const address = /href="(\/config\.json\?[0-9a-f]{10})"/.exec(html)?.[1] ?? 'none';
  const kept = await get(address);
  expect(await kept.json()).toMatchObject({ identity: { authority: 'https://id.lender.example' } });
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const other of ['?', '?0123456789', `?${address.split('?')[1] ?? ''}0`])
    expect((await get(`/config.json${other}`)).headers.get('cache-control')).toBe('no-store');
});

test('openapi.json describes the APIs, sign-up and human check, and nothing else', async () => {
  const { openapi, paths } = (await (await get('/openapi.json')).json()) as { openapi: string; paths: Record<string, unknown> };
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/borrower/BorrowerLoan/all', '/api/borrower/BorrowerLoan']));
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([
    '/oidc/signup',
    '/oidc/signup/again',
    '/human-check/challenge',
  ]);
});

test.each([
  ['/loans', 'loans'],
  ['/pay', 'pay'],
  ['/loans/loan-1/receipts/reference', 'receipt'],
  ['/auth/callback', 'callback'],
  ['/loans/loan-1', 'app'],
  ['/loans/loan-1/receipts', 'app'],
  ['/loans/loan-1/receipts/reference/more', 'app'],
  ['/pay/details', 'app'],
])('%s gets the document %s', async (address, name) => {
  expect(await (await get(address)).text()).toContain(`<p>${name}</p>`);
});

describe('the console', () => {
  test('lists a borrower for every situation, with working links', async () => {
    const { borrowers, links } = (await (await get('/sandbox.json')).json()) as {
      borrowers: Record<string, unknown>[];
      links: { what: string; url: string }[];
    };
    expect(borrowers.length).toBeGreaterThanOrEqual(12);
    for (const borrower of borrowers) {
      expect(borrower).toEqual({
        situation: expect.any(String) as string,
        email: expect.stringMatching(/^[a-z.]+@example\.com$/) as string,
        password: 'Maple-Street-2026',
        shows: expect.stringMatching(/\.$/) as string,
        identity: expect.anything() as unknown,
        ...(borrower['identity'] === null && { identity: null }),
      });
    }
    expect(borrowers.filter(({ identity }) => identity === null).map(({ situation }) => situation)).toEqual([
      'no loan',
      'difficult names',
    ]);
    for (const { url } of links) expect([url, (await get(new URL(url).pathname)).status]).toEqual([url, 200]);
  });

  test('runs no script and works by keyboard', async () => {
    const response = await get('/sandbox');
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).not.toContain('script-src');
    expect(html).not.toContain('<script');
    expect(html).toContain('due.soon@example.com');
    // A scrollable table must be reachable by keyboard and have a name.
    const regions = [...html.matchAll(/<div class="card scroll"([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(regions).toHaveLength(2);
    for (const region of regions) {
      expect(region).toMatch(/ role="region".* tabindex="0"/);
      expect(html).toContain(`<h2 id="${/aria-labelledby="([^"]+)"/.exec(region)?.[1] ?? 'none'}">`);
    }

    const form = (path: string, body: string): Promise<Response> =>
      fetch(`${sandbox.origin}/sandbox/${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: sandbox.origin },
        body,
      });
    expect((await form('clock', 'now=2026-12-24T12%3A00%3A00Z')).status).toBe(303);
    expect((await (await get('/sandbox')).text()).replace(/\s+/g, ' ')).toContain('calendar says 2026-12-24');
    expect((await form('faults', 'base=agency&kind=503&times=2&path=')).status).toBe(303);
    expect(await (await get('/sandbox/faults')).json()).toEqual({ faults: [{ base: 'agency', kind: '503', times: 2 }] });
    expect((await form('faults', 'base=agency&kind=503&times=2&clear=1')).status).toBe(303);
    expect((await form('clock', 'now=&real=1')).status).toBe(303);
    expect(await (await get('/sandbox/clock')).json()).toMatchObject({ setTo: null });
    expect((await form('reset', '')).status).toBe(303);
  });

  test('offers limits, ledger and inbox as JSON', async () => {
    expect(await (await get('/sandbox/limits.json')).json()).toMatchObject({
      cutOffHour: 17,
      ticketMinutes: 10,
      keyRetentionHours: 48,
    });
    expect(await (await get('/sandbox/ledger.json')).json()).toEqual({ payments: [] });
    const { mails } = (await (await get('/sandbox/inbox.json')).json()) as { mails: { to: string; links: { url: string }[] }[] };
    const isSeeded = ({ to, url }: { to: string; url: string }) =>
      to.startsWith('fee.')
        ? /\/pay\/fees\/[\w-]{43}\/mode$/.test(url)
        : /^(scenarios\..+\/public-pages\/loan-summaries\/|rate\.invited@.+\/loans\/rate-drop\?contactId=|docs\..+\/public-pages\/[\w-]+request[\w-]*\/|paper\..+\/document-requests$|income\..+\/income-verification-documents-request\/|valuation\..+\/public-pages\/home-valuation-report\/)/.test(
            to + url,
          );
    expect(mails.filter(({ to, links }) => !isSeeded({ to, url: links[0]!.url }))).toEqual([]);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(18);
    expect(await (await get('/sandbox/inbox')).text()).toMatch(
      /<time dateTime="[^"]+Z">\w+ \d+, \d{4} at \d+:\d\d [AP]M Eastern Time<\/time>/i,
    );
    expect((await get('/sandbox/inbox/6f1f3c7e-95a5-4f4b-9f8a-3f2f6c1b2d3e')).status).toBe(404);
  });
});

test('request data is not in the log', async () => {
  const guest = await guestCaller(sandbox.origin);
  await guest.call('POST', '/api/borrower/BorrowerLoan', { loanNumber: '3100040101' }, { authorization: 'Bearer secret-token' });
  await guest.call('GET', '/api/borrower/3100040101');
  await postToConsole(sandbox.origin, 'clock', { now: 'nonsense' });
  expect(sandbox.output()).not.toMatch(/3100040101|secret-token|nonsense/);
});
