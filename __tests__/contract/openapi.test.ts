/** @jest-environment node */
/** Checks that the published document is valid OpenAPI 3.1 and JSON Schema 2020-12, and useful to its readers. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';

import document from '../../contract/openapi.json';
import { checkConflict, publishedConflicts } from '../support/publishedConflicts.ts';
import { parseCalls, contractText } from './readContract.ts';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses?: Record<string, { $ref?: string; description?: string }>;
}
interface OpenApi {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation & { parameters?: { in: string; name: string }[] }>>;
  components: Record<string, Record<string, unknown>>;
}

const published = document as unknown as OpenApi;
const copy = () => structuredClone(published);

const VALIDATOR = 'node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js';

/** Runs the OpenAPI validator as a separate process, because jest cannot load its module format. */
function isOpenApi(api: object): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  const file = path.join(folder, 'openapi.json');
  try {
    writeFileSync(file, JSON.stringify(api));
    return (JSON.parse(spawnSync(process.execPath, [VALIDATOR, file], { encoding: 'utf8' }).stdout) as { valid: boolean }).valid;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const refsIn = (value: unknown): string[] => [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
const namesOf = ({ components }: OpenApi): string[] =>
  Object.entries(components).flatMap(([kind, all]) => Object.keys(all).map((name) => `#/components/${kind}/${name}`));

function problemsIn(api: OpenApi): string[] {
  const problems: string[] = [];
  const named = namesOf(api);
  const used = [...new Set(refsIn(api))];
  problems.push(...used.filter((ref) => !named.includes(ref)).map((ref) => `${ref} leads nowhere`));
  problems.push(...named.filter((name) => !used.includes(name)).map((name) => `${name} is not used`));

  const tags = new Set(api.tags.map(({ name }) => name));
  const ids = new Set<string>();
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, { operationId = '', summary = '', tags: own = [], responses = {}, parameters = [] }] of Object.entries(
      methods,
    )) {
      const addProblem = (problem: string) => problems.push(`${method} ${path}: ${problem}`);
      if (!/^[a-z][A-Za-z0-9]+$/.test(operationId)) addProblem('no operationId');
      if (ids.has(operationId)) addProblem('an operationId that another one has');
      ids.add(operationId);
      if (summary === '' || summary.endsWith('.')) addProblem('no summary');
      if (own.length !== 1 || !own.every((tag) => tags.has(tag))) addProblem('not one tag of the list');
      if (!Object.keys(responses).some((status) => /^2\d\d$/.test(status))) addProblem('no success');
      if (responses['4XX']?.$ref !== '#/components/responses/Refusal') addProblem('no refusals');
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      if (inPath.join() !== described.join()) addProblem(`the path has ${inPath.join()}, the parameters are ${described.join()}`);
    }
  }
  for (const tag of tags)
    if (!JSON.stringify(api.paths).includes(`"tags":["${tag}"]`)) problems.push(`the tag ${tag} is not used`);
  return problems;
}

test('the published document is valid OpenAPI 3.1', () => {
  expect(isOpenApi(document)).toBe(true);
  const { info: _info, ...without } = document;
  expect(isOpenApi(without)).toBe(false);
  const misspelt = copy();
  misspelt.paths['/oidc/signup']!['post']!.responses!['204'] = {};
  expect(isOpenApi(misspelt)).toBe(false);
});

test('every schema is valid JSON Schema 2020-12', () => {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: true,
    allowUnionTypes: true,
    keywords: ['x-sensitivity', 'components'],
    formats: { password: true },
  });
  ajv.addSchema({ $id: 'api', components: document.components });
  const names = Object.keys(document.components.schemas);
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) expect(() => ajv.compile({ $ref: `api#/components/schemas/${name}` })).not.toThrow();
});

test('every operation is complete, and every reference resolves and is used', () => {
  expect(problemsIn(published)).toEqual([]);
});

