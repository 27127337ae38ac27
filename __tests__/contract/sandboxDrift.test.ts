/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';

import { startSandboxProcess, type SandboxProcess } from '../support/sandboxProcess.ts';
import { parseCalls, contractText, type ContractCall } from './readContract.ts';

interface OpenApi {
  info: { version: string };
  paths: Record<string, Record<string, { requestBody?: unknown; responses?: Record<string, unknown> }>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

let sandbox: SandboxProcess;
let document: OpenApi;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  document = (await (await fetch(`${sandbox.origin}/openapi.json`)).json()) as OpenApi;
}, 90_000);
afterAll(() => sandbox.stop());

/** Returns the operations below a path in the contract's notation: `METHOD path`. */
function operationsOf({ paths }: OpenApi, base: string): string[] {
  return Object.entries(paths)
    .filter(([path]) => path.startsWith(`/${base}/`))
    .flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => METHODS.includes(method))
        .map((method) => `${method.toUpperCase()} ${path.slice(`/${base}/`.length)}`),
    )
    .sort();
}

const routesOf = (calls: ContractCall[]) => calls.map(({ route }) => route).sort();

const BASES = [
  ['api/payment', 'payment.ts', 'PaymentCalls'],
  ['api/borrower', 'borrower/calls.ts', 'BorrowerCalls'],
  ['api/notification', 'notification.ts', 'NotificationCalls'],
  ['api/agency', 'agency.ts', 'AgencyCalls'],
  ['oidc', 'identity.ts', 'SignUpCalls'],
] as const;

test.each(BASES)('the %s base serves exactly the calls that the contract types', (base, file, name) => {
  expect(operationsOf(document, base)).toEqual(routesOf(parseCalls(contractText(file), name)));
});

test('every typed call has a described response', () => {
  const undescribed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses = {} }]) => !Object.keys(responses).some((status) => status.startsWith('2')))
      .map(([method]) => `${method} ${path}`),
  );
  expect(undescribed).toEqual([]);
});

/** Published for lenders. `npm run contract` writes it. */
const PUBLISHED = 'contract/openapi.json';

test('the published document matches the sandbox, and its version is in the changelog', () => {
  const now = `${JSON.stringify(document, null, 2)}\n`;
  if (process.env['WRITE_CONTRACT'] === '1') writeFileSync(PUBLISHED, now);
  expect(readFileSync(PUBLISHED, 'utf8')).toBe(now);
  expect(readFileSync('contract/CHANGELOG.md', 'utf8')).toContain(`## ${document.info.version}\n`);
});

test('a call that only one side has is detected', () => {
  const { '/api/payment/guestpayment': taken, ...others } = document.paths;
  expect(taken).toBeDefined();
  const typed = routesOf(parseCalls(contractText('payment.ts'), 'PaymentCalls'));
  expect(operationsOf({ ...document, paths: others }, 'api/payment')).not.toEqual(typed);
  expect(
    operationsOf({ ...document, paths: { ...document.paths, '/api/payment/refund': { post: {} } } }, 'api/payment'),
  ).not.toEqual(typed);
  const doctored = contractText('payment.ts').replace("'POST feepayment'", "'POST feepayments'");
  expect(routesOf(parseCalls(doctored, 'PaymentCalls'))).not.toEqual(operationsOf(document, 'api/payment'));
});
