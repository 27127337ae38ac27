/** Validates responses and collects, for the history log, everything in them that does not match the contract. */
import { getDotPath, safeParse, unknown, type BaseIssue, type GenericSchema } from 'valibot';

import { UNREADABLE, type Unreadable } from '#domain/unreadable.ts';

/** A schema for responses. Its output holds only the fields that the schema names. */
export type ResponseSchema<Answer> = GenericSchema<unknown, Answer>;

/** Accepts any JSON. Used for documents that the caller validates itself. */
export const anyJson = unknown();

/** An invalid value with its validation issues; undefined if the value is missing. */
type InvalidValue = { issues?: readonly BaseIssue<unknown>[] | undefined } | undefined;

export function noteUnreadable(odd: InvalidValue): Unreadable {
  validationNotes.push(`an entry could not be read (${fieldPathsOf(odd?.issues)})`);
  return UNREADABLE;
}

export function noteUnknownCode(odd: InvalidValue): 'unknown' {
  validationNotes.push(`a code is none of ${odd?.issues?.map(({ expected }) => expected).join() ?? 'the known ones'}`);
  return 'unknown';
}

/** Lists only the field names of the issues, because the issue messages would quote the data. */
const fieldPathsOf = (issues: readonly BaseIssue<unknown>[] = []): string =>
  issues.map((issue) => getDotPath(issue) ?? 'as a whole').join(', ') || 'not there';

/** Problems found in the response under validation. Validation is synchronous, so two responses never share this list. */
let validationNotes: string[] = [];
/** Limit on the notes per response. */
const MAX_VALIDATION_NOTES = 10;

/**
 * Validates a response and returns its data with the problems found. It runs only once per response, because validating a thousand loans
 * is slow.
 */
export function validateResponse(
  shape: ResponseSchema<unknown>,
  body: unknown,
): { isGood: boolean; answer: unknown; odd: string[] } {
  validationNotes = [];
  const { success, output, issues } = safeParse(shape, body);
  const odd = success ? validationNotes : [`the answer could not be read (${fieldPathsOf(issues)})`];
  return { isGood: success, answer: output, odd: odd.slice(0, MAX_VALIDATION_NOTES) };
}
