/** Turns a contract schema into a tolerant one for checking responses, following the rules stated in `contract/schema.ts`. */
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

/** The `reading` metadata of a schema: how to treat an invalid value. It must be the last item of the pipe. */
type ReadingOf<Schema> = Schema extends {
  readonly pipe: readonly [...unknown[], { readonly metadata: { readonly reading: infer Way } }];
}
  ? Way
  : never;

/** The type of a response after it passed the tolerant version of this schema. */
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

/** Adds `null` to the type if invalid values are read as null, even where the server never sends null. */
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

/** A schema as seen at runtime. Its `type` tells which of these properties it really has. */
interface AnySchema extends GenericSchema {
  readonly entries: Readonly<Record<string, AnySchema>>;
  readonly item: AnySchema;
  readonly wrapped: AnySchema;
  readonly key: string;
  readonly options: readonly AnySchema[];
  readonly pipe?: readonly [AnySchema, ...PipeItem<unknown, unknown, BaseIssue<unknown>>[]];
}

/** Returns the tolerant version of a schema. A response that should be a list but is not fails the check as a whole. */
export function asRead<const Schema extends GenericSchema>(schema: Schema): ShapeOf<AsRead<Schema>> {
  const answer = schema as GenericSchema as AnySchema; // The contract uses only schemas of this shape.
  const way = readingOf(answer);
  const shape =
    way === 'keepOdd'
      ? keepingOdd(recordAsRead(answer.item))
      : way === 'skipOdd'
        ? skippingOdd(recordAsRead(answer.item))
        : partAsRead(answer);
  return shape as ShapeOf<AsRead<Schema>>; // The runtime rules below produce exactly the type `AsRead`.
}

/** Cache of tolerant schemas, so that each contract schema is converted only once. */
const made = new WeakMap<AnySchema, ShapeOf<unknown>>();

function partAsRead(schema: AnySchema): ShapeOf<unknown> {
  const before = made.get(schema);
  if (before !== undefined) return before;
  const way = readingOf(schema);
  const shape = way === undefined || way === 'neverRead' ? checked(schema) : READINGS[way](schema.pipe?.[0] ?? schema);
  made.set(schema, shape);
  return shape;
}

/** Converts the entry schema of a list. Only lists of records can be marked `keepOdd` or `skipOdd`. */
const recordAsRead = (schema: AnySchema) => partAsRead(schema) as ShapeOf<object>;

const readingOf = (schema: AnySchema) => (getMetadata(schema) as { reading?: Reading }).reading;

/** Accepts a list and replaces each invalid entry with the "unreadable" placeholder. */
const keepingOdd = <Entry extends object>(shape: ShapeOf<Entry>): ShapeOf<(Entry | Unreadable)[]> =>
  array(fallback(shape as ShapeOf<Entry | Unreadable>, unreadable)); // The output type now includes the placeholder.

const skippingOdd = <Entry extends object>(shape: ShapeOf<Entry>): ShapeOf<Entry[]> =>
  pipe(
    keepingOdd(shape),
    transform((entries) => readable<Entry>(entries)),
  );

const codesAsRead = (code: ShapeOf<unknown>): ShapeOf<unknown[]> => fallback(array(code), (odd) => [unknownCode(odd)]);

/** Builds the tolerant schema for each kind of `reading`. */
const READINGS: Record<Exclude<Reading, 'neverRead'>, (schema: AnySchema) => ShapeOf<unknown>> = {
  emptyIfOdd: () => fallback(string(), ''),
  zeroIfOdd: () => fallback(number(), 0),
  nullIfOdd: (schema) => {
    const inner = schema.type === 'nullable' ? schema.wrapped : schema;
    // A text that cannot be read is unknown (null), not empty.
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

/** Handles a schema without a `reading`: it is checked strictly, including list limits, but its parts may be tolerant. */
function checked(schema: AnySchema): ShapeOf<unknown> {
  const [first, ...limits] = schema.pipe ?? [schema];
  const parts = madeOfParts(first);
  return parts === null ? schema : limits.length === 0 ? parts : pipe(parts, ...limits);
}

/** Rebuilds a composite schema from the tolerant versions of its parts. Returns null for a schema without parts. */
function madeOfParts(schema: AnySchema): ShapeOf<unknown> | null {
  switch (schema.type) {
    case 'object':
    case 'strict_object':
      // Fields that this build does not know are dropped.
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
      // Only an explicit null means "no code". A missing value means that the code is unknown.
      return schema.wrapped.type === 'picklist' && readingOf(schema.wrapped) === 'unknownIfOdd'
        ? fallback(schema, unknownCode)
        : nullable(partAsRead(schema.wrapped));
    case 'exact_optional':
      return exactOptional(partAsRead(schema.wrapped));
    case 'union':
      return union(schema.options.map(partAsRead));
    case 'variant':
      return variant(schema.key, schema.options.map(partAsRead) as VariantOptions<string>); // The options have the same key as in the contract's schema.
    default:
      return null;
  }
}
