/** @jest-environment node */
import { ConfigProblem, loadConfig, readConfig } from '#platform/config/config.ts';

import localConfig from '../../../config/local.json';
import localAnalytics from '../../../config/localAnalytics.json';
import productionConfig from '../../../config/production.example.json';

type Document = Record<string, unknown>;

function changed(key: string, value: unknown): Document {
  const document = structuredClone(localConfig) as Document;
  const names = key.split('.');
  const last = names.pop()!;
  const parent = names.reduce<Document>((at, name) => (at[name] ??= {}) as Document, document);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return document;
}

function problemOf(document: unknown): ConfigProblem | null {
  try {
    readConfig(document);
    return null;
  } catch (problem) {
    if (problem instanceof ConfigProblem) return problem;
    throw problem;
  }
}

test.each([
  ['the sandbox’s', localConfig],
  ['the example for production', productionConfig],
])('valid configuration: %s', (_name, document) => {
  expect(problemOf(document)).toBeNull();
});

const TEXTS = [
  'brand.name',
  'brand.legalName',
  'brand.nmlsId',
  'support.email',
  'support.phone',
  'support.hours',
  'identity.clientId',
  'humanCheck.provider',
  'analytics.provider',
];
const ADDRESSES = ['bases.payment', 'bases.borrower', 'bases.notification', 'bases.agency', 'identity.authority'];
const OBJECTS = ['brand', 'support', 'bases', 'identity', 'humanCheck', 'analytics', 'video', 'legal'];
const LEGAL = ['disclaimer', 'disclosure', 'privacyPolicy', 'terms', 'ccpa', 'cfpb', 'licensing', 'privacyChoices'].map(
  (name) => `legal.${name}`,
);
const FLAGS = ['landing', 'supportCapture'];

const wrong: [string, unknown][] = [
  ...TEXTS.flatMap((key): [string, unknown][] => [undefined, '', '  ', 7, null, {}].map((value) => [key, value])),
  ...ADDRESSES.flatMap((key): [string, unknown][] =>
    [undefined, '', 'api/payment', '//evil.example', 'ftp://a.example', 'javascript:alert(1)', null, 7].map((value) => [
      key,
      value,
    ]),
  ),
  ...OBJECTS.flatMap((key): [string, unknown][] => [undefined, null, [], 'text'].map((value) => [key, value])),
  ...FLAGS.flatMap((key): [string, unknown][] => [undefined, 'true', 1, null].map((value) => [key, value])),
  ...[undefined, [], 'en', [1], null].map((value): [string, unknown] => ['languages', value]),
  ...[undefined, 'dark', '', null].map((value): [string, unknown] => ['appearance', value]),
  ['identity.signUpEndpoint', ''],
  ...['', 7, null].map((value): [string, unknown] => ['identity.scope', value]),
  ...['true', 1, null].map((value): [string, unknown] => ['identity.popup', value]),
  ...['', 'account.html', 'http://id.lender.example/account', 'javascript:alert(1)', '//evil.example', null].map(
    (value): [string, unknown] => ['identity.accountUrl', value],
  ),
  ['humanCheck.siteKey', ''],
  ['analytics.key', 7],
  ['analytics.provider', 'someService'],
  ...['', 'telemetry', 'ftp://a.example', 'javascript:alert(1)', null, 7].map((value): [string, unknown] => ['telemetry', value]),
  ...['', 7, null].map((value): [string, unknown] => ['support.notices', value]),
  ...['', 'Eastern', 'America/Clevelnd', -5, null].map((value): [string, unknown] => ['support.timeZone', value]),
  ...['', 'reports', 'http://lender.example/reports', '//evil.example', 'javascript:alert(1)', null, 7].map(
    (value): [string, unknown] => ['support.captureEndpoint', value],
  ),
  ...['true', 1, null].map((value): [string, unknown] => ['support.replay', value]),
  ...[null, [], 200].map((value): [string, unknown] => ['support.history', value]),
  ...['actions', 'minutes', 'kilobytes'].flatMap((name): [string, unknown][] =>
    [0, -1, 1.5, '10', null].map((value) => [`support.history.${name}`, value]),
  ),
  ...LEGAL.flatMap((key): [string, unknown][] =>
    [
      ...['', 'terms.html', 'http://lender.example/terms', 'mailto:help@lender.example', 'javascript:alert(1)', null, 7],
      ...['//evil.example', '/\\evil.example', '/\t/evil.example'], // browsers read these as other origins
    ].map((value) => [key, value]),
  ),
  ...[
    ['asOf', '11/02/2026'],
    ['asOf', undefined],
    ['loanAmount', '200,000'],
    ['prepaidCharges', '-1.00'],
    ['rate', '5.875%'],
    ['rate', 5.875],
    ['rate', '100'],
  ].map(([name, value]): [string, unknown] => ['rateExample', { ...productionConfig.rateExample, [String(name)]: value }]),
  ['rateExample', null],
  ...[null, [], 'text'].map((value): [string, unknown] => ['support.redaction', value]),
];

