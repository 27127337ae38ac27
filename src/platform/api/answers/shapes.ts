/** Shapes that answers of all bases share. Each call names the shape of its answer, and `httpCall` believes no other. */
import { array, fallback, nonEmpty, null_, nullable, pipe, regex, string, unknown, type GenericSchema } from 'valibot';

import type { DateOnly, Money, UtcInstant } from '#contract/call.ts';

/** Its output holds the fields that the shape names, and no others. */
export type ShapeOf<Answer> = GenericSchema<unknown, Answer>;

/** For a call whose answer has no content: status 204, or `null`. */
export const nothing = null_();

/** For a document that its reader checks. */
export const anything = unknown();

export const money: ShapeOf<Money> = pipe(string(), regex(/^-?\d+\.\d{2}$/));
export const dateOnly: ShapeOf<DateOnly> = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/));
export const utcInstant: ShapeOf<UtcInstant> = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/));
/** Without it the record makes no sense, such as an identifier. */
export const essential: ShapeOf<string> = pipe(string(), nonEmpty());

/** Words to show: empty where the base sends none. */
export const words = fallback(string(), '');
/** What may be unknown: null where the base sends something else. */
export const orNull = <Value>(shape: ShapeOf<Value>) => fallback(nullable(shape), null);
export const wordsOrNull = orNull(string());

/** Those entries of a list that have the shape; empty where there is no list. */
export const listOf = <Value>(shape: ShapeOf<Value>) => fallback(array(shape), () => []);
