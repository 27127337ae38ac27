/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const SOURCES = ['src', 'contract', 'sandbox'];
const MAX_LINES_PER_FILE = 350;
const MAX_FILES_PER_FOLDER = 20;

interface Cruise {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
  modules: { source: string }[];
}

function runDependencyCruiser(folder: string): Cruise {
  const command = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [command, ...SOURCES, '--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const json = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(json) as Cruise;
}

/** The paths are relative to the project's root and use forward slashes. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const sources = SOURCES.flatMap(filesBelow).filter(isSource);
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const filesWithout = (pattern: RegExp) => (file: string) => !pattern.test(textOf(file));

describe('imports', () => {
  const { summary, modules } = runDependencyCruiser(root);

  test('follow the layers', () => {
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  test('are checked for every source file', () => {
    // Guards against a TypeScript version that dependency-cruiser cannot read: it would then see no modules and report no violations.
    const seen = new Set(modules.map(({ source }) => source));
    expect(sources.filter((file) => !seen.has(file))).toEqual([]);
    expect(sources.length).toBeGreaterThan(100);
    expect(summary.totalCruised).toBeGreaterThanOrEqual(sources.length);
  });
});

describe('a planted violation is detected', () => {
  const breaches: [rule: string, file: string, text: string][] = [
    ['every-import-resolves', 'src/app/lost.ts', `import './nowhere.ts';`],
    ['no-cycles', 'src/app/egg.ts', `import './hen.ts';`],
    ['domain-is-pure', 'src/domain/impure.ts', `import 'oidc-client-ts';`],
    ['platform-knows-no-mortgage', 'src/platform/nosy.ts', `import '#lending/servicing/DueDateText.tsx';`],
    ['platform-knows-no-mortgage', 'src/platform/nosier.ts', `import '#features/pay/PayScreen.tsx';`],
    ['lending-knows-no-feature', 'src/lending/nosy.ts', `import '#features/pay/PayScreen.tsx';`],
    ['features-know-no-app', 'src/features/pay/climbing.ts', `import '#app/egg.ts';`],
    ['features-meet-only-in-data', 'src/features/loans/LoansScreen.tsx', `import '#features/pay/PayScreen.tsx';`],
    ['nobody-knows-the-replay', 'src/app/curious.ts', `import '#replay/report.ts';`],
    ['contract-stands-alone', 'contract/borrower/wide.ts', `import '@reduxjs/toolkit';`],
    ['portal-and-sandbox-share-only-the-contract', 'src/platform/peeping.ts', `import '../../sandbox/start/main.ts';`],
    ['sandbox-and-portal-share-only-the-contract', 'sandbox/start/main.ts', `import '../../src/domain/money.ts';`],
    ['sandbox-console-knows-no-start', 'sandbox/console/reset.ts', `import '../start/seeds.ts';`],
    ['sandbox-areas-know-no-console', 'sandbox/areas/loans/page.ts', `import '../../console/inbox.ts';`],
    ['sandbox-areas-stand-apart', 'sandbox/areas/loans/neighbor.ts', `import '../identity/signIn.ts';`],
    ['sandbox-lender-knows-no-area', 'sandbox/lender/loans/climbing.ts', `import '../../areas/identity/signIn.ts';`],
    ['sandbox-texts-are-only-words', 'sandbox/lender/texts/mails/loans.ts', `import '../../loans/tables.ts';`],
    [
      'sandbox-base-stands-alone',
      'sandbox/base/db/schema.ts',
      `import type { Loan } from '../../lender/loans/tables.ts'; export type L = Loan;`,
    ],
    ['payment-methods-know-no-charge', 'sandbox/areas/payment/methods/inUse.ts', `import '../charge/claim.ts';`],
    ['payment-guests-and-fees-know-only-the-records', 'sandbox/areas/payment/fees/payFee.ts', `import '../charge/claim.ts';`],
    ['payment-records-and-gateway-know-no-room', 'sandbox/areas/payment/records/inUse.ts', `import '../methods/tables.ts';`],
    [
      'sandbox-html-is-made-in-one-place',
      'sandbox/console/ownWay.ts',
      `import { renderToString } from 'react-dom/server'; void renderToString;`,
    ],
    ['sandbox-folders-go-round-in-no-circle', 'sandbox/base/wire/late.ts', `import '../clock/clock.ts';`],
    ['sandbox-folders-go-round-in-no-circle', 'sandbox/base/clock/reminder.ts', `import '../wire/formats.ts';`],
    ['folders-go-round-in-no-circle', 'src/features/pay/steps/ahead.ts', `import '../fees/feesApi.ts';`],
    ['folders-go-round-in-no-circle', 'src/features/pay/fees/FeeScreen.ts', `import '../steps/payable.ts';`],
    ['folders-go-round-in-no-circle', 'src/platform/api/nosy.ts', `import '../session/slice.ts';`],
    ['folders-go-round-in-no-circle', 'src/platform/session/nosy.ts', `import '../api/borrowerApi.ts';`],
    [
      'apis-are-made-in-platform-api',
      'src/features/pay/ownApi.ts',
      `import { createApi } from '@reduxjs/toolkit/query/react'; void createApi;`,
    ],
    ['secrets-are-found-in-one-place', 'src/features/pay/ownFinder.ts', `import '#platform/redaction/normalize.ts';`],
    ['identity-has-one-seam', 'src/features/pay/ownClient.ts', `import { UserManager } from 'oidc-client-ts'; void UserManager;`],
  ];
  const innocent: [file: string, text: string][] = [
    ['src/app/hen.ts', `import './egg.ts';`],
    ['src/domain/money.ts', 'export {};'],
    ['src/replay/report.ts', `import '#app/egg.ts'; import '#features/pay/payApi.ts';`],
    ['src/replay.tsx', `import '#replay/report.ts';`],
    ['src/lending/servicing/DueDateText.tsx', `import '../../platform/api/borrowerApi.ts';`],
    ['src/features/pay/innocent.ts', `import '#lending/servicing/DueDateText.tsx';`],
    ['src/platform/redaction/normalize.ts', 'export {};'],
    ['src/platform/redaction/secrets.ts', `import './normalize.ts';`],
    ['src/features/pay/PayScreen.tsx', `import '#platform/redaction/secrets.ts';`],
    ['src/features/pay/payApi.ts', 'export {};'],
    ['src/features/pay/fees/feesApi.ts', 'export {};'],
    ['src/features/pay/steps/payable.ts', 'export {};'],
    ['src/features/pay/bridge.ts', `import '#features/loans/loansApi.ts';`],
    ['src/features/loans/loansApi.ts', 'export {};'],
    ['src/platform/session/slice.ts', 'export {};'],
    [
      'src/features/loans/bridge.ts',
      `import '#features/pay/payApi.ts'; import type { Loan } from '#contract/borrower.ts'; export type Mine = Loan;`,
    ],
    ['src/platform/api/borrowerApi.ts', `import { createApi } from '@reduxjs/toolkit/query/react'; void createApi;`],
    [
      'sandbox/start/seeds.ts',
      `import '../console/inbox.ts'; import '../areas/payment/charge/claim.ts'; import '../base/clock/clock.ts';`,
    ],
    ['sandbox/console/inbox.ts', `import '../areas/identity/signIn.ts'; import '../base/mailer.ts';`],
    ['sandbox/areas/identity/signIn.ts', `import '../../lender/loans/tables.ts';`],
    [
      'sandbox/areas/payment/charge/claim.ts',
      `import '../methods/tables.ts'; import '../gateway/gateway.ts'; import '../fees/routes.ts';`,
    ],
    ['sandbox/areas/payment/methods/tables.ts', `import '../guests/tickets.ts'; import '../records/ledger.ts';`],
    ['sandbox/areas/payment/guests/tickets.ts', `import '../records/ledger.ts';`],
    ['sandbox/areas/payment/fees/routes.ts', `import '../records/ledger.ts';`],
    ['sandbox/areas/payment/records/ledger.ts', `import '../../../lender/loans/tables.ts';`],
    ['sandbox/areas/payment/gateway/gateway.ts', 'export {};'],
    ['sandbox/lender/loans/tables.ts', `import '../../base/clock/clock.ts'; export type Loan = string;`],
    ['sandbox/base/mailer.ts', 'export {};'],
    ['sandbox/base/wire/formats.ts', 'export {};'],
    ['sandbox/base/html.tsx', `import { renderToString } from 'react-dom/server'; void renderToString;`],
    ['sandbox/base/clock/clock.ts', 'export {};'],
    ['sandbox/base/limits/tries.ts', `import '../clock/clock.ts';`],
    ['contract/borrower.ts', 'export type Loan = string; export const loan = 1;'],
    ['node_modules/oidc-client-ts/index.js', 'export class UserManager {}'],
    ['node_modules/oidc-client-ts/package.json', '{"name":"oidc-client-ts","version":"1.0.0","type":"module","main":"index.js"}'],
    ['node_modules/react-dom/server.js', 'export const renderToString = 1;'],
    ['node_modules/react-dom/package.json', '{"name":"react-dom","version":"1.0.0","type":"module"}'],
    ['node_modules/@reduxjs/toolkit/dist/query/react/index.js', 'export const createApi = 1;'],
    [
      'node_modules/@reduxjs/toolkit/package.json',
      '{"name":"@reduxjs/toolkit","version":"1.0.0","type":"module","exports":{"./query/react":"./dist/query/react/index.js"}}',
    ],
  ];
  let violations: Cruise['summary']['violations'] = [];

  beforeAll(() => {
    mkdirSync(path.join(root, '.cache'), { recursive: true });
    const folder = mkdtempSync(path.join(root, '.cache/breaches-'));
    try {
      for (const file of ['package.json', 'tsconfig.json']) copyFileSync(path.join(root, file), path.join(folder, file));
      for (const [file, text] of [...innocent, ...breaches.map(([, file, text]) => [file, text] as const)]) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), text);
      }
      ({ violations } = runDependencyCruiser(folder).summary);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each(breaches)('%s', (rule, file) => {
    // Rules about folders report the folder instead of the file.
    const blamed = violations.filter(({ from }) => from === file || from === path.dirname(file));
    expect(blamed.map((violation) => violation.rule.name)).toContain(rule);
  });

  test('allowed imports are not reported', () => {
    const blamed = violations.filter(({ from }) => isSource(from) && !breaches.some(([, guilty]) => guilty === from));
    expect(blamed.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
    const blamedFolders = violations.map(({ from }) => from);
    expect(blamedFolders).not.toContain('sandbox/base/limits');
    expect(blamedFolders).not.toContain('src/features/loans'); // `loans` and `pay` read each other's data, which is allowed
  });
});

describe('files', () => {
  test('every sandbox file is in one of its layers', () => {
    expect(
      sources.filter((file) => file.startsWith('sandbox/') && !/^sandbox\/(start|console|areas|lender|base)\//.test(file)),
    ).toEqual([]);
  });

  test('there are no barrels', () => {
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
    expect(sources.filter((file) => !filesWithout(/^export \*/m)(file))).toEqual([]);
  });

  test('there are no folders named utils, helpers, common or similar', () => {
    expect(sources.filter((file) => /\/(utils?|helpers?|common|shared|misc|hooks|containers)\//.test(file))).toEqual([]);
  });

  test('all exports are named', () => {
    expect(sources.filter((file) => !filesWithout(/^export default\b/m)(file))).toEqual([]);
  });

  test('messages are not declared inline in JSX', () => {
    expect(sources.filter((file) => !filesWithout(/\sdefaultMessage=/)(file))).toEqual([]);
  });

  test(`no file has more than ${MAX_LINES_PER_FILE} lines`, () => {
    expect(sources.filter((file) => textOf(file).split('\n').length > MAX_LINES_PER_FILE)).toEqual([]);
  });

  test(`no folder has more than ${MAX_FILES_PER_FOLDER} files`, () => {
    const filesIn = (folder: string) =>
      readdirSync(path.join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).length;
    const full = [...new Set(sources.map((file) => path.dirname(file)))].filter(
      (folder) => filesIn(folder) > MAX_FILES_PER_FOLDER,
    );
    expect(full).toEqual([]);
  });

  test('lending has no routes and no screens', () => {
    const lending = sources.filter((file) => file.startsWith('src/lending/'));
    expect(lending.filter((file) => /(^|\/)routes\.ts$|Screen\.tsx$/.test(file))).toEqual([]);
  });

  test('every test folder mirrors a source folder', () => {
    const own = ['app', 'domain', 'features', 'lending', 'platform', 'replay'];
    const mirrored = own.flatMap((folder) =>
      existsSync(path.join(root, '__tests__', folder)) ? filesBelow(`__tests__/${folder}`).filter(isSource) : [],
    );
    const folders = new Set(mirrored.map((file) => path.dirname(file).replace(/^__tests__/, 'src')));
    expect([...folders].filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
  });
});

describe('network requests', () => {
  const portal = sources.filter((file) => file.startsWith('src/'));

  test('only the listed files send requests', () => {
    expect(
      portal.filter(
        (file) => !filesWithout(/(?<![.\w])fetch\(|new XMLHttpRequest|sendBeacon|new EventSource|new WebSocket/)(file),
      ),
    ).toEqual([
      'src/features/landing/behavior.ts', // prefetches what sign-in needs and reads no response
      'src/platform/api/earlyCalls.ts', // runs before `httpCall` has loaded, which then takes over its responses
      'src/platform/api/httpCall.ts',
      'src/platform/api/sendForm.ts', // used by `httpCall`
    ]);
  });
});

describe('sandbox tables', () => {
  const FLOORS = ['start', 'console', 'areas', 'lender', 'base'];
  const sandbox = sources.filter((file) => file.startsWith('sandbox/'));
  const owners = new Map(
    sandbox.flatMap((file) => {
      const [, declared = ''] = /interface Database \{\n((?:.*;\n)+)/.exec(textOf(file)) ?? [];
      return [...declared.matchAll(/^ *'?([\w.]+)'?: \w+Table;$/gm)].map(([, table = '']) => [table, file] as const);
    }),
  );
  const floorOf = (file: string): number => FLOORS.indexOf(file.split('/')[1] ?? '');
  const homeOf = (file: string): string => (/^sandbox\/(areas\/)?[^/]+/.exec(file) ?? [''])[0];
  /**
   * A module may query its own tables and those of lower layers. All modules share the `Database` type, so import rules cannot check
   * this.
   */
  const mayAsk = (file: string, table: string): boolean => {
    const owner = owners.get(table) ?? '';
    return homeOf(file) === homeOf(owner) || floorOf(file) < floorOf(owner);
  };

  test('are queried only by their owners and by higher layers', () => {
    const asked = sandbox.flatMap((file) =>
      [
        ...textOf(file).matchAll(
          /(?:selectFrom|deleteFrom|insertInto|updateTable|innerJoin|insertAll)\((?:\s*transaction,)?\s*'([\w.]+)/g,
        ),
      ].map(([, table = '']) => [file, table] as const),
    );
    expect(new Set(asked.map(([, table]) => table)).size).toBeGreaterThan(15);
    expect(asked.filter(([file, table]) => !mayAsk(file, table))).toEqual([]);
  });

  test('a query from the wrong layer is detected', () => {
    expect(mayAsk('sandbox/areas/identity/signIn/signIn.ts', 'payment')).toBe(false);
    expect(mayAsk('sandbox/base/mailer.ts', 'borrower')).toBe(false);
    expect(mayAsk('sandbox/lender/seeds/borrowers.ts', 'funding_account')).toBe(false);
  });
});
