/**
 * Helpers for message schemas. A schema describes exactly what is sent. The contract's types are inferred from it, the sandbox validates
 * with it, and the portal checks responses with a tolerant version of it (`tolerantSchema` in the portal).
 *
 * The metadata `onInvalid` states what the portal does with a response value that does not match its schema:
 * - A record that lacks an essential part, such as its identifier, is unreadable. A schema without `onInvalid` must match exactly.
 * - An invalid list entry is *kept* as unreadable in lists of money, documents or doubtful values, and *skipped* and logged where the
 * page is correct without it. It *rejects* the response where the rest would become wrong, such as a sum of amounts due.
 * - An unknown code becomes `unknown`, for which every screen has a text, or makes its record unreadable. It never counts as another
 * code.
 * - An invalid value of a nullable field becomes null only if null means "unknown". If null means "none", the record is unreadable.
 *
 * The functions in this file have no side effects, so that the build can drop schemas that a screen does not use.
 */
import {
  array,
  integer,
  maxLength,
  metadata,
  minLength,
  minValue,
  nonEmpty,
  null_,
  nullable,
  number,
  picklist,
  pipe,
  regex,
  string,
  type GenericSchema,
  type MetadataAction,
} from 'valibot';

/** What the portal does with a response value that does not match its schema. */
export type InvalidValueRule =
  /** Text: becomes an empty string. */
  | 'emptyIfOdd'
  /** Number: becomes zero. */
  | 'zeroIfOdd'
  /** Value for which null means "unknown": becomes null. */
  | 'nullIfOdd'
  /** Code, or each code of a list: becomes `unknown`. */
  | 'unknownIfOdd'
  /** List entry: stays in the list as unreadable. A value that is not a list at all becomes a list with one unreadable entry. */
  | 'keepOdd'
  /** List entry: is left out. */
  | 'skipOdd'
  /** Optional field that the portal does not use: is dropped, valid or not. */
  | 'neverRead'
  /** The schema's limits apply to requests only. A response may contain any text, any non-empty text, any number or any amount of money. */
  | 'anyText'
  | 'anyNonEmptyText'
  | 'anyNumber'
  | 'anyMoney';

/** Sets the `onInvalid` of a schema. It must be the last item of the pipe. */
export const onInvalid = <Value, const Way extends InvalidValueRule>(
  way: Way,
): MetadataAction<Value, { readonly reading: Way }> => metadata({ reading: way });

/** Whose data a value is. Redaction depends on it, and hides a text completely if its schema does not state it. */
export type Sensitivity =
  /** Grants access or proves something, such as a card number, a token or an income. No part of it is ever shown. */
  | 'secret'
  /** Personal data, by kind. Redaction replaces each value with a placeholder, the same one wherever the value occurs. */
  | 'person'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'zip'
  | 'loan'
  | 'account'
  | 'bank'
  | 'branch'
  | 'document'
  | 'file'
  /** An opaque identifier of something that belongs to the person. */
  | 'id'
  | 'picture'
  /** Free text that a person wrote. */
  | 'words'
  /** A sentence from the portal or the lender that may contain names. */
  | 'text'
  /** A URL path of the portal that may contain personal identifiers. */
  | 'path'
  /** Not personal. Only parts that look like a secret are redacted. Codes, amounts, days, numbers and flags need not state it. */
  | 'none'
  /** Published by the lender, or an id from a log. Shown even if it looks like a secret. */
  | 'public';

/** Sets the sensitivity of a schema and returns the schema otherwise unchanged. */
export const sensitive = <const Schema extends GenericSchema>(sensitivity: Sensitivity, schema: Schema): Schema =>
  pipe(schema, metadata({ sensitivity })) as GenericSchema as Schema; // Metadata does not change the schema's type.

/** For calls whose response has no content: status 204, or `null`. */
export const noContent = null_();

/** Dollars with exactly two decimals, for example "1842.17"; may be negative. */
export const money = pipe(string(), regex(/^-?\d+\.\d{2}$/));
/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export const dateOnly = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/));
/** An instant in UTC, ISO 8601 with `Z`. */
export const utcInstant = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/));
/** A string without which its record makes no sense, such as an identifier. */
export const nonEmptyString = pipe(string(), nonEmpty());

/** Text for display; an unreadable one becomes empty. */
export const text = pipe(string(), onInvalid('emptyIfOdd'));
/** Text for display with a maximum length, for values that a person typed. */
export const typedText = (longest: number) => pipe(string(), maxLength(longest), onInvalid('emptyIfOdd'));
/** Required text with a maximum length. */
export const textUpTo = (longest: number) => pipe(string(), minLength(1), maxLength(longest), onInvalid('anyNonEmptyText'));
/** An identifier that a request names, at most 64 characters. */
export const identifier = pipe(string(), minLength(1), maxLength(64), onInvalid('anyText'));

export const count = (least = 0) => pipe(number(), integer(), minValue(least), onInvalid('anyNumber'));
/** Dollars in a request: not negative, below one billion. */
export const amount = pipe(string(), regex(/^\d{1,9}\.\d{2}$/), onInvalid('anyMoney'));

export const emailAddress = sensitive(
  'email',
  pipe(string(), maxLength(254), regex(/^[^@\s<>,;:"]+@[^@\s<>,;:"]+\.[^@\s<>,;:"]+$/)),
);

/** A nullable value whose null means "unknown", so an unreadable value also becomes null. Use `nullable` when null means "none". */
export const nullIfInvalid = <const Schema extends GenericSchema>(schema: Schema) =>
  pipe(nullable(schema), onInvalid('nullIfOdd'));
export const textOrNull = nullIfInvalid(text);

/** One of these codes. Any other becomes `unknown`, for which the screen has a text. */
export const lenientCodes = <const Codes extends readonly string[]>(names: Codes) =>
  pipe(picklist(names), onInvalid('unknownIfOdd'));
/** One of these codes. Any other makes the record unreadable, because it makes no sense without the code. */
export const strictCodes = <const Codes extends readonly string[]>(names: Codes) => picklist(names);
/** A list of codes. An unknown code stays in the list as `unknown`, so that none gets lost. */
export const codeList = <const Codes extends readonly string[]>(names: Codes) =>
  pipe(array(lenientCodes(names)), onInvalid('unknownIfOdd'));

/** A list of money, documents or doubtful values. An invalid entry stays in the list as unreadable. */
export const listKeepingInvalid = <const Schema extends GenericSchema<object>>(entry: Schema) =>
  pipe(array(entry), onInvalid('keepOdd'));
/** A list that is correct without some of its entries. An invalid entry is left out and recorded in the action history. */
export const listSkippingInvalid = <const Schema extends GenericSchema<object>>(entry: Schema) =>
  pipe(array(entry), onInvalid('skipOdd'));
/** A list in which every entry matters. One invalid entry makes whatever contains the list unreadable. */
export const strictList = <const Schema extends GenericSchema>(entry: Schema) => array(entry);