test.each(wrong)('%s: %j is reported under its key', (key, value) => {
  const problem = problemOf(changed(key, value));
  expect(problem?.key).toBe(key);
  expect(problem?.message).toMatch(new RegExp(`^${key.replaceAll('.', '\\.')}: `));
});

test.each(['identity.clientSecret', 'identity.client_secret'])('a secret in %s is rejected and not repeated', (key) => {
  const problem = problemOf(changed(key, 'hunter2'));
  expect(problem?.key).toBe(key);
  expect(problem?.message).toContain('public client');
  expect(problem?.message).not.toContain('hunter2');
});

test.each(['https://id.lender.example/realm', 'http://localhost:8080', '/oidc'])('%s is a valid URL', (value) => {
  expect(problemOf(changed('identity.authority', value))).toBeNull();
});

test('report endpoint, replay and history limits are configurable', () => {
  for (const value of ['https://reports.lender.example/problems', '/support-reports', undefined])
    expect(problemOf(changed('support.captureEndpoint', value))).toBeNull();
  for (const value of [true, false, undefined]) expect(problemOf(changed('support.replay', value))).toBeNull();
  for (const value of [{}, { actions: 50 }, { actions: 1, minutes: 5, kilobytes: 64 }, undefined])
    expect(problemOf(changed('support.history', value))).toBeNull();
});

test.each([
  ['fields', 'officerNote'],
  ['fields', [7]],
  ['fields', null],
  ['patterns', 'LN-'],
  ['patterns', [7]],
  ['patterns', ['(']],
  ['patterns', ['x*']], // matches the empty string everywhere
  ['patterns', null],
])('support.redaction.%s: %j is reported under its key', (name, value) => {
  expect(problemOf(changed('support.redaction', { [name]: value }))?.key).toBe(`support.redaction.${name}`);
});

test('redaction fields and patterns can be added', () => {
  expect(problemOf(changed('support.redaction', { fields: ['officerNote'], patterns: [String.raw`\bLN-\d+`] }))).toBeNull();
});

test.each(LEGAL)('%s may be a web URL, a path or missing', (key) => {
  for (const value of ['https://www.lender.example/page', '/papers/page.pdf', undefined])
    expect(problemOf(changed(key, value))).toBeNull();
});

test.each(['privacy-policy', 'Licenses'])('the unknown key legal.%s is reported', (name) => {
  const problem = problemOf(changed(`legal.${name}`, 'https://www.lender.example/page'));
  expect(problem?.key).toBe(`legal.${name}`);
  expect(problem?.message).toContain('privacyPolicy');
});

test.each([null, [], 'text', 7, undefined])('%j is not a configuration document', (document) => {
  expect(problemOf(document)?.key).toBe('config.json');
});

test('a document that cannot be fetched is reported', async () => {
  await expect(loadConfig(() => Promise.reject(new Error('it is not JSON')))).rejects.toMatchObject({
    name: 'ConfigProblem',
    key: 'config.json',
    message: 'config.json: could not be read (it is not JSON)',
  });
});

test('a valid document is loaded', async () => {
  await expect(loadConfig(() => Promise.resolve(localConfig))).resolves.toBe(localConfig);
});

test('self-hosted analytics needs a collector, and its example config differs in nothing else', () => {
  const selfHosted = { ...localConfig, analytics: { provider: 'selfHosted' } };
  expect(problemOf(selfHosted)?.key).toBe('telemetry');
  expect(readConfig(localAnalytics)).toEqual({ ...selfHosted, telemetry: '/telemetry' });
});
