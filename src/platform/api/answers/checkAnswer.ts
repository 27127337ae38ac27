/** Checks an answer, and notes for the history what in it was not as the contract says. */
import { getDotPath, safeParse, unknown, type BaseIssue, type GenericSchema } from 'valibot';

import { UNREADABLE, type Unreadable } from '#domain/unreadable.ts';

/** Its output holds the fields that the shape names, and no others. */
export type ShapeOf<Answer> = GenericSchema<unknown, Answer>;

/** For a document that its reader checks. */
export const anything = unknown();

/** What could not be read, and why; nothing is said of what is not there at all. */
type Odd = { issues?: readonly BaseIssue<unknown>[] | undefined } | undefined;

/** What an odd entry counts as. It is told to the history. */
export function unreadable(odd: Odd): Unreadable {
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
