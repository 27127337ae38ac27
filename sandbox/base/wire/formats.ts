/** What most calls have in common on the wire. */
import { Type, type TSchema } from 'typebox';

export const Text = Type.String();
export const TextOrNull = Type.Union([Text, Type.Null()]);
export const Money = Type.String({ pattern: '^\\d{1,9}\\.\\d{2}$', description: 'Dollars with exactly two decimals' });
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A calendar day' });
export const Email = Type.String({ maxLength: 254, pattern: '^[^@\\s<>,;:"]+@[^@\\s<>,;:"]+\\.[^@\\s<>,;:"]+$' });
/** An identifier that a caller names. */
export const Named = Type.String({ minLength: 1, maxLength: 64 });

/** Every refusal. */
export const Problem = Type.Object({
  errors: Type.Array(Text),
  fields: Type.Optional(Type.Record(Text, Text)),
  code: Type.Optional(Text),
  errorId: Text,
});

/** How a call is described and checked: what it takes, what it answers; a refusal is always possible. */
export const call = <Answer extends TSchema, Parts extends { params?: TSchema; body?: TSchema }>(
  tag: string,
  summary: string,
  answer: Answer,
  parts: Parts = {} as Parts, // left out only where nothing is taken
) => ({ schema: { tags: [tag], summary, ...parts, response: { 200: answer, '4xx': Problem } } });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);
