/** Which fields the sources name: read with the compiler, so that a field that is added to one of them is noticed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { paths } from '#platform/routing/paths.ts';

import { CONTRACT, contractFiles, contractText, parse } from '../../contract/readContract.ts';
import type { Node } from '../../support/sampleAnswer.ts';
import { hasPattern } from './sensitivities.ts';

export interface NamedField {
  name: string;
  /** File and the type in it. */
  where: string;
  /** As it is written: `string | null`, `Money`. */
  type: string;
}

/** Every property that a type in a source has. Calls, whose names hold a space, are no fields. */
export function fieldsIn(file: string, text: string): NamedField[] {
  const fields: NamedField[] = [];
  const visit = (node: ts.Node, owner: string): void => {
    const here = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : owner;
    // What a function takes apart is described where it comes from; an action's payload is within a type of its own.
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

/** Every property that a schema of the contract has. */
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

/** A text with a pattern, such as an amount, is not any text. */
function typeOf(node: Node): string {
  const inner = node.wrapped ?? node.item;
  if (inner !== undefined) return typeOf(inner);
  return node.type === 'string' && hasPattern(node) ? 'pattern' : node.type;
}

/** What calls, forms and receipts are made of: no value has fields like these. */
const DESCRIPTIONS = /^call\.ts: (?:Call|FileForm|FileAnswer)$|: ReceiptLabels$/;
const OF_A_CALL = ['query', 'form', 'request', 'response'];

export const contractFields = (): NamedField[] =>
  contractFiles()
    .flatMap((file) => [...fieldsIn(file, contractText(file)), ...fieldsOfSchemas(file)])
    .filter(({ name, where }) => !DESCRIPTIONS.test(where) && !(where.endsWith('Calls') && OF_A_CALL.includes(name)));

/** Types of what the store holds, besides those in slices and APIs. */
const OF_STATE = [
  'domain/unreadable.ts: Unreadable',
  'features/pay/intent/terms.ts: PaymentRight',
  'features/pay/intent/terms.ts: PaymentTerms',
  'platform/api/files.ts: DownloadedFile',
  'platform/api/portalError.ts: PortalError',
  'platform/api/sealed.ts: Kept',
  'platform/api/sealed.ts: Sealed',
  'platform/config/config.ts: PortalConfig',
  'platform/config/config.ts: RateExample',
  'platform/config/videoSource.ts: VideoSource',
  'platform/listen.ts: PortalState',
  'platform/session/store/session.ts: Session',
  'platform/session/store/session.ts: SessionUser',
  'platform/toasts/addToast.ts: KeyedToast',
  'platform/toasts/toast.ts: Toast',
];
/** What the base query is given, which the store does not keep. */
const NOT_OF_STATE = ['platform/api/identityApi.ts: IdentityRequest'];
const SOURCES = join(process.cwd(), 'src');

export function stateFields(): NamedField[] {
  const textOf = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
  const whole = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:Slice|Api|Actions)\.ts$/.test(name),
  );
  const read = (file: string) => fieldsIn(file, textOf(file));
  const slices = whole.flatMap((file) => /createSlice\(\{\s+name: '(\w+)'/.exec(textOf(file))?.[1] ?? []);
  const single = new Set(OF_STATE.map((type) => type.split(': ')[0] ?? ''));
  return [
    ...whole.flatMap(read).filter(({ where }) => !NOT_OF_STATE.includes(where)),
    ...[...single].flatMap(read).filter(({ where }) => OF_STATE.includes(where)),
    // Slices that the store or a feature names, and the pages that a deployment may keep at another address.
    ...['oidc', ...slices].map((name) => ({ name, where: 'keys', type: 'object' })),
    ...[...Object.keys(paths.legal), 'privacyChoices'].map((name) => ({ name, where: 'keys', type: 'object' })),
  ];
}

/** "file: type: field" for each field without a decision. */
export const undecided = (fields: readonly NamedField[], decisions: ReadonlyMap<string, unknown>): string[] => [
  ...new Set(fields.filter(({ name }) => !decisions.has(name)).map(({ name, where }) => `${where}: ${name}`)),
];

/** Names of fields in which any text may stand. Amounts, dates and lists of words have types of their own. */
export const namesOfTexts = (fields: readonly NamedField[]): string[] => [
  ...new Set(
    fields.filter(({ type }) => /\b(?:string|any|unknown)\b/.test(type.replaceAll(/'[^']*'/g, ''))).map(({ name }) => name),
  ),
];
