/** Calls described by the contract's schemas: Fastify validates what is asked by them, and writes answers by them. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { Type, type TUnsafe } from 'typebox';
import type { GenericSchema, InferOutput } from 'valibot';

import { Problem } from './formats.ts';

/** A schema of the contract as JSON Schema. It may stand in a TypeBox schema, too. */
export function wire<const Schema extends GenericSchema>(schema: Schema): TUnsafe<InferOutput<Schema>> {
  const { $schema: _draft, ...json } = toJsonSchema(schema, {
    // What a reader makes of an odd value is nothing to JSON Schema.
    ignoreActions: ['metadata'],
    // A value of another type is refused as such, as with a list of codes.
    overrideSchema: ({ valibotSchema: { type }, jsonSchema }) =>
      type === 'literal' ? { ...jsonSchema, type: typeOfLiteral(jsonSchema.const) } : null,
  });
  return Type.Unsafe<InferOutput<Schema>>(json);
}

const typeOfLiteral = (literal: unknown) =>
  typeof literal === 'boolean' ? 'boolean' : typeof literal === 'number' ? 'number' : 'string';

type Wired<Parts> = { [Name in keyof Parts]: Parts[Name] extends GenericSchema ? TUnsafe<InferOutput<Parts[Name]>> : never };

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
  return { schema: { tags: [tag], summary, ...taken, response: { 200: wire(answer), '4xx': Problem } } };
}
