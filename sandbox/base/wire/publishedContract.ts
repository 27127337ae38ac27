/**
 * Builds the published OpenAPI document: each contract schema, and the error response, appears once by name and is referenced elsewhere.
 */
import type { FastifySchema } from 'fastify';
import type { GenericSchema } from 'valibot';

import { errorBodySchema } from '#contract/refusals.ts';
import * as agency from '#contract/agency.ts';
import * as account from '#contract/borrower/account.ts';
import * as docuSafe from '#contract/borrower/docuSafe.ts';
import * as loans from '#contract/borrower/loans.ts';
import * as ocr from '#contract/borrower/ocr.ts';
import * as officers from '#contract/borrower/officers.ts';
import * as privacy from '#contract/borrower/privacy.ts';
import * as rateDrop from '#contract/borrower/rateDrop.ts';
import * as scenarios from '#contract/borrower/scenarios.ts';
import * as valuation from '#contract/borrower/valuation.ts';
import * as fees from '#contract/fees.ts';
import * as guests from '#contract/guests.ts';
import * as identity from '#contract/identity.ts';
import * as notification from '#contract/notification.ts';
import * as payment from '#contract/payment.ts';
import * as refusals from '#contract/refusals.ts';
import * as support from '#contract/support.ts';
import * as telemetry from '#contract/telemetry.ts';
import { SENSITIVITY_KEYWORD, wireSchema, type PublishedBodies } from './operation.ts';

const SCHEMA_MODULES = {
  agency,
  account,
  docuSafe,
  fees,
  guests,
  identity,
  loans,
  notification,
  ocr,
  officers,
  payment,
  privacy,
  rateDrop,
  refusals,
  scenarios,
  support,
  telemetry,
  valuation,
};

/** All schemas of the contract by name, such as `loanSchema`. */
export const contractSchemas: ReadonlyMap<string, GenericSchema> = new Map(
  Object.values(SCHEMA_MODULES)
    .flatMap((file) => Object.entries<unknown>(file))
    .filter((entry): entry is [string, GenericSchema] => entry[0].endsWith('Schema')),
);

interface OpenApiOperation {
  operationId?: string;
  requestBody?: unknown;
  responses?: Record<string, { description?: string; content?: unknown }>;
}
interface OpenApiDocument {
  paths?: Record<string, Record<string, OpenApiOperation>>;
  components?: object;
}

const REFUSAL_RESPONSE = {
  description: 'Refused: `errors[0]` is a sentence for a person, `code` a reason that the portal acts on.',
  headers: {
    'Retry-After': { description: 'Of status 429: how many seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
};

/** Names of the contract's schemas, by their JSON Schema as text: `Loan` for `loanSchema`. */
const SCHEMA_NAMES = new Map(
  [...contractSchemas].map(([name, schema]) => [
    JSON.stringify(wireSchema(schema)),
    name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length),
  ]),
);

/**
 * Converts a route's schema for publishing: adds bodies that the handler validates or receives as a form, and the route's own error
 * bodies.
 */
export function describeRoute(schema: FastifySchema & { published?: PublishedBodies }): FastifySchema {
  const { published, ...checked } = schema;
  if (published === undefined) return checked;
  return {
    ...checked,
    ...(Object.keys(published.content).length > 0 && { body: { content: published.content } }),
    response: { ...(checked.response as object), ...published.refusals },
  };
}

/**
 * Replaces repeated schemas by references, names the operations, and sorts the components. @param described the OpenAPI document of
 * Fastify's plugin, in which every schema is written out wherever it occurs
 */
export function buildPublishedContract<Described extends object>(described: Described): Described {
  const document: OpenApiDocument = described;
  const schemas = new Map<string, unknown>();

  const partsWithReferences = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withReferences);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withReferences(part)]));
  };
  function withReferences(value: unknown): unknown {
    const name = SCHEMA_NAMES.get(JSON.stringify(value));
    if (name === undefined) return partsWithReferences(value);
    if (!schemas.has(name)) {
      schemas.set(name, null); // reserves the name before the nested schemas are visited
      schemas.set(name, partsWithReferences(value));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  const describeResponse = (status: string, response: object): object => {
    if (status.startsWith('4'))
      return { ...(partsWithReferences(response) as object), description: REFUSAL_RESPONSE.description };
    return { ...(partsWithReferences(response) as object), description: 'content' in response ? 'The answer.' : 'Done.' };
  };

  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          {
            operationId: operationId(method, path),
            ...(partsWithReferences({ ...operation, responses: {} }) as object),
            responses: Object.fromEntries(
              Object.entries(operation.responses ?? {}).map(([status, response]) => [
                status,
                status === '4XX' ? { $ref: '#/components/responses/Refusal' } : describeResponse(status, response),
              ]),
            ),
          },
        ]),
      ),
    ]),
  );
  withReferences(wireSchema(errorBodySchema));
  const sorted = [...schemas].sort(([one], [other]) => one.localeCompare(other));
  markWriteOnly(
    Object.values(paths).flatMap((methods) => Object.values(methods) as OpenApiOperation[]),
    schemas,
  );
  return { ...described, paths, components: { responses: { Refusal: REFUSAL_RESPONSE }, schemas: Object.fromEntries(sorted) } };
}

/** `GET /api/payment/customers/{customerIdentifier}` becomes `getPaymentCustomersByCustomerIdentifier`. */
const operationId = (method: string, path: string): string =>
  method +
  path
    .replace(/^\/api/, '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Marks secrets that occur in requests but in no response as `writeOnly`. */
function markWriteOnly(operations: readonly OpenApiOperation[], schemas: ReadonlyMap<string, unknown>): void {
  const answered = new Set<unknown>();
  const follow = (value: unknown, visit: (part: object) => void): void => {
    if (typeof value !== 'object' || value === null) return;
    visit(value);
    for (const part of Object.values(value)) follow(part, visit);
    if ('$ref' in value) follow(schemas.get(String(value.$ref).split('/').at(-1) ?? ''), visit);
  };
  for (const { responses } of operations) follow(responses, (part) => answered.add(part));
  for (const { requestBody } of operations)
    follow(requestBody, (part) => {
      if (!answered.has(part) && SENSITIVITY_KEYWORD in part && part[SENSITIVITY_KEYWORD] === 'secret')
        Object.assign(part, { writeOnly: true });
    });
}