test('missing and unused parts are reported', () => {
  const odd = copy();
  const { operationId: _id, summary: _summary, ...rest } = odd.paths['/oidc/signup']!['post']!;
  odd.paths['/oidc/signup']!['post'] = { ...rest, tags: ['other'], responses: {} };
  odd.components['schemas']!['Stray'] = { type: 'object' };
  const { ErrorBody: _body, ...others } = odd.components['schemas']!;
  odd.components['schemas'] = others;
  expect(problemsIn(odd)).toEqual(
    [
      '#/components/schemas/ErrorBody leads nowhere',
      '#/components/schemas/Stray is not used',
      'post /oidc/signup: no operationId',
      'post /oidc/signup: no summary',
      'post /oidc/signup: not one tag of the list',
      'post /oidc/signup: no success',
      'post /oidc/signup: no refusals',
    ].map((problem) => expect.stringContaining(problem) as string),
  );
});

const fieldOf = (schemaName: string, field: string): unknown =>
  (published.components['schemas']![schemaName] as { properties: Record<string, unknown> }).properties[field];

test('secret and personal fields are marked as such', () => {
  expect(fieldOf('SignUpRequest', 'password')).toMatchObject({ 'x-sensitivity': 'secret', format: 'password' });
  expect(fieldOf('IdentityQuestion', 'ssn')).toMatchObject({ 'x-sensitivity': 'secret', format: 'password' });
  expect(fieldOf('Loan', 'loanNumber')).toMatchObject({ 'x-sensitivity': 'personal' });
  expect(fieldOf('LoanServicing', 'totalAmountDue')).not.toHaveProperty('x-sensitivity');
  expect(/"sensitivity":|"reading":"/.test(JSON.stringify(document))).toBe(false);
});

const operations: (readonly [route: string, operation: Operation])[] = Object.entries(published.paths).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
);

/** Returns every object inside a value with its path, following references. */
function partsOf(value: unknown, place = '', seen: ReadonlySet<string> = new Set()): [place: string, part: object][] {
  if (typeof value !== 'object' || value === null) return [];
  const { $ref } = value as { $ref?: string };
  if ($ref !== undefined) {
    const [, , kind = '', name = ''] = $ref.split('/');
    return seen.has($ref) ? [] : partsOf(published.components[kind]![name], `${place}>${name}`, new Set([...seen, $ref]));
  }
  return [[place, value], ...Object.entries(value).flatMap(([key, part]) => partsOf(part, `${place}/${key}`, seen))];
}

const emptySchemas = (value: unknown): string[] =>
  partsOf(value)
    .filter(([place, part]) => Object.keys(part).length === 0 && !/\/(properties|required)$/.test(place))
    .map(([place]) => place);

test.each(operations)('%s: every request and response is described', (_route, { requestBody, responses }) => {
  expect(emptySchemas({ requestBody, responses })).toEqual([]);
});

test.each(operations)('%s: secrets are write-only and never in a response', (_route, operation) => {
  const secrets = (value: unknown) =>
    partsOf(value).filter(([, part]) => 'x-sensitivity' in part && part['x-sensitivity'] === 'secret');
  const marked = ([, part]: [string, object]) => 'writeOnly' in part && part.writeOnly === true;
  expect(
    secrets(operation.requestBody)
      .filter((secret) => !marked(secret))
      .map(([place]) => place),
  ).toEqual([]);
  expect(
    partsOf(operation.responses)
      .filter(marked)
      .map(([place]) => place),
  ).toEqual([]);
});

const TYPED = [
  ['/api/payment/', 'payment.ts', 'PaymentCalls'],
  ['/api/borrower/', 'borrower/calls.ts', 'BorrowerCalls'],
  ['/api/notification/', 'notification.ts', 'NotificationCalls'],
  ['/api/agency/', 'agency.ts', 'AgencyCalls'],
  ['/oidc/', 'identity.ts', 'SignUpCalls'],
] as const;
const typedCalls = TYPED.flatMap(([base, file, name]) =>
  parseCalls(contractText(file), name).map(({ route, bodies }) => [route.replace(' ', ` ${base}`), bodies] as const),
);
const MEDIA = { request: 'application/json', form: 'multipart/form-data' };

test.each(typedCalls)('%s accepts exactly %j', (route, takes) => {
  const { requestBody } = new Map(operations).get(route)!;
  expect(Object.keys(requestBody?.content ?? {})).toEqual(takes.map((part) => MEDIA[part]));
});

