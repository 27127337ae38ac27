/** @jest-environment node */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

import type { SharedScenarios } from '#contract/borrower/scenarios.ts';
import { postToConsole } from '../../support/apiCaller.ts';
import { cheapestDatabase, type DataLocation } from '../../support/databases.ts';
import { sandboxOverview, type ErrorAnswer } from '../../support/guests.ts';
import { mailsTo, resetTo } from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

jest.setTimeout(120_000);

const NOW = '2026-10-16T16:00:00Z';
const THREE = 'Loan scenarios: three ways to buy, each the cheapest for a while';
const EXPIRED = 'Loan scenarios whose link has expired';
const TO_THREE = 'scenarios.three@example.com';

let place: DataLocation;
let sandbox: SandboxProcess;
/** Mails in the inbox right after the sandbox opened data that another sandbox had created. */
let mailsAfterMove: { text: string }[];

const start = (port = '0') =>
  startSandboxProcess({ dataFolder: place.dataFolder, env: { ...place.env, PORT: port, SANDBOX_LOG: 'info' } });

beforeAll(async () => {
  place = await cheapestDatabase();
  sandbox = await start();
  mailsAfterMove = await mailsTo(sandbox.origin, TO_THREE);
  await resetTo(sandbox.origin, NOW);
}, 120_000);
afterAll(async () => {
  await sandbox.stop();
  rmSync(dirname(place.dataFolder), { recursive: true, force: true });
});
afterEach(() => postToConsole(sandbox.origin, 'clock', { now: NOW }));

async function summaryLinks(): Promise<{ what: string; url: string }[]> {
  return (await sandboxOverview(sandbox.origin)).links.filter(({ url }) => url.includes('/loan-summar'));
}

const tokenIn = (url: string): string => /(?:\/loan-summaries\/|\?id=)([\w-]{107})$/.exec(url)?.[1] ?? '';
const tokenOf = async (what: string): Promise<string> => tokenIn((await summaryLinks()).find((one) => one.what === what)!.url);

const ask = (token: string): Promise<Response> =>
  fetch(`${sandbox.origin}/api/borrower/sharedLoanScenerios/${encodeURIComponent(token)}`);
const openSummary = async (token: string): Promise<SharedScenarios> => (await ask(token)).json() as Promise<SharedScenarios>;
const change = (token: string, at: number, to: (was: string) => string): string =>
  token.slice(0, at) + to(token[at]!) + token.slice(at + 1);
const otherCharacter = (was: string): string => (was === 'A' ? 'B' : 'A');
/** Returns the character that differs only in the last bit. In a token's last character, base64url does not use that bit. */
const flipUnusedBit = (was: string): string => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return alphabet[alphabet.indexOf(was) ^ 1]!;
};

test('the mailed link shows the scenarios and the sender to anyone who has it', async () => {
  const mails = await mailsTo(sandbox.origin, TO_THREE);
  expect(mails).toHaveLength(1);
  const token = await tokenOf(THREE);
  expect(mails[0]!.text.split('\n')).toContain(`${sandbox.origin}/public-pages/loan-summaries/${token}`);

  const scenario = { product: '30-year fixed', termMonths: 360, taxesAndInsurance: '612.40', mortgageInsurance: '0.00' };
  const loanAmount = '300000.00';
  expect(await openSummary(token)).toEqual({
    officer: {
      userIdentifier: expect.any(String) as string,
      firstName: 'Jo',
      lastName: 'Marsh',
      emailAddress: 'jo.marsh@ccm.example',
      nmlsId: '0000001',
      branch: 'Cleveland West',
      phone: '2165550171',
    },
    preparedAt: '2026-10-15',
    expiresAt: '2027-01-13',
    amountNeeded: { purpose: 'purchase', amount: '375000.00' },
    scenarios: [
      {
        ...{ ...scenario, loanAmount, name: 'With a lender credit', rate: '6.750', apr: '6.770', points: '0.00' },
        ...{ credits: '2400.00', cashToClose: '77400.00', principalAndInterest: '1945.79' },
      },
      {
        ...{ ...scenario, loanAmount, name: 'No points', rate: '6.375', apr: '6.471', points: '0.00' },
        ...{ credits: '0.00', cashToClose: '79800.00', principalAndInterest: '1871.61' },
      },
      {
        ...{ ...scenario, loanAmount, name: '2 points', rate: '5.875', apr: '6.159', points: '6000.00' },
        ...{ credits: '0.00', cashToClose: '85800.00', principalAndInterest: '1774.61' },
      },
    ],
  });
});

test('the link is emailed again when the portal moves to another origin', () => {
  const links = mailsAfterMove.map(({ text }) => /^http\S+\/public-pages\/.+$/m.exec(text)?.[0] ?? '');
  expect(links).toHaveLength(2);
  expect(links.filter((url) => url.startsWith(sandbox.origin))).toHaveLength(1);
  expect(new Set(links.map(tokenIn)).size).toBe(1);
});

