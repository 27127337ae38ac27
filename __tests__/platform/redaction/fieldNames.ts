/**
 * Finds the names of all fields in the sources with the TypeScript compiler, so that a new field without a redaction decision fails a
 * test.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { paths } from '#platform/routing/paths.ts';

import { CONTRACT, contractFiles, contractText, parse } from '../../contract/readContract.ts';
import type { Node } from '../../support/sampleResponse.ts';
import { hasPattern } from './sensitivities.ts';

export interface NamedField {
  name: string;
  where: string;
  /** Its type as written in the source: `string | null`, `Money`. */
  type: string;
}

/** Returns every property declared in a type in a source. Names with a space are API calls, not fields. */
export function fieldsIn(file: string, text: string): NamedField[] {
  const fields: NamedField[] = [];
  const visit = (node: ts.Node, owner: string): void => {
    const here = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : owner;
    // A destructured parameter's type is skipped, because its fields are declared at their origin. Payloads of actions are inside a type
    // of their own.
    if (ts.isTypeLiteralNode(node) && ts.isParameter(node.parent)) return;
    if (ts.isPropertySignature(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) {
      const name = node.name.text;
      if (!name.includes(' ')) fields.push({ name, where: `${file}: ${here}`, type: node.type?.getText() ?? 'any' });
    }
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(parse(file, text), '');
  return fields;
}

function fieldsOfSchemas(file: string): NamedField[] {
  const fields: NamedField[] = [];
  const visit = (node: Node, where: string): void => {
    for (const [name, entry] of Object.entries(node.entries ?? {})) fields.push({ name, where, type: typeOf(entry) });
    const parts = [node.item, node.wrapped, node.value, ...Object.values(node.entries ?? {}), ...(node.options ?? [])];
    for (const part of parts) if (typeof part === 'object') visit(part, where);
  };
  for (const [name, value] of Object.entries(jest.requireActual<Record<string, Node>>(join(CONTRACT, file)))) {
    if (name.endsWith('Schema')) visit(value, `${file}: ${name}`);
  }
  return fields;
}

/** Returns a schema's type; text restricted by a pattern, such as an amount, is not arbitrary text. */
function typeOf(node: Node): string {
  const inner = node.wrapped ?? node.item;
  if (inner !== undefined) return typeOf(inner);
  return node.type === 'string' && hasPattern(node) ? 'pattern' : node.type;
}

/** Types that describe calls, forms and receipts; no value has their fields. */
const DESCRIPTION_TYPES = /^call\.ts: (?:Call|FileForm|FileResponse)$|: ReceiptLabels$/;
const CALL_PROPERTIES = ['query', 'form', 'request', 'response'];

export const contractFields = (): NamedField[] =>
  contractFiles()
    .flatMap((file) => [...fieldsIn(file, contractText(file)), ...fieldsOfSchemas(file)])
    .filter(({ name, where }) => !DESCRIPTION_TYPES.test(where) && !(where.endsWith('Calls') && CALL_PROPERTIES.includes(name)));

/** Types in the store's state that are declared outside slices and APIs. */
const STATE_TYPES = [
  'domain/unreadable.ts: Unreadable',
  'features/pay/intent/terms.ts: PaymentRight',
  'features/pay/intent/terms.ts: PaymentTerms',
  'platform/api/files.ts: DownloadedFile',
  'platform/api/portalError.ts: PortalError',
  'platform/api/secretVault.ts: StoredHandle',
  'platform/api/secretVault.ts: SecretHandle',
  'platform/config/config.ts: PortalConfig',
  'platform/config/config.ts: RateExample',
  'platform/config/videoSource.ts: VideoSource',
  'platform/storeTypes.ts: PortalState',
  'platform/session/store/session.ts: Session',
  'platform/session/store/session.ts: SessionUser',
  'platform/toasts/addToast.ts: KeyedToast',
  'platform/toasts/toast.ts: Toast',
];
/** Arguments of the base query, which are not stored in the state. */
const NON_STATE_TYPES = ['platform/api/identityApi.ts: IdentityRequest'];
const SOURCES = join(process.cwd(), 'src');

export function stateFields(): NamedField[] {
  const textOf = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
  const whole = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:Slice|Api|Actions)\.ts$/.test(name),
  );
  const read = (file: string) => fieldsIn(file, textOf(file));
  const slices = whole.flatMap((file) => /createSlice\(\{\s+name: '(\w+)'/.exec(textOf(file))?.[1] ?? []);
  const single = new Set(STATE_TYPES.map((type) => type.split(': ')[0] ?? ''));
  return [
    ...whole.flatMap(read).filter(({ where }) => !NON_STATE_TYPES.includes(where)),
    ...[...single].flatMap(read).filter(({ where }) => STATE_TYPES.includes(where)),
    // Keys of the state: the slices' names, and the legal pages for which a deployment may configure another URL.
    ...['oidc', ...slices].map((name) => ({ name, where: 'keys', type: 'object' })),
    ...[...Object.keys(paths.legal), 'privacyChoices'].map((name) => ({ name, where: 'keys', type: 'object' })),
  ];
}

/** Lists "file: type: field" for each field without a redaction decision. */
export const fieldsWithoutDecision = (fields: readonly NamedField[], decisions: ReadonlyMap<string, unknown>): string[] => [
  ...new Set(fields.filter(({ name }) => !decisions.has(name)).map(({ name, where }) => `${where}: ${name}`)),
];

/** Amounts, dates and enumerations have types of their own. */
export const freeTextFields = (fields: readonly NamedField[]): string[] => [
  ...new Set(
    fields.filter(({ type }) => /\b(?:string|any|unknown)\b/.test(type.replaceAll(/'[^']*'/g, ''))).map(({ name }) => name),
  ),
];
