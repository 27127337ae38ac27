/** Calls described by valibot schemas, most of them the contract's: Fastify validates what is asked by them, and writes answers by them. */
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';
import { object, picklist, type GenericSchema, type InferOutput } from 'valibot';

import type { FileForm } from '#contract/call.ts';
import { errorBody, errorBodySchema, type RefusalCode } from '#contract/refusals.ts';
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

/** The body of a refusal for one of these reasons. */
export const refusedFor = <const Codes extends readonly RefusalCode[]>(...codes: Codes) =>
  object({ ...errorBody, code: picklist(codes) });

/** Describes a form with files. @param files the name under which all of them are sent @param texts what comes before them */
export function form<Form extends FileForm<string, string>>(
  files: Form['files'],
  texts: Readonly<Record<Form['texts'], GenericSchema>>,
): Wire<unknown> {
  const { properties, required, ...described } = wire(object(texts)) as { properties: object; required: string[] };
  const list = { type: 'array', minItems: 1, items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  return { ...described, properties: { ...properties, [files]: list }, required: [...required, files] };
}

/** What the published contract says of a call, beside what Fastify checks. */
interface Described {
  /** A body whose fields the handler judges itself, so that each of its messages names a field. */
  judgedBody?: GenericSchema;
  /** What the call takes as a form, instead of a JSON body where it has both. */
  form?: Wire<unknown>;
  /** Refusals that say more than any other, by status. */
  refusals?: Readonly<Record<number, GenericSchema>>;
}

/** How a call is described and checked: what it takes, what it answers; a refusal is always possible. */
export function operation<
  const Answer extends GenericSchema,
  const Parts extends { params?: GenericSchema; body?: GenericSchema },
>(
  tag: string,
  summary: string,
  answer: Answer,
  parts: Parts = {} as Parts, // left out only where nothing is taken
  { judgedBody = parts.body, form: taken, refusals = {} }: Described = {},
) {
  const wired = <Schemas extends object>(schemas: Schemas) =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, wire(schema as GenericSchema)])) as Wired<Schemas>;
  const published: Published = {
    content: {
      ...(judgedBody && { 'application/json': { schema: wire(judgedBody) } }),
      ...(taken && { 'multipart/form-data': { schema: taken } }),
    },
    refusals: wired(refusals),
  };
  return { schema: { tags: [tag], summary, ...wired(parts), response: { 200: wire(answer), '4xx': problem }, published } };
}

/** Bodies by media type, and refusals by status. */
export interface Published {
  content: Record<string, { schema: Wire<unknown> }>;
  refusals: Record<string, Wire<unknown>>;
}
