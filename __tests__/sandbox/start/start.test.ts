/** @jest-environment node */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { lockFolder } from '../../../sandbox/base/db/folderLock.ts';
import { readLimits } from '../../../sandbox/base/limits/limits.ts';
import { readSettings, withPort } from '../../../sandbox/base/settings/settings.ts';
import { StartupError } from '../../../sandbox/base/settings/startupError.ts';
import { postToConsole } from '../../support/apiCaller.ts';
import { emptyDataFolder, freshDataFolder } from '../../support/seededData.ts';
import { startSandboxProcess } from '../../support/sandboxProcess.ts';
import { spawnSandbox } from '../../support/sandboxSpawn.ts';

jest.setTimeout(180_000);

/** Expects the sandbox to exit by itself with this single line of output. */
async function expectRefusal(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const sandbox = spawnSandbox(env);
  const { code } = await sandbox.exited;
  expect(sandbox.output().trim()).toMatch(sentence);
  expect(sandbox.output().trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

const borrowersOf = async (origin: string): Promise<number> =>
  ((await (await fetch(`${origin}/sandbox.json`)).json()) as { borrowers: unknown[] }).borrowers.length;

test('a first start that is killed repeatedly leaves a usable data folder', async () => {
  const dataFolder = emptyDataFolder();
  for (const after of [1500, 3000]) {
    const starting = spawnSandbox({ SANDBOX_DATA: dataFolder });
    await Promise.race([pause(after), starting.ready]);
    await starting.kill();
  }
  const sandbox = await startSandboxProcess({ dataFolder });
  expect(await borrowersOf(sandbox.origin)).toBeGreaterThanOrEqual(12);
  expect(await (await postToConsole(sandbox.origin, 'clock', { now: '2026-12-01T15:00:00Z' })).json()).toMatchObject({
    today: '2026-12-01',
  });
  await sandbox.kill();

  const again = await startSandboxProcess({ dataFolder });
  const clock = (await (await fetch(`${again.origin}/sandbox/clock`)).json()) as { today: string; setTo: string };
  expect(clock).toMatchObject({ today: '2026-12-01', setTo: '2026-12-01T15:00:00.000Z' });
  await postToConsole(again.origin, 'clock', { now: null });
  expect(await (await fetch(`${again.origin}/sandbox/clock`)).json()).toMatchObject({ setTo: null });
  expect(await again.stop()).toEqual({ code: 0, signal: null });
  expect(existsSync(join(dataFolder, 'lock'))).toBe(false);
  rmSync(dirname(dataFolder), { recursive: true, force: true });
});

test('a sandbox stopped right after starting ends without an error', async () => {
  const sandbox = await startSandboxProcess();
  expect(await sandbox.stop()).toEqual({ code: 0, signal: null });
  expect(sandbox.output()).toMatch(/^\{"ready":true,[^\n]*\n$/);
});

test('a second sandbox on the same folder or port is rejected, and the first continues', async () => {
  const first = await startSandboxProcess({ isEmbedded: true });

  await expectRefusal(
    { SANDBOX_DATA: first.dataFolder },
    /^The data folder .+ is already used by a running sandbox \(process \d+\); stop that one first, or set SANDBOX_DATA to another folder\.$/,
  );
  const { port } = new URL(first.origin);
  const dataFolder = await freshDataFolder();
  await expectRefusal(
    { SANDBOX_DATA: dataFolder, PORT: port },
    new RegExp(`^Port ${port} is already in use; stop what uses it, or set PORT to another number\\.$`),
  );
  rmSync(dirname(dataFolder), { recursive: true, force: true });

  expect(await borrowersOf(first.origin)).toBeGreaterThanOrEqual(12);
  await first.stop();
});

test.each([
  ['an ended process left', JSON.stringify({ pid: process.pid, born: '1' })],
  ['was never finished', ''],
])('a lock that %s is ignored', async (_which, left) => {
  const dataFolder = emptyDataFolder();
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(join(dataFolder, 'lock'), left);
  const unlock = await lockFolder(dataFolder);
  await expect(lockFolder(dataFolder)).rejects.toThrow(StartupError);
  unlock();
  expect(existsSync(join(dataFolder, 'lock'))).toBe(false);
  rmSync(dirname(dataFolder), { recursive: true, force: true });
});

describe('a startup problem is one sentence', () => {
  test('for an unreachable database server, without its password', async () => {
    const port = await closedPort();
    await expectRefusal(
      { DATABASE_URL: `postgres://someone:hidden@127.0.0.1:${port}/portal` },
      new RegExp(
        `^The database at 127\\.0\\.0\\.1:${port}/portal could not be reached \\(ECONNREFUSED\\); check DATABASE_URL and that the server runs\\.$`,
      ),
    );
  });

  test('for an unreadable configuration, and the folder is unlocked', async () => {
    const dataFolder = await freshDataFolder();
    await expectRefusal(
      { SANDBOX_DATA: dataFolder, PORTAL_CONFIG: '/no/such/file.json' },
      /^The portal's runtime document \/no\/such\/file\.json could not be read; check PORTAL_CONFIG\.$/,
    );
    expect(existsSync(join(dataFolder, 'lock'))).toBe(false);
    rmSync(dirname(dataFolder), { recursive: true, force: true });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT is "http"; set it to a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536"; set it to a number from 0 to 65535.'],
    [{ SANDBOX_INCOME_READER: 'none.mjs' }, 'SANDBOX_INCOME_READER is "none.mjs", and there is no such file.'],
    [
      { SANDBOX_PORTAL_ORIGINS: 'http://localhost:3000, localhost:3001' },
      'SANDBOX_PORTAL_ORIGINS contains "localhost:3001"; write an origin such as http://localhost:3000.',
    ],
  ])('for the settings %o', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(new StartupError(sentence));
  });

  test.each([
    ['{"ticketMinutes": 30}', 'SANDBOX_LIMITS sets ticketMinutes to 30; use a whole number from 0 to 10.'],
    ['{"keyRetentionHours": 23}', 'SANDBOX_LIMITS sets keyRetentionHours to 23; use a whole number from 24.'],
    ['{"signInTries": "5"}', 'SANDBOX_LIMITS sets signInTries to "5"; use a whole number from 0.'],
    ['{"cardTries": 3}', 'SANDBOX_LIMITS names "cardTries", which is not a limit.'],
    ['[5]', 'SANDBOX_LIMITS is not a JSON object such as {"ticketMinutes": 5}.'],
    ['{', 'SANDBOX_LIMITS is not a JSON object such as {"ticketMinutes": 5}.'],
  ])('for the limits %s', (limits, sentence) => {
    expect(() => readLimits({ SANDBOX_LIMITS: limits })).toThrow(new StartupError(sentence));
  });
});

test('given limits replace their defaults and are frozen', () => {
  const limits = readLimits({ SANDBOX_LIMITS: '{"ticketMinutes": 1}' });
  expect(limits).toMatchObject({ ticketMinutes: 1, accessTokenSeconds: 600 });
  expect(Object.isFrozen(limits)).toBe(true);
});

test('origins follow the port that the system chose, unless configured', () => {
  const free = readSettings({ PORT: '0' });
  expect(withPort(free, 4567)).toMatchObject({
    port: 4567,
    origin: 'http://localhost:4567',
    portalOrigins: ['http://localhost:4567'],
  });
  const named = readSettings({ PORT: '0', SANDBOX_ORIGIN: 'https://portal.example' });
  expect(withPort(named, 4567)).toMatchObject({ origin: 'https://portal.example', portalOrigins: ['https://portal.example'] });
});

async function closedPort(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
