/**
 * The vocabulary in which messages are written. A schema says exactly what is sent; the types of the contract are inferred from it, the
 * sandbox validates by it, and the portal checks answers by the same schema made tolerant (`asRead` in the portal).
 *
 * What the portal makes of a value that is not as the schema says is stated here, once, as the metadata `reading`:
 * - A record without what makes it one, such as its identifier, cannot be read. So is a schema without `reading`: it is checked as it stands.
 * - An odd entry of a list is *kept* as there, but unreadable, where it means money, papers or a doubt; *skipped* and logged where the page is
 *   right without it; and it *refuses* the answer where the rest would become wrong, such as a sum of what is owed.
 * - An unknown code is `unknown`, for which each screen has words, or its record cannot be read. It never counts as one of the others.
 * - What may be null is null where it cannot be read only if null means "not known". Where it means "none", the record cannot be read.
 *
 * Calls here have no effects, and the build drops those whose result a screen does not use.
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

/** What becomes of a value that is not as its schema says. */
export type Reading =
  /** A text: empty. */
  | 'emptyIfOdd'
  /** A number: zero. */
  | 'zeroIfOdd'
  /** A fact for which null means "not known": null. */
  | 'nullIfOdd'
  /** A code, or each code of a list: `unknown`. */
  | 'unknownIfOdd'
  /** An entry of a list: there, but unreadable. So is what should be a list and is none. */
  | 'keepOdd'
  /** An entry of a list: left out. */
  | 'skipOdd'
  /** An optional field that the portal has no use for: left out, odd or not. */
  | 'neverRead'
  /** The schema's limits bind who asks; an answer may have any text, any number or any amount of money there. */
  | 'anyText'
  | 'anyNonEmptyText'
  | 'anyNumber'
  | 'anyMoney';

/** States the reading of a schema. It stands last in the pipe. */
export const reading = <Value, const Way extends Reading>(way: Way): MetadataAction<Value, { readonly reading: Way }> =>
  metadata({ reading: way });

/** Whose a value is. Redaction goes by it, and shows nothing of a text that does not say it. */
export type Sensitivity =
  /** Opens or proves something: a number of a card, a token, an income. Nothing of it is ever shown. */
  | 'secret'
  /** Personal, and what it is. Each has a stand-in, the same wherever it occurs. */
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
  /** An opaque name of something of theirs. */
  | 'id'
  | 'picture'
  /** What a person wrote in their own words. */
  | 'words'
  /** A sentence of the portal's or the lender's, in which names may stand. */
  | 'text'
  /** An address of the portal, in which somebody's things may stand. */
  | 'path'
  /** Nobody's, but for what has the shape of a secret. Codes, amounts, days, numbers and flags need not say it. */
  | 'none'
  /** Published by the lender, or a number of a log, though it may look like a secret. */
  | 'public';

/** States the sensitivity of a schema, which is otherwise as it was. */
export const sensitive = <const Schema extends GenericSchema>(sensitivity: Sensitivity, schema: Schema): Schema =>
  pipe(schema, metadata({ sensitivity })) as GenericSchema as Schema; // metadata changes nothing of it

/** For a call whose answer has no content: status 204, or `null`. */
export const nothing = null_();

export const money = pipe(string(), regex(/^-?\d+\.\d{2}$/));
export const dateOnly = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/));
export const utcInstant = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/));
/** Without it the record makes no sense, such as an identifier. */
export const nonEmptyString = pipe(string(), nonEmpty());

/** Words to show: empty where there are none that can be read. */
export const text = pipe(string(), reading('emptyIfOdd'));
/** The same, no longer than a person types. */
export const typedText = (longest: number) => pipe(string(), maxLength(longest), reading('emptyIfOdd'));
/** A text that is needed, and no longer than this. */
export const textUpTo = (longest: number) => pipe(string(), minLength(1), maxLength(longest), reading('anyNonEmptyText'));
/** An identifier that somebody who asks names. */
export const identifier = pipe(string(), minLength(1), maxLength(64), reading('anyText'));

/** A whole number from `least` on. */
export const count = (least = 0) => pipe(number(), integer(), minValue(least), reading('anyNumber'));
/** Dollars that somebody states: not negative, and no more than a billion. */
export const amount = pipe(string(), regex(/^\d{1,9}\.\d{2}$/), reading('anyMoney'));

export const emailAddress = sensitive(
  'email',
  pipe(string(), maxLength(254), regex(/^[^@\s<>,;:"]+@[^@\s<>,;:"]+\.[^@\s<>,;:"]+$/)),
);

/** Null where nothing is known, so also where the value cannot be read. Where null means "none", use `nullable`. */
export const nullIfOdd = <const Schema extends GenericSchema>(schema: Schema) => pipe(nullable(schema), reading('nullIfOdd'));
export const textOrNull = nullIfOdd(text);

/** One of these codes; another one is `unknown`, for which the screen has words. */
export const codes = <const Codes extends readonly string[]>(names: Codes) => pipe(picklist(names), reading('unknownIfOdd'));
/** One of these codes, without which the record makes no sense: with another one it cannot be read. */
export const knownCodes = <const Codes extends readonly string[]>(names: Codes) => picklist(names);
/** Codes of which none may get lost. */
export const codeList = <const Codes extends readonly string[]>(names: Codes) =>
  pipe(array(codes(names)), reading('unknownIfOdd'));

/** A list of money, papers or doubts: an odd entry is there, but unreadable. */
export const listKeepingOdd = <const Schema extends GenericSchema<object>>(entry: Schema) =>
  pipe(array(entry), reading('keepOdd'));
/** A list that is right without one of its entries: an odd one is left out, and told to the history. */
export const listSkippingOdd = <const Schema extends GenericSchema<object>>(entry: Schema) =>
  pipe(array(entry), reading('skipOdd'));
/** A list of which every entry counts: with an odd one nothing around it is believed. */
export const wholeList = <const Schema extends GenericSchema>(entry: Schema) => array(entry);
