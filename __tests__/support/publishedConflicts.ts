/** Compares every conflict (409) that the sandbox returns in a test with the published OpenAPI document. */
import { readFileSync } from 'node:fs';

import type { ErrorBody } from '#contract/refusals.ts';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string; properties?: { code?: CodeSchema } } }> }>;
}
interface CodeSchema {
  const?: string;
  enum?: string[];
}

const document = JSON.parse(readFileSync('contract/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: { code?: CodeSchema } }> };
};
const { schemas } = document.components;

/** Codes that the contract lists for a 409 of this operation; `undefined` means a 409 without a code. Returns null if it lists no 409. */
export function publishedConflicts({ responses }: Operation): (string | undefined)[] | null {
  const schema = responses['409']?.content?.['application/json']?.schema;
  if (schema === undefined) return null;
  const { code } = (schema.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1)!])?.properties ?? {};
  return [undefined, ...(code?.enum ?? []), ...(code?.const === undefined ? [] : [code.const])];
}

/** Finds the operation for a method and path. Returns undefined if the contract does not describe it. */
function operationAt(method: string, path: string): Operation | undefined {
  const paths = Object.entries(document.paths);
  return paths
    .filter(([template]) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`).test(path))
    .sort(([one], [other]) => one.split('{').length - other.split('{').length)
    .map(([, methods]) => methods[method.toLowerCase()])
    .find((operation) => operation !== undefined);
}

/** @throws Error when a described operation returns a 409 that the contract does not list */
export function checkConflict(method: string, path: string, { code }: Pick<ErrorBody, 'code'>): void {
  const operation = operationAt(method, path);
  if (operation === undefined || publishedConflicts(operation)?.includes(code) === true) return;
  throw new Error(`contract/openapi.json does not say that ${method} ${path} answers 409 ${code ?? 'without a code'}`);
}
