/**
 * Describes API operations by valibot schemas, most of them the contract's. Fastify validates requests and serializes responses by them.
 */
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';
import { object, picklist, type GenericSchema, type InferOutput } from 'valibot';

import type { FileForm } from '#contract/call.ts';
import { errorBody, errorBodySchema, type RefusalCode } from '#contract/refusals.ts';
import type { InvalidValueRule, Sensitivity } from '#contract/schema.ts';

declare const described: unique symbol;

/** A JSON Schema that describes a `Value`. The symbol property exists only for the type checker. */
type TypedJsonSchema<Value> = Record<string, unknown> & { readonly [described]?: Value };

export function wireSchema<const Schema extends GenericSchema>(schema: Schema): TypedJsonSchema<InferOutput<Schema>> {
  const { $schema: _draft, ...json } = toJsonSchema(schema, {
    overrideAction: ({ valibotAction, jsonSchema }) => (valibotAction.type === 'metadata' ? withSensitivity(jsonSchema) : null),
    // Adds the type, so that a value of another type is reported as a type error, as it is for a picklist.
    overrideSchema: ({ valibotSchema: { type }, jsonSchema }) =>
      type === 'literal' ? { ...jsonSchema, type: typeOfLiteral(jsonSchema.const) } : null,
  });
  return json;
}

/** Keyword that marks secret or personal fields in the published contract. Validators must be told that it is allowed. */
export const SENSITIVITY_KEYWORD = 'x-sensitivity';
const NON_PERSONAL_SENSITIVITIES: readonly Sensitivity[] = ['none', 'public', 'text', 'path'];

/** Replaces the sensitivity metadata by the published keyword, and drops `reading`, which only the portal uses. */
function withSensitivity({
  reading: _portals,
  sensitivity,
  ...json
}: JsonSchema & { reading?: InvalidValueRule; sensitivity?: Sensitivity }) {
  if (sensitivity === undefined || NON_PERSONAL_SENSITIVITIES.includes(sensitivity)) return json;
  if (sensitivity !== 'secret') return { ...json, [SENSITIVITY_KEYWORD]: 'personal' };
  return { ...json, [SENSITIVITY_KEYWORD]: 'secret', ...(json.type === 'string' ? { format: 'password' } : {}) };
}

const typeOfLiteral = (literal: unknown) =>
  typeof literal === 'boolean' ? 'boolean' : typeof literal === 'number' ? 'number' : 'string';

interface WireTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends TypedJsonSchema<infer Value> ? Value : unknown;
  serializer: this['schema'] extends TypedJsonSchema<infer Value> ? Value : unknown;
}

/** A plugin whose request and response types are inferred from the schemas of each route. */
export type RoutesPlugin = FastifyPluginAsync<Record<never, never>, RawServerDefault, WireTypeProvider>;

export const errorResponseSchema = wireSchema(errorBodySchema);

type JsonSchemas<Parts> = {
  [Name in keyof Parts]: Parts[Name] extends GenericSchema ? TypedJsonSchema<InferOutput<Parts[Name]>> : never;
};

export const refusalBodySchema = <const Codes extends readonly RefusalCode[]>(...codes: Codes) =>
  object({ ...errorBody, code: picklist(codes) });

/**
 * Describes a multipart form with files.
 * @param files name of the field that holds all files
 * @param texts schemas of the text fields, which come before the files
 */
export function fileFormSchema<Form extends FileForm<string, string>>(
  files: Form['files'],
  texts: Readonly<Record<Form['texts'], GenericSchema>>,
): TypedJsonSchema<unknown> {
  const { properties, required, ...described } = wireSchema(object(texts)) as { properties: object; required: string[] };
  const list = { type: 'array', minItems: 1, items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  return { ...described, properties: { ...properties, [files]: list }, required: [...required, files] };
}

/** What the published contract adds about an operation, beyond what Fastify checks. */
interface PublishedDetails {
  /** Schema of a body that the handler validates itself, so that each error message belongs to a field. */
  handlerValidatedBody?: GenericSchema;
  /** The multipart form that the operation accepts. If it also has a JSON body, either may be sent. */
  fileFormSchema?: TypedJsonSchema<unknown>;
  /** Error bodies with more than the usual properties, by status. */
  refusals?: Readonly<Record<number, GenericSchema>>;
}

/** Builds the Fastify route schema of an operation: its parameters, body and response. Any operation may also return an error body. */
export function operationSchema<
  const Answer extends GenericSchema,
  const Parts extends { params?: GenericSchema; body?: GenericSchema },
>(
  tag: string,
  summary: string,
  answer: Answer,
  parts: Parts = {} as Parts, // left out only where the operation takes no input
  { handlerValidatedBody = parts.body, fileFormSchema: taken, refusals = {} }: PublishedDetails = {},
) {
  const wired = <Schemas extends object>(schemas: Schemas) =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, wireSchema(schema as GenericSchema)]),
    ) as JsonSchemas<Schemas>;
  const published: PublishedBodies = {
    content: {
      ...(handlerValidatedBody && { 'application/json': { schema: wireSchema(handlerValidatedBody) } }),
      ...(taken && { 'multipart/form-data': { schema: taken } }),
    },
    refusals: wired(refusals),
  };
  return {
    schema: {
      tags: [tag],
      summary,
      ...wired(parts),
      response: { 200: wireSchema(answer), '4xx': errorResponseSchema },
      published,
    },
  };
}

/** Request bodies by media type, and error bodies by status. */
export interface PublishedBodies {
  content: Record<string, { schema: TypedJsonSchema<unknown> }>;
  refusals: Record<string, TypedJsonSchema<unknown>>;
}
