/**
 * The shapes that answers of all bases share. Each call names the shape of its answer, and `httpCall` believes no other.
 *
 * What becomes of an answer that is not as the contract says:
 * - A record without what makes it one, such as its identifier, cannot be read.
 * - An odd entry of a list is *kept* as there, but unreadable, where it means money, papers or a doubt; *skipped* and logged where the page is
 *   right without it; and it *refuses* the answer where the rest would become wrong, such as a sum of what is owed.
 * - An unknown code is `unknown`, for which each screen has words, or its record cannot be read. It never counts as one of the others.
 * - What may be null is null where it cannot be read only if null means "not known". Where it means "none", the record cannot be read.
 */
import {
  array,
  fallback,
  getDotPath,
  nonEmpty,
  null_,
  nullable,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  unknown,
  type BaseIssue,
  type GenericSchema,
} from 'valibot';

import type { DateOnly, Money, UtcInstant } from '#contract/call.ts';
import { readable, UNREADABLE, type OrUnknown, type Unreadable } from '#domain/unreadable.ts';

/** Its output holds the fields that the shape names, and no others. */
export type ShapeOf<Answer> = GenericSchema<unknown, Answer>;

/**
 * What a shape may make of the contract's answer: its lists may hold entries that cannot be read, its codes may be unknown, and what is
 * optional may be null.
 */
export type AsRead<Answer> = Answer extends readonly (infer Entry)[]
  ? (AsRead<Entry> | Unreadable)[]
  : Answer extends object
    ? { [Name in keyof Answer]: AsRead<Answer[Name]> | (undefined extends Answer[Name] ? null : never) }
    : Answer extends string
      ? string extends Answer
        ? Answer
        : OrUnknown<Answer>
      : Answer;

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
/** A fact for which null means "not known": null also where it cannot be read. */
export const orNull = <Value>(shape: ShapeOf<Value>) => fallback(nullable(shape), null);
export const wordsOrNull = orNull(string());

/** A list of money, papers or doubts: an odd entry is there, but unreadable. So is what should be a list and is none. */
export const listKeepingUnreadable = <Entry extends object>(shape: ShapeOf<Entry>): ShapeOf<(Entry | Unreadable)[]> =>
  fallback(answerKeepingUnreadable(shape), (odd) => [unreadable(odd)]);

/** The same as a whole answer, which is not believed where it is no list. */
export const answerKeepingUnreadable = <Entry extends object>(shape: ShapeOf<Entry>): ShapeOf<(Entry | Unreadable)[]> =>
  array(fallback(shape as ShapeOf<Entry | Unreadable>, unreadable)); // a wider output

/** A list that is right without one of its entries: an odd one is left out, and told to the history. */
export const listSkippingUnreadable = <Entry extends object>(shape: ShapeOf<Entry>): ShapeOf<Entry[]> =>
  fallback(answerSkippingUnreadable(shape), (odd) => readable<Entry>([unreadable(odd)]));

/** The same as a whole answer, which is not believed where it is no list. */
export const answerSkippingUnreadable = <Entry extends object>(shape: ShapeOf<Entry>): ShapeOf<Entry[]> =>
  pipe(
    answerKeepingUnreadable(shape),
    transform((entries) => readable<Entry>(entries)),
  );

/** A list of which every entry counts: with an odd one nothing around it is believed. */
export const wholeList = <Entry>(shape: ShapeOf<Entry>): ShapeOf<Entry[]> => array(shape);

/** Every code of a union in the contract, so that a shape with fewer or more of them does not compile. */
type AllOf<Code extends string> = [Code] extends [never] ? never : Record<Code, true>;
const namesOf = <Code extends string>(codes: AllOf<Code>) => Object.keys(codes) as Code[]; // its keys are the codes

/** One of the contract's codes; another one is `unknown`, for which the screen has words. */
export const codeOf = <Code extends string = never>(codes: AllOf<NoInfer<Code>>): ShapeOf<OrUnknown<Code>> =>
  fallback(picklist<OrUnknown<Code>[]>(namesOf<Code>(codes)), unknownCode);

/** The same where null says that there is none. */
export const codeOrNull = <Code extends string = never>(codes: AllOf<NoInfer<Code>>): ShapeOf<OrUnknown<Code> | null> =>
  fallback(nullable(picklist<OrUnknown<Code>[]>(namesOf<Code>(codes))), unknownCode);

/** Codes of which none may get lost. */
export const codesOf = <Code extends string = never>(codes: AllOf<NoInfer<Code>>): ShapeOf<OrUnknown<Code>[]> =>
  listOfCodes(codeOf<Code>(codes));
export const listOfCodes = <Code>(shape: ShapeOf<Code>): ShapeOf<(Code | 'unknown')[]> =>
  fallback(array<ShapeOf<Code | 'unknown'>>(shape), (odd) => [unknownCode(odd)]);

/** A code without which the record makes no sense: with another one it cannot be read. */
export const knownCode = <Code extends string = never>(codes: AllOf<NoInfer<Code>>): ShapeOf<Code> =>
  picklist(namesOf<Code>(codes));

/** What could not be read, and why; nothing is said of what is not there at all. */
type Odd = { issues?: readonly BaseIssue<unknown>[] | undefined } | undefined;

function unreadable(odd: Odd): Unreadable {
  noted.push(`an entry could not be read (${placesOf(odd?.issues)})`);
  return UNREADABLE;
}

/** What an unknown code counts as. It is told to the history. */
export function unknownCode(odd: Odd): 'unknown' {
  noted.push(`a code is none of ${odd?.issues?.map(({ expected }) => expected).join() ?? 'the known ones'}`);
  return 'unknown';
}

/** Names of fields alone: a message would quote what was sent. */
const placesOf = (issues: readonly BaseIssue<unknown>[] = []): string =>
  issues.map((issue) => getDotPath(issue) ?? 'as a whole').join(', ') || 'not there';

/** What was odd in the answer that is being checked. Checking one is a single step, so there is never a second. */
let noted: string[] = [];
/** Said of one answer. */
const MOST_NOTES = 10;

/** The answer, if it has the shape, and what was odd in it. It is checked once: a thousand loans take their time. */
export function checkAnswer(shape: ShapeOf<unknown>, body: unknown): { isGood: boolean; answer: unknown; odd: string[] } {
  noted = [];
  const { success, output, issues } = safeParse(shape, body);
  const odd = success ? noted : [`the answer could not be read (${placesOf(issues)})`];
  return { isGood: success, answer: output, odd: odd.slice(0, MOST_NOTES) };
}
