/** Compares what the sandbox refuses in any test with what the published contract says of the call. */
import { readFileSync } from 'node:fs';

import type { ErrorBody } from '#contract/refusals.ts';

interface Refusing {
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string; properties?: { code?: CodeSchema } } }> }>;
}
interface CodeSchema {
  const?: string;
  enum?: string[];
}

const document = JSON.parse(readFileSync('contract/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Refusing>>;
  components: { schemas: Record<string, { properties?: { code?: CodeSchema } }> };
};
const { schemas } = document.components;

/** The reasons that a call gives for a conflict; null where it is published to answer none. `undefined` stands for no code. */
export function publishedConflicts({ responses }: Refusing): (string | undefined)[] | null {
  const schema = responses['409']?.content?.['application/json']?.schema;
  if (schema === undefined) return null;
  const { code } = (schema.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1)!])?.properties ?? {};
  return [undefined, ...(code?.enum ?? []), ...(code?.const === undefined ? [] : [code.const])];
}

/** The operation of a method and an address; undefined where the contract describes none. */
function operationAt(method: string, path: string): Refusing | undefined {
  const paths = Object.entries(document.paths);
  return paths
    .filter(([template]) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`).test(path))
    .sort(([one], [other]) => one.split('{').length - other.split('{').length)
    .map(([, methods]) => methods[method.toLowerCase()])
    .find((operation) => operation !== undefined);
}

/** @throws Error when a described call answers a conflict that the published contract does not tell of */
export function checkConflict(method: string, path: string, { code }: Pick<ErrorBody, 'code'>): void {
  const operation = operationAt(method, path);
  if (operation === undefined || publishedConflicts(operation)?.includes(code) === true) return;
  throw new Error(`contract/openapi.json does not say that ${method} ${path} answers 409 ${code ?? 'without a code'}`);
}
