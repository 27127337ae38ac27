/** Makes a schema of the contract tolerant: the check of an answer, by the rules that `contract/schema.ts` states. */
import {
  array,
  exactOptional,
  fallback,
  getMetadata,
  nullable,
  number,
  object,
  pipe,
  string,
  transform,
  union,
  variant,
  type BaseIssue,
  type GenericSchema,
  type PipeItem,
  type VariantOptions,
} from 'valibot';

import { money, nonEmptyString, type Reading } from '#contract/schema.ts';
import { readable, type OrUnknown, type Unreadable } from '#domain/unreadable.ts';

import { unknownCode, unreadable, type ShapeOf } from './checkAnswer.ts';

/** What a schema says of a value that is odd; the metadata stands last in the pipe. */
type ReadingOf<Schema> = Schema extends {
  readonly pipe: readonly [...unknown[], { readonly metadata: { readonly reading: infer Way } }];
}
  ? Way
  : never;

/** What the portal makes of an answer of this schema. */
export type AsRead<Schema> = Schema extends { readonly entries: infer Entries }
  ? RecordAsRead<Entries> | NullIfOdd<Schema>
  : Schema extends { readonly item: infer Item }
    ? ListAsRead<AsRead<Item>, ReadingOf<Schema>>
    : Schema extends { readonly wrapped: infer Wrapped }
      ? AsRead<Wrapped> | null
      : Schema extends { readonly type: 'union' | 'variant'; readonly options: readonly (infer Option)[] }
        ? AsRead<Option> | NullIfOdd<Schema>
        : Schema extends GenericSchema<infer Value>
          ? ('unknownIfOdd' extends ReadingOf<Schema> ? OrUnknown<Value> : Value) | NullIfOdd<Schema>
          : never;

/** Also of what is never null as it is sent. */
type NullIfOdd<Schema> = 'nullIfOdd' extends ReadingOf<Schema> ? null : never;

type ListAsRead<Entry, Way> = (Entry | ('keepOdd' extends Way ? Unreadable : 'unknownIfOdd' extends Way ? 'unknown' : never))[];

interface Optional {
  readonly type: 'exact_optional';
  readonly wrapped: unknown;
}
type NameIfRead<Name, Field extends Optional> = 'neverRead' extends ReadingOf<Field['wrapped']> ? never : Name;
type RecordAsRead<Entries> = Flat<
  { -readonly [Name in keyof Entries as Entries[Name] extends Optional ? never : Name]: AsRead<Entries[Name]> } & {
    -readonly [
      Name in keyof Entries as Entries[Name] extends Optional ? NameIfRead<Name, Entries[Name]> : never
    ]?: Entries[Name] extends Optional ? AsRead<Entries[Name]['wrapped']> : never;
  }
>;
type Flat<Whole> = { [Name in keyof Whole]: Whole[Name] };

/** A schema when the portal runs. Its type says which of these it has. */
interface AnySchema extends GenericSchema {
  readonly entries: Readonly<Record<string, AnySchema>>;
  readonly item: AnySchema;
  readonly wrapped: AnySchema;
  readonly key: string;
  readonly options: readonly AnySchema[];
  readonly pipe?: readonly [AnySchema, ...PipeItem<unknown, unknown, BaseIssue<unknown>>[]];
}

/** The check of an answer of this schema. A whole answer that should be a list and is none is not believed. */
export function asRead<const Schema extends GenericSchema>(schema: Schema): ShapeOf<AsRead<Schema>> {
  const answer = schema as GenericSchema as AnySchema; // the contract has no other schemas
  const way = readingOf(answer);
  const shape =
    way === 'keepOdd'
      ? keepingOdd(recordAsRead(answer.item))
      : way === 'skipOdd'
        ? skippingOdd(recordAsRead(answer.item))
        : partAsRead(answer);
  return shape as ShapeOf<AsRead<Schema>>; // the type follows the rules below
}

/** Each is made once: a thousand loans are checked by one. */
const made = new WeakMap<AnySchema, ShapeOf<unknown>>();