test('no response reveals anything about a borrower', async () => {
  const { borrowers } = await sandboxOverview(sandbox.origin);
  const names = borrowers.flatMap(({ email, identity }) =>
    identity === null ? [email] : [email, identity.loanNumber, identity.firstName, identity.lastName],
  );
  const own = ['example.com', 'Ines', 'Emeka', 'Odette', 'contact', 'loanNumber', 'address"', 'zip'];
  expect(names.length).toBeGreaterThan(40);
  let opened = 0;
  for (const { url } of await summaryLinks()) {
    const answer = await ask(tokenIn(url) || 'x');
    const body = await answer.text();
    opened += answer.ok ? 1 : 0;
    expect([...names, ...own].filter((text) => body.includes(text))).toEqual([]);
  }
  expect(opened).toBe(4); // three links, one of them under two addresses
});

test('every invalid link gets the same response', async () => {
  const token = await tokenOf(THREE);
  const last = token.length - 1;
  const closed = {
    'its first character altered': change(token, 0, otherCharacter),
    'one in the middle': change(token, 50, otherCharacter),
    'its last': change(token, last, otherCharacter),
    'a bit of the last one that carries nothing': change(token, last, flipUnusedBit),
    'cut off': token.slice(0, -1),
    'one character longer': `${token}A`,
    'as long as an address can be': 'A'.repeat(15_000),
    expired: await tokenOf(EXPIRED),
    'never made': 'A'.repeat(token.length),
    'a word': 'unknown',
    'a climb': '../../x',
    'an identifier instead of a token': (await openSummary(token)).officer.userIdentifier,
    'an empty one': ' ',
  };
  for (const [what, bad] of Object.entries(closed)) {
    const answer = await ask(bad);
    const { errorId: _differs, ...body } = (await answer.json()) as ErrorAnswer;
    expect([what, answer.status, body]).toEqual([
      what,
      404,
      {
        errors: ['This link does not lead to loan scenarios, or it has expired. Ask your loan officer for a new link.'],
      },
    ]);
  }
});

test('a link opens through its last day, any number of times', async () => {
  const token = await tokenOf(THREE);
  const at = async (now: string) => {
    await postToConsole(sandbox.origin, 'clock', { now });
    return (await ask(token)).status;
  };
  expect(await at('2027-01-14T04:59:50Z')).toBe(200); // ten seconds before midnight in New York
  expect(await at('2027-01-14T05:00:00Z')).toBe(404);
  expect(await at(NOW)).toBe(200);
});

test('response times do not reveal what is wrong with a link', async () => {
  const token = await tokenOf(THREE);
  const kinds = [
    change(token, 40, otherCharacter),
    token.slice(0, -3),
    await tokenOf(EXPIRED),
    'A'.repeat(token.length),
    `${token}AAAA`,
  ];
  const times = kinds.map((): number[] => []);
  for (let round = 0; round < 30; round += 1) {
    for (const [index, kind] of kinds.entries()) {
      const begin = performance.now();
      await (await ask(kind)).text();
      times[index]!.push(performance.now() - begin);
    }
  }
  // Compares the fastest response of each kind, because other work on the machine slows only some.
  const quickest = times.map((one) => Math.min(...one));
  expect(Math.max(...quickest) - Math.min(...quickest)).toBeLessThan(20);
});

test('the links are listed: as emailed, altered, truncated and expired', async () => {
  const links = await summaryLinks();
  const statuses = await Promise.all(links.map(async ({ url }) => (await ask(tokenIn(url) || 'x')).status));
  expect(links.map(({ what }, index) => [what, statuses[index]])).toEqual([
    [THREE, 200],
    ['The same scenarios under the page’s other address', 200],
    ['The same link with one character altered', 404],
    ['A scenarios link that was cut off', 404],
    ['Loan scenarios: two down payments, one with mortgage insurance', 200],
    ['Loan scenarios: four ways to refinance, one over 15 years', 200],
    [EXPIRED, 404],
  ]);
  expect(tokenIn(links[1]!.url)).toBe(tokenIn(links[0]!.url));
  expect(await mailsTo(sandbox.origin, 'scenarios.expired@example.com')).toEqual([]);
});

test('a link survives a reset and a restart, is not emailed again and is in no log', async () => {
  const token = await tokenOf(THREE);
  await resetTo(sandbox.origin, '2026-10-20T16:00:00Z');
  expect((await openSummary(token)).expiresAt).toBe('2027-01-13'); // the link's own expiry date, even when the summary was written again later
  await resetTo(sandbox.origin, NOW);

  await fetch(`${sandbox.origin}/public-pages/loan-summaries/${token}`);
  await fetch(`${sandbox.origin}/loan-summaries/loan-summary?id=${token}`);
  const { port } = new URL(sandbox.origin);
  await sandbox.stop();
  expect(sandbox.output()).toContain('/api/borrower/sharedLoanScenerios/…');
  expect(sandbox.output()).toContain('/public-pages/loan-summaries/…');
  expect(sandbox.output()).not.toContain(token.slice(0, 20));

  sandbox = await start(port);
  expect((await ask(token)).status).toBe(200);
  expect(await mailsTo(sandbox.origin, TO_THREE)).toHaveLength(1);
});
