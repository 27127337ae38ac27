/** @jest-environment node */
/** Whether the published document is one: by the schema of OpenAPI 3.1, by JSON Schema 2020-12, and by what a reader of it needs. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';

import document from '../../contract/openapi.json';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
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

/** Whether the validator of OpenAPI documents takes it. It is a module of its own kind, so it runs as a program. */
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

/** What is wrong, each in words. */
function problemsIn(api: OpenApi): string[] {
  const problems: string[] = [];
  const named = namesOf(api);
  const used = refsIn(api);
  problems.push(...used.filter((ref) => !named.includes(ref)).map((ref) => `${ref} leads nowhere`));
  problems.push(...named.filter((name) => !used.includes(name)).map((name) => `${name} is not used`));

  const tags = new Set(api.tags.map(({ name }) => name));
  const ids = new Set<string>();
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, { operationId = '', summary = '', tags: own = [], responses = {}, parameters = [] }] of Object.entries(
      methods,
    )) {
      const say = (problem: string) => problems.push(`${method} ${path}: ${problem}`);
      if (!/^[a-z][A-Za-z0-9]+$/.test(operationId)) say('no operationId');
      if (ids.has(operationId)) say('an operationId that another one has');
      ids.add(operationId);
      if (summary === '' || summary.endsWith('.')) say('no summary');
      if (own.length !== 1 || !own.every((tag) => tags.has(tag))) say('not one tag of the list');
      if (!Object.keys(responses).some((status) => /^2\d\d$/.test(status))) say('no success');
      if (responses['4XX']?.$ref !== '#/components/responses/Refusal') say('no refusals');
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      if (inPath.join() !== described.join()) say(`the path has ${inPath.join()}, the parameters are ${described.join()}`);
    }
  }
  for (const tag of tags)
    if (!JSON.stringify(api.paths).includes(`"tags":["${tag}"]`)) problems.push(`the tag ${tag} is not used`);
  return problems;
}

test('it is a document of OpenAPI 3.1', () => {
  expect(isOpenApi(document)).toBe(true);
  const { info: _info, ...without } = document;
  expect(isOpenApi(without)).toBe(false);
  const misspelt = copy();
  misspelt.paths['/oidc/signup']!['post']!.responses!['204'] = {};
  expect(isOpenApi(misspelt)).toBe(false);
});

test('every schema in it is one of JSON Schema 2020-12', () => {
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

test('every operation has a name, a summary, a tag, a success and the refusals; every reference leads to something, and all is used', () => {
  expect(problemsIn(published)).toEqual([]);
});

test('what is missing or left over is named', () => {
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

/** What a schema of the document says of one of its fields. */
const fieldOf = (schemaName: string, field: string): unknown =>
  (published.components['schemas']![schemaName] as { properties: Record<string, unknown> }).properties[field];

test('secrets and what is personal say so', () => {
  expect(fieldOf('SignUpRequest', 'password')).toMatchObject({ 'x-sensitivity': 'secret', format: 'password' });
  expect(fieldOf('IdentityQuestion', 'ssn')).toMatchObject({ 'x-sensitivity': 'secret', format: 'password' });
  expect(fieldOf('Loan', 'loanNumber')).toMatchObject({ 'x-sensitivity': 'personal' });
  expect(fieldOf('LoanServicing', 'totalAmountDue')).not.toHaveProperty('x-sensitivity');
  expect(/"sensitivity":|"reading":"/.test(JSON.stringify(document))).toBe(false);
});

test('it is no longer than somebody looks through', () => {
  expect(JSON.stringify(document).length).toBeLessThan(110_000);
});