test('both uploads describe their files and text fields', () => {
  const formOf = (route: string) => new Map(operations).get(route)!.requestBody!.content[MEDIA.form]!.schema;
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  expect(formOf('POST /api/borrower/api/ocr/upload-multiple')).toMatchObject({ properties: { files }, required: ['files'] });
  expect(formOf('POST /api/borrower/api/DocuSafe/uploadFollowUpTaskDocument')).toMatchObject({
    properties: { contactId: { writeOnly: true }, taskId: {}, documentType: {}, turns: {}, file: files },
    required: ['contactId', 'file'],
  });
});

test('empty schemas and secrets in responses are detected', () => {
  const odd = { content: { 'application/json': { schema: {} } }, list: { type: 'array', items: {} }, properties: {} };
  expect(emptySchemas(odd)).toEqual(['/content/application/json/schema', '/list/items']);
  expect(fieldOf('IdentityQuestion', 'ssn')).toMatchObject({ writeOnly: true });
  expect(fieldOf('IdentityConfirmed', 'verificationTicket')).not.toHaveProperty('writeOnly');
});

const NOT_409_CODES = ['keyReused', 'noMatch', 'ticketEnded', 'humanCheck', 'tooManyTries', 'xsrf', 'foreignOrigin'];

test('every conflict reason is published, and undocumented 409 responses are detected', () => {
  const conflicts = operations.flatMap(
    ([, operation]) => publishedConflicts(operation as Parameters<typeof publishedConflicts>[0]) ?? [],
  );
  const { code } = (published.components['schemas']!['ErrorBody'] as { properties: { code: { enum: string[] } } }).properties;
  const reasons = code.enum.filter((reason) => !NOT_409_CODES.includes(reason));
  // This route is left out because its 409 (too many alerts) has no code. It is published as a generic rejection that allows every code.
  const named = operations
    .filter(([route]) => route !== 'POST /api/borrower/RateDrop/userPreferences')
    .flatMap(([, operation]) => publishedConflicts(operation as Parameters<typeof publishedConflicts>[0]) ?? []);
  expect(conflicts.length).toBeGreaterThan(named.length);
  expect([...new Set(named)].filter((reason) => reason !== undefined).sort()).toEqual(reasons.sort());
  expect(() => checkConflict('POST', '/api/payment/guestpayment', { code: 'amountChanged' })).not.toThrow();
  expect(() => checkConflict('POST', '/api/payment/guestpayment', { code: 'feePaid' })).toThrow('answers 409 feePaid');
  expect(() => checkConflict('GET', '/api/borrower/BorrowerLoan/all', {})).toThrow('without a code');
});

test.each([
  ['POST /api/borrower/BorrowerLoan/mailingaddress', '409', 'MailingAddressConflict'],
  ['PUT /api/borrower/RateDrop/userPreferences', '409', 'AlertConflict'],
  ['PUT /api/borrower/api/privacypreference', '409', 'PrivacyConflict'],
  ['GET /api/borrower/api/ocr/validateContactBasicInfo/{contactId}/{lastName}/{zip}', '404', 'ContactRefusal'],
  ['GET /api/borrower/api/ocr/validateContactBasicInfo/{contactId}/{lastName}/{zip}', '429', 'ContactRefusal'],
])('%s: the %s response has its own body schema, %s', (route, status, name) => {
  expect(refsIn(new Map(operations).get(route)!.responses![status])).toEqual([`#/components/schemas/${name}`]);
});

test('every error schema with its own body is in the table above', () => {
  const refusals = Object.entries(published.components['schemas']!)
    .filter(([, schema]) => Object.keys((schema as { properties?: object }).properties ?? {}).includes('errorId'))
    .map(([name]) => name);
  expect(refusals).toEqual(['AlertConflict', 'ContactRefusal', 'ErrorBody', 'MailingAddressConflict', 'PrivacyConflict']);
});

test('the published document is at most 110,000 characters long', () => {
  expect(JSON.stringify(document).length).toBeLessThan(110_000);
});
