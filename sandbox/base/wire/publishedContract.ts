/** The description of the APIs as lenders read it: a message of the contract stands in it once, by its name, and so does a refusal. */
import { errorBodySchema } from '#contract/refusals.ts';
import { contractSchemas } from './contractSchemas.ts';
import { wire } from './operation.ts';

interface Operation {
  operationId?: string;
  responses?: Record<string, { description?: string; content?: unknown }>;
}
interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: object;
}

const REFUSAL = {
  description: 'Refused: `errors[0]` is a sentence for a person, `code` a reason that the portal acts on.',
  headers: {
    'Retry-After': { description: 'Of status 429: how many seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
};

/** Names by what the schema is as JSON: `Loan` for what `loanSchema` describes. */
const NAMES = new Map(
  [...contractSchemas].map(([name, schema]) => [
    JSON.stringify(wire(schema)),
    name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length),
  ]),
);

/** @param described as Fastify's plugin describes the routes, with every schema written out wherever it occurs */
export function publishedContract<Described extends object>(described: Described): Described {
  const document: Document = described;
  const schemas = new Map<string, unknown>();

  const partsNamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part)]));
  };
  function named(value: unknown): unknown {
    const name = NAMES.get(JSON.stringify(value));
    if (name === undefined) return partsNamed(value);
    if (!schemas.has(name)) {
      schemas.set(name, null); // before the schemas in it
      schemas.set(name, partsNamed(value));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          {
            operationId: operationId(method, path),
            ...(partsNamed({ ...operation, responses: {} }) as object), // a copy
            responses: Object.fromEntries(
              Object.entries(operation.responses ?? {}).map(([status, response]) => [
                status,
                status === '4XX'
                  ? { $ref: '#/components/responses/Refusal' }
                  : { ...(partsNamed(response) as object), description: 'content' in response ? 'The answer.' : 'Done.' },
              ]),
            ),
          },
        ]),
      ),
    ]),
  );
  named(wire(errorBodySchema));
  const sorted = [...schemas].sort(([one], [other]) => one.localeCompare(other));
  return { ...described, paths, components: { responses: { Refusal: REFUSAL }, schemas: Object.fromEntries(sorted) } };
}

/** `GET /api/payment/customers/{customerIdentifier}` is `getPaymentCustomersByCustomerIdentifier`. */
const operationId = (method: string, path: string): string =>
  method +
  path
    .replace(/^\/api/, '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
