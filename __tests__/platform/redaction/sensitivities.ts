/** Derives how each field of the contract is redacted from its schema. `npm run contract` writes the result into the portal's source. */
import { getMetadata } from 'valibot';

import type { Sensitivity } from '#contract/schema.ts';
import type { Treatment, FieldList } from '#platform/redaction/rules/treatments.ts';

import type { Node } from '../../support/sampleResponse.ts';

/** Several fields may share a name; then the strictest decision applies. Objects are redacted by the names of their own fields. */
const STRICTEST_FIRST = [
  'secret',
  'words',
  'picture',
  'person',
  'email',
  'phone',
  'address',
  'city',
  'zip',
  'loan',
  'account',
  'bank',
  'branch',
  'document',
  'file',
  'id',
  'path',
  'text',
  'keep',
  'asIs',
  'inside',
] as const satisfies Treatment[];
/** `inside` always counts as strict, because texts and numbers in such a field are redacted. */
export const isAsStrict = (one: Treatment, other: Treatment): boolean => one === 'inside' || rank(one) <= rank(other);
const rank = (decision: Treatment): number => (STRICTEST_FIRST as readonly Treatment[]).indexOf(decision);

const SENSITIVITY_DECISIONS = { none: 'keep', public: 'asIs' } as const;
const decisionOf = (said: Sensitivity): Treatment => (said === 'none' || said === 'public' ? SENSITIVITY_DECISIONS[said] : said);

/** Returns null for text whose schema states no sensitivity. */
function decisionOn(node: Node): Treatment | null {
  const { sensitivity } = getMetadata(node) as { sensitivity?: Sensitivity };
  if (sensitivity !== undefined) return decisionOf(sensitivity);
  const inner = node.wrapped ?? node.item;
  if (inner !== undefined) return decisionOn(inner);
  if (['object', 'strict_object', 'record', 'union', 'variant', 'unknown'].includes(node.type)) return 'inside';
  return node.type === 'string' && !hasPattern(node) ? null : 'keep';
}

interface Piped {
  type: string;
  pipe?: readonly Piped[];
}
/** Whether a schema restricts text by a pattern, directly or through a schema that its pipe starts with. */
export const hasPattern = ({ pipe = [] }: Piped): boolean => pipe.some((item) => item.type === 'regex' || hasPattern(item));

export interface SchemaField {
  name: string;
  /** Name of the field or list that contains it; empty at the top level of a message. */
  container: string;
  schemaName: string;
  decision: Treatment | null;
}

export function* fieldsOf(schemas: ReadonlyMap<string, Node>): Generator<SchemaField> {
  for (const [where, schema] of schemas) yield* fieldsWithin(schema, where, '');
}

function* fieldsWithin(node: Node, schemaName: string, container: string): Generator<SchemaField> {
  for (const part of [node.item, node.wrapped, node.value, ...(node.options ?? [])])
    if (typeof part === 'object') yield* fieldsWithin(part, schemaName, container);
  for (const [name, entry] of Object.entries(node.entries ?? {})) {
    yield { name, container, schemaName, decision: decisionOn(entry) };
    yield* fieldsWithin(entry, schemaName, name);
  }
}

/** Groups field names by decision. A field whose schema states nothing is left out; it is then redacted, and a test reports it. */
export function fieldListOf(schemas: ReadonlyMap<string, Node>): FieldList {
  const decisions = new Map<string, Treatment | null>();
  for (const { name, decision } of fieldsOf(schemas)) {
    const before = decisions.get(name);
    if (before === undefined || decision === null) decisions.set(name, decision);
    else if (before !== null && rank(decision) < rank(before)) decisions.set(name, decision);
  }
  return Object.fromEntries(
    STRICTEST_FIRST.map((decision) => {
      const names = [...decisions].filter(([, one]) => one === decision).map(([name]) => name);
      return [decision, names.sort().join(' ')] as const;
    }).filter(([, names]) => names !== ''),
  );
}

export const sourceOf = (list: FieldList): string =>
  [
    '/** What becomes of the fields of the contract: written by `npm run contract` from what their schemas say. */',
    "import type { FieldList } from './decisions.ts';",
    '',
    'export const contractFields: FieldList = {',
    ...Object.entries(list).map(([decision, names]) => `  ${decision}: \`${linesOf(names)}\`,`),
    '};',
    '',
  ].join('\n');

const linesOf = (names: string): string => names.replace(/(?=.{110}).{1,110}(?= )/g, (line) => `${line}\n   `);
