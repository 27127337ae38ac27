/** Validates an uploaded problem report by the server's own rules, whatever program created it. Nothing in it is executed. */
import { Ajv } from 'ajv';

import { problemReportSchema, type ProblemReport } from '#contract/support.ts';
import { Refusal } from '../../base/http/errors.ts';
import { findSecret, type SecretKind } from '../../base/findSecrets.ts';
import { SENSITIVITY_KEYWORD, wireSchema } from '../../base/wire/operation.ts';

const REPORT_SCHEMA_VERSION: ProblemReport['portal']['schema'] = 1;

/**
 * Accepts reports that match the contract, without additional properties. The Redux states and action payloads inside may have any shape.
 */
const isReport = new Ajv({ keywords: [SENSITIVITY_KEYWORD] }).compile<ProblemReport>(wireSchema(problemReportSchema));

/** Maximum nesting: far deeper than any state of the portal, and far below what would overflow the stack of a recursive program. */
const MAX_NESTING_DEPTH = 100;

/** Number of nesting levels that the schema describes: the report, its list of actions, and the entry with the action. */
const SCHEMA_LEVELS = 3;

const NUL = '\u0000';

const SECRET_MESSAGES: Record<SecretKind, string> = {
  card: 'We did not keep this report, because there is a full card number in it. Take it out and send the report again.',
  socialSecurityNumber:
    'We did not keep this report, because there is a Social Security number in it. Take it out and send the report again.',
  token: 'We did not keep this report, because there is the token of a session in it. Take it out and send the report again.',
};

const UNREADABLE_REPORT_MESSAGE =
  'We could not read this as a report of a problem, so it was not kept. You can save it as a file and send us that.';

/** Parses and validates a report. @param text the request body @throws Refusal 422 when it is not a report, or contains a secret */
export function readReport(text: string): ProblemReport {
  const sent = parseJson(text);
  rejectUnsafeContent(sent);
  const schema = valueAtPath(sent, '$.portal.schema');
  if (typeof schema === 'number' && schema !== REPORT_SCHEMA_VERSION) {
    throw new Refusal(
      422,
      `We can read reports of schema ${REPORT_SCHEMA_VERSION}, and this one is of another. It was not kept.`,
      {
        fields: { 'portal.schema': 'We do not know this schema.' },
      },
    );
  }
  const report = resolveReferences(sent, SCHEMA_LEVELS);
  if (isReport(report)) return report;
  const place = firstErrorPath(isReport.errors);
  throw new Refusal(
    422,
    UNREADABLE_REPORT_MESSAGE,
    place === '' ? {} : { fields: { [place]: 'This is not what a report has here.' } },
  );
}

/** Returns the path of the first error, such as `portal.calls.0.status`; empty for the report itself. */
function firstErrorPath(errors: typeof isReport.errors): string {
  const [first] = errors ?? [];
  const unexpected: unknown = first?.params['additionalProperty'];
  const names = first?.instancePath.split('/').slice(1) ?? [];
  return (typeof unexpected === 'string' ? [...names, unexpected] : names).join('.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(422, UNREADABLE_REPORT_MESSAGE);
  }
}

/**
 * Searches the document level by level instead of recursively, so that no depth can overflow the stack. @throws Refusal 422 when it is
 * too deep or contains a NUL character or a secret
 */
function rejectUnsafeContent(document: unknown): void {
  let level = [document];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING_DEPTH) throw new Refusal(422, UNREADABLE_REPORT_MESSAGE);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' || typeof value === 'number') rejectSecrets(String(value));
      if (typeof value !== 'object' || value === null) continue;
      for (const [name, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) rejectSecrets(name);
        next.push(inner);
      }
    }
    level = next;
  }
}

function rejectSecrets(text: string): void {
  if (text.includes(NUL)) throw new Refusal(422, UNREADABLE_REPORT_MESSAGE);
  const secret = findSecret(text);
  if (secret !== null) throw new Refusal(422, SECRET_MESSAGES[secret]);
}

const PATH_STEP = /\.(\w+)|\[(\d+)\]|\["((?:[^\\"]|\\.)*)"\]/g;

/**
 * Returns the path in a reference object, or null for any other value. A part that occurs more than once in a report is written once, and
 * elsewhere replaced by `{"$jsan": "$.path"}`, as Redux DevTools does.
 */
function referencePath(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('$jsan' in value)) return null;
  const { $jsan: path } = value;
  return typeof path === 'string' && path.startsWith('$') ? path : null;
}

/** Returns the part at a path. @param path such as `$.portal.schema` @returns undefined when there is no such part */
function valueAtPath(document: unknown, path: string): unknown {
  let part = document;
  for (const [, name, index, quoted] of path.matchAll(PATH_STEP)) {
    const step = name ?? index ?? (quoted ?? '').replaceAll('\\"', '"');
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step)) return undefined;
    part = Reflect.get(part, step);
  }
  return part;
}

/**
 * Copies the upper `levels` of a document with references replaced by what they refer to. Each part is copied only once, so a small
 * document cannot expand into a huge one. A dangling reference becomes null; a reference to another reference stays and fails validation
 * later.
 */
function resolveReferences(document: unknown, levels: number): unknown {
  const copies = Array.from({ length: levels + 1 }, () => new Map<object, unknown>());
  const copy = (value: unknown, left: number): unknown => {
    const path = referencePath(value);
    const part = path === null ? value : (valueAtPath(document, path) ?? null);
    if (left === 0 || typeof part !== 'object' || part === null || referencePath(part) !== null) return part;
    const known = copies[left];
    if (known?.has(part)) return known.get(part);
    const made = Array.isArray(part)
      ? part.map((one) => copy(one, left - 1))
      : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, copy(inner, left - 1)]));
    known?.set(part, made);
    return made;
  };
  return copy(document, levels);
}
