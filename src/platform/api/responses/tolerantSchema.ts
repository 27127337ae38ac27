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

import { money, nonEmptyString, type InvalidValueRule } from '#contract/schema.ts';
import { readableEntries, type OrUnknown, type Unreadable } from '#domain/unreadable.ts';

import { noteUnknownCode, noteUnreadable, type ResponseSchema } from './validateResponse.ts';

/** The `reading` metadata of a schema: how to treat an invalid value. It must be the last item of the pipe. */
type InvalidValueRuleOf<Schema> = Schema extends {
  readonly pipe: readonly [...unknown[], { readonly metadata: { readonly reading: infer Way } }];
}
  ? Way
  : never;

export type TolerantOutput<Schema> = Schema extends { readonly entries: infer Entries }
  ? TolerantRecord<Entries> | NullIfOdd<Schema>
  : Schema extends { readonly item: infer Item }
    ? TolerantList<TolerantOutput<Item>, InvalidValueRuleOf<Schema>>
    : Schema extends { readonly wrapped: infer Wrapped }
      ? TolerantOutput<Wrapped> | null
      : Schema extends { readonly type: 'union' | 'variant'; readonly options: readonly (infer Option)[] }
        ? TolerantOutput<Option> | NullIfOdd<Schema>
        : Schema extends GenericSchema<infer Value>
          ? ('unknownIfOdd' extends InvalidValueRuleOf<Schema> ? OrUnknown<Value> : Value) | NullIfOdd<Schema>
          : never;

/** Adds `null` to the type if invalid values are read as null, even where the server never sends null. */
type NullIfOdd<Schema> = 'nullIfOdd' extends InvalidValueRuleOf<Schema> ? null : never;

type TolerantList<Entry, Way> = (Entry | ('keepOdd' extends Way ? Unreadable : 'unknownIfOdd' extends Way ? 'unknown' : never))[];

