/** Calls described by valibot schemas, most of them the contract's: Fastify validates what is asked by them, and writes answers by them. */
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';

import { errorBodySchema } from '#contract/refusals.ts';
import type { Reading, Sensitivity } from '#contract/schema.ts';

declare const described: unique symbol;

/** JSON Schema that describes a `Value`. The symbol is there for types alone. */
export type Wire<Value> = Record<string, unknown> & { readonly [described]?: Value };

/** Takes a valibot schema and gives the same as JSON Schema. */
export function wire<const Schema extends GenericSchema>(schema: Schema): Wire<InferOutput<Schema>> {
  const { $schema: _draft, ...json } = toJsonSchema(schema, {
    overrideAction: ({ valibotAction, jsonSchema }) => (valibotAction.type === 'metadata' ? withSensitivity(jsonSchema) : null),
    // A value of another type is refused as such, as with a list of codes.
    overrideSchema: ({ valibotSchema: { type }, jsonSchema }) =>
      type === 'literal' ? { ...jsonSchema, type: typeOfLiteral(jsonSchema.const) } : null,
  });
  return json;
}

/** What the published contract says of a secret or of something personal. Validators have to be told of the keyword. */
export const SENSITIVITY = 'x-sensitivity';
const OF_NOBODY: readonly Sensitivity[] = ['none', 'public', 'text', 'path'];

/** What a reader makes of an odd value is nothing to JSON Schema. @param converted with the metadata as they stand in the schema */
function withSensitivity({
  reading: _portals,
  sensitivity,
  ...json
}: JsonSchema & { reading?: Reading; sensitivity?: Sensitivity }) {
  if (sensitivity === undefined || OF_NOBODY.includes(sensitivity)) return json;
  if (sensitivity !== 'secret') return { ...json, [SENSITIVITY]: 'personal' };
  return { ...json, [SENSITIVITY]: 'secret', ...(json.type === 'string' ? { format: 'password' } : {}) };
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
export const problem = wire(errorBodySchema);

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
