/** Calls described by valibot schemas, most of them the contract's: Fastify validates what is asked by them, and writes answers by them. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';
import { array, exactOptional, object, record, string, type GenericSchema, type InferOutput } from 'valibot';

declare const described: unique symbol;

/** JSON Schema that describes a `Value`. The symbol is there for types alone. */
export type Wire<Value> = Record<string, unknown> & { readonly [described]?: Value };

/** Takes a valibot schema and gives the same as JSON Schema. */
export function wire<const Schema extends GenericSchema>(schema: Schema): Wire<InferOutput<Schema>> {
  const { $schema: _draft, ...json } = toJsonSchema(schema, {
    // What a reader makes of an odd value is nothing to JSON Schema.
    ignoreActions: ['metadata'],
    // A value of another type is refused as such, as with a list of codes.
    overrideSchema: ({ valibotSchema: { type }, jsonSchema }) =>
      type === 'literal' ? { ...jsonSchema, type: typeOfLiteral(jsonSchema.const) } : null,
  });
  return json;
}

const typeOfLiteral = (literal: unknown) =>
  typeof literal === 'boolean' ? 'boolean' : typeof literal === 'number' ? 'number' : 'string';

interface WireTypes extends FastifyTypeProvider {
  validator: this['schema'] extends Wire<infer Value> ? Value : unknown;
  serializer: this['schema'] extends Wire<infer Value> ? Value : unknown;
}

/** A plugin in which the types of requests and answers come from the schemas of each route. */
export type Routes = FastifyPluginAsync<Record<never, never>, RawServerDefault, WireTypes>;

/** Every refusal. */
export const problem = wire(
  object({
    errors: array(string()),
    fields: exactOptional(record(string(), string())),
    code: exactOptional(string()),
    errorId: string(),
  }),
);

type Wired<Parts> = { [Name in keyof Parts]: Parts[Name] extends GenericSchema ? Wire<InferOutput<Parts[Name]>> : never };

/** How a call is described and checked: what it takes, what it answers; a refusal is always possible. */
export function operation<
  const Answer extends GenericSchema,
  const Parts extends { params?: GenericSchema; body?: GenericSchema },
>(
  tag: string,
  summary: string,
  answer: Answer,
  parts: Parts = {} as Parts, // left out only where nothing is taken
) {
  const taken = Object.fromEntries(Object.entries(parts).map(([name, schema]) => [name, wire(schema)])) as Wired<Parts>;
  return { schema: { tags: [tag], summary, ...taken, response: { 200: wire(answer), '4xx': problem } } };
}