function partAsRead(schema: AnySchema): ShapeOf<unknown> {
  const before = made.get(schema);
  if (before !== undefined) return before;
  const way = readingOf(schema);
  const shape = way === undefined || way === 'neverRead' ? checked(schema) : READINGS[way](schema.pipe?.[0] ?? schema);
  made.set(schema, shape);
  return shape;
}

/** An entry of a list that keeps or skips what is odd: the vocabulary has such lists of records alone. */
const recordAsRead = (schema: AnySchema) => partAsRead(schema) as ShapeOf<object>;

const readingOf = (schema: AnySchema) => (getMetadata(schema) as { reading?: Reading }).reading;

/** An odd entry is there, but unreadable. */
const keepingOdd = <Entry extends object>(shape: ShapeOf<Entry>): ShapeOf<(Entry | Unreadable)[]> =>
  array(fallback(shape as ShapeOf<Entry | Unreadable>, unreadable)); // a wider output

/** An odd entry is left out. */
const skippingOdd = <Entry extends object>(shape: ShapeOf<Entry>): ShapeOf<Entry[]> =>
  pipe(
    keepingOdd(shape),
    transform((entries) => readable<Entry>(entries)),
  );

const codesAsRead = (code: ShapeOf<unknown>): ShapeOf<unknown[]> => fallback(array(code), (odd) => [unknownCode(odd)]);

/** What is made of the schema that has the reading. */
const READINGS: Record<Exclude<Reading, 'neverRead'>, (schema: AnySchema) => ShapeOf<unknown>> = {
  emptyIfOdd: () => fallback(string(), ''),
  zeroIfOdd: () => fallback(number(), 0),
  nullIfOdd: (schema) => {
    const inner = schema.type === 'nullable' ? schema.wrapped : schema;
    // A text that cannot be read is not known; it is not empty.
    return fallback(nullable(readingOf(inner) === 'emptyIfOdd' ? string() : partAsRead(inner)), null);
  },
  unknownIfOdd: (schema) => (schema.type === 'array' ? codesAsRead(partAsRead(schema.item)) : fallback(schema, unknownCode)),
  keepOdd: ({ item }) => fallback(keepingOdd(recordAsRead(item)), (odd) => [unreadable(odd)]),
  skipOdd: ({ item }) => fallback(skippingOdd(recordAsRead(item)), (odd) => readable([unreadable(odd)])),
  anyText: () => string(),
  anyNonEmptyText: () => nonEmptyString,
  anyNumber: () => number(),
  anyMoney: () => money,
};

/** A schema without a reading is checked as it stands, limits of a whole list included; its parts may have a reading. */
function checked(schema: AnySchema): ShapeOf<unknown> {
  const [first, ...limits] = schema.pipe ?? [schema];
  const parts = madeOfParts(first);
  return parts === null ? schema : limits.length === 0 ? parts : pipe(parts, ...limits);
}

/** Null for a schema that has no parts. */
function madeOfParts(schema: AnySchema): ShapeOf<unknown> | null {
  switch (schema.type) {
    case 'object':
    case 'strict_object':
      // Fields that this build does not know are left out.
      return object(
        Object.fromEntries(
          Object.entries(schema.entries)
            .filter(([, entry]) => entry.type !== 'exact_optional' || readingOf(entry.wrapped) !== 'neverRead')
            .map(([name, entry]) => [name, partAsRead(entry)]),
        ),
      );
    case 'array':
      return array(partAsRead(schema.item));
    case 'nullable':
      // Only null says that there is no code: one that is missing is unknown.
      return schema.wrapped.type === 'picklist' && readingOf(schema.wrapped) === 'unknownIfOdd'
        ? fallback(schema, unknownCode)
        : nullable(partAsRead(schema.wrapped));
    case 'exact_optional':
      return exactOptional(partAsRead(schema.wrapped));
    case 'union':
      return union(schema.options.map(partAsRead));
    case 'variant':
      return variant(schema.key, schema.options.map(partAsRead) as VariantOptions<string>); // as in the schema
    default:
      return null;
  }
}
