/** @jest-environment node */
/** The replay's pages exist only when the runtime document enables them, and each has its own content security policy. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const PAGE = '<!doctype html><meta name="replay" content="__CONFIG:support.replay|false__" />';
const PATHS = ['/support', '/support/screen'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'));
  for (const name of ['app', 'support', 'support-screen']) writeFileSync(join(folder, `${name}.html`), `${PAGE}<p>${name}</p>`);
  mkdirSync(join(folder, 'assets/replay'), { recursive: true });
  for (const name of ['main.01234567.js', 'replay/replayScreen.01234567.js']) writeFileSync(join(folder, 'assets', name), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function withSupport(support: object, use: (get: (path: string) => Promise<Response>) => Promise<void>): Promise<void> {
  const config = join(folder, 'runtime.json');
  writeFileSync(config, JSON.stringify({ support, identity: { authority: '/oidc' } }));
  const sandbox: SandboxProcess = await startSandboxProcess({ env: { SANDBOX_DIST: folder, PORTAL_CONFIG: config } });
  try {
    await use((path) => fetch(sandbox.origin + path, { headers: { accept: 'text/html' } }));
  } finally {
    await sandbox.stop();
  }
}

test.each([{}, { replay: false }, { replay: 'yes' }])('with %j the replay pages do not exist', (support) =>
  withSupport(support, async (get) => {
    for (const path of PATHS) expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect(await (await get('/help')).text()).toContain('<p>app</p>');
  }),
);

test('the enabled replay pages say so and have strict policies', () =>
  withSupport({ replay: true }, async (get) => {
    const page = await get('/support');
    expect(await page.text()).toBe(`${PAGE.replace('__CONFIG:support.replay|false__', 'true')}<p>support</p>`);
    const frame = await get('/support/screen');
    expect(await frame.text()).toContain('<p>support-screen</p>');
    const policies = [page, frame].map(({ headers }) =>
      (headers.get('content-security-policy') ?? '').replaceAll(/'nonce-[^']+'/g, "'nonce-n'"),
    );
    expect(policies).toEqual([
      "default-src 'none'; script-src 'nonce-n' 'strict-dynamic'; style-src 'nonce-n'; img-src 'self' data:; font-src 'self'; " +
        "frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; " +
        "require-trusted-types-for 'script'; trusted-types portal-webpack",
      "default-src 'none'; script-src 'nonce-n' 'strict-dynamic'; style-src 'nonce-n'; img-src data:; font-src 'self'; " +
        "connect-src 'none'; frame-src 'none'; worker-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; " +
        "object-src 'none'; sandbox allow-scripts; require-trusted-types-for 'script'; trusted-types portal-webpack",
    ]);
    expect([page, frame].map(({ headers }) => headers.get('x-frame-options'))).toEqual(['DENY', 'SAMEORIGIN']);
  }));

test('every origin may read the files of the replay, because its frame has an opaque origin, and no others', () =>
  withSupport({ replay: true }, async (get) => {
    const sharing = async (path: string) => {
      const { headers } = await get(path);
      return [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')];
    };
    expect(await sharing('/assets/replay/replayScreen.01234567.js')).toEqual(['*', 'cross-origin']);
    expect(await sharing('/assets/main.01234567.js')).toEqual([null, 'same-origin']);
  }));