interface OptionalEntry {
  readonly type: 'exact_optional';
  readonly wrapped: unknown;
}
type ReadFieldName<Name, Field extends OptionalEntry> = 'neverRead' extends InvalidValueRuleOf<Field['wrapped']> ? never : Name;
type TolerantRecord<Entries> = Flat<
  { -readonly [Name in keyof Entries as Entries[Name] extends OptionalEntry ? never : Name]: TolerantOutput<Entries[Name]> } & {
    -readonly [
      Name in keyof Entries as Entries[Name] extends OptionalEntry ? ReadFieldName<Name, Entries[Name]> : never
    ]?: Entries[Name] extends OptionalEntry ? TolerantOutput<Entries[Name]['wrapped']> : never;
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
export function tolerantSchema<const Schema extends GenericSchema>(schema: Schema): ResponseSchema<TolerantOutput<Schema>> {
  const answer = schema as GenericSchema as AnySchema; // The contract uses only schemas of this shape.
  const way = invalidValueRuleOf(answer);
  const shape =
    way === 'keepOdd'
      ? arrayKeepingInvalid(tolerantEntry(answer.item))
      : way === 'skipOdd'
        ? arraySkippingInvalid(tolerantEntry(answer.item))
        : tolerantPart(answer);
  return shape as ResponseSchema<TolerantOutput<Schema>>; // The runtime rules below produce exactly the type `TolerantOutput`.
}

const schemaCache = new WeakMap<AnySchema, ResponseSchema<unknown>>();

function tolerantPart(schema: AnySchema): ResponseSchema<unknown> {
  const before = schemaCache.get(schema);
  if (before !== undefined) return before;
  const way = invalidValueRuleOf(schema);
  const shape =
    way === undefined || way === 'neverRead'
      ? withTolerantParts(schema)
      : SCHEMA_BY_INVALID_VALUE_RULE[way](schema.pipe?.[0] ?? schema);
  schemaCache.set(schema, shape);
  return shape;
}

/** Only lists of records can be marked `keepOdd` or `skipOdd`. */
const tolerantEntry = (schema: AnySchema) => tolerantPart(schema) as ResponseSchema<object>;

const invalidValueRuleOf = (schema: AnySchema) => (getMetadata(schema) as { reading?: InvalidValueRule }).reading;

const arrayKeepingInvalid = <Entry extends object>(shape: ResponseSchema<Entry>): ResponseSchema<(Entry | Unreadable)[]> =>
  array(fallback(shape as ResponseSchema<Entry | Unreadable>, noteUnreadable)); // The output type now includes the placeholder.

const arraySkippingInvalid = <Entry extends object>(shape: ResponseSchema<Entry>): ResponseSchema<Entry[]> =>
  pipe(
    arrayKeepingInvalid(shape),
    transform((entries) => readableEntries<Entry>(entries)),
  );

const tolerantCodeList = (code: ResponseSchema<unknown>): ResponseSchema<unknown[]> =>
  fallback(array(code), (odd) => [noteUnknownCode(odd)]);

const SCHEMA_BY_INVALID_VALUE_RULE: Record<
  Exclude<InvalidValueRule, 'neverRead'>,
  (schema: AnySchema) => ResponseSchema<unknown>
> = {
  emptyIfOdd: () => fallback(string(), ''),
  zeroIfOdd: () => fallback(number(), 0),
  nullIfOdd: (schema) => {
    const inner = schema.type === 'nullable' ? schema.wrapped : schema;
    // A text that cannot be read is unknown (null), not empty.
    return fallback(nullable(invalidValueRuleOf(inner) === 'emptyIfOdd' ? string() : tolerantPart(inner)), null);
  },
  unknownIfOdd: (schema) =>
    schema.type === 'array' ? tolerantCodeList(tolerantPart(schema.item)) : fallback(schema, noteUnknownCode),
  keepOdd: ({ item }) => fallback(arrayKeepingInvalid(tolerantEntry(item)), (odd) => [noteUnreadable(odd)]),
  skipOdd: ({ item }) => fallback(arraySkippingInvalid(tolerantEntry(item)), (odd) => readableEntries([noteUnreadable(odd)])),
  anyText: () => string(),
  anyNonEmptyText: () => nonEmptyString,
  anyNumber: () => number(),
  anyMoney: () => money,
};

/** Handles a schema without a `reading`: it is checked strictly, including list limits, but its parts may be tolerant. */
function withTolerantParts(schema: AnySchema): ResponseSchema<unknown> {
  const [first, ...limits] = schema.pipe ?? [schema];
  const parts = rebuildFromParts(first);
  return parts === null ? schema : limits.length === 0 ? parts : pipe(parts, ...limits);
}

/** Rebuilds a composite schema from the tolerant versions of its parts. Returns null for a schema without parts. */
function rebuildFromParts(schema: AnySchema): ResponseSchema<unknown> | null {
  switch (schema.type) {
    case 'object':
    case 'strict_object':
      // Fields that this build does not know are dropped.
      return object(
        Object.fromEntries(
          Object.entries(schema.entries)
            .filter(([, entry]) => entry.type !== 'exact_optional' || invalidValueRuleOf(entry.wrapped) !== 'neverRead')
            .map(([name, entry]) => [name, tolerantPart(entry)]),
        ),
      );
    case 'array':
      return array(tolerantPart(schema.item));
    case 'nullable':
      // Only an explicit null means "no code". A missing value means that the code is unknown.
      return schema.wrapped.type === 'picklist' && invalidValueRuleOf(schema.wrapped) === 'unknownIfOdd'
        ? fallback(schema, noteUnknownCode)
        : nullable(tolerantPart(schema.wrapped));
    case 'exact_optional':
      return exactOptional(tolerantPart(schema.wrapped));
    case 'union':
      return union(schema.options.map(tolerantPart));
    case 'variant':
      return variant(schema.key, schema.options.map(tolerantPart) as VariantOptions<string>); // The options have the same key as in the contract's schema.
    default:
      return null;
  }
}
