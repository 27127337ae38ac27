/** Validates the identity form (specification §5, first payment) before anything is looked up or counted. */
import type { IdentityQuestion } from '#contract/guests.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { tidyLine } from '../../../base/wire/tidyText.ts';
import { isPersonName, LETTERS_ONLY_MESSAGE } from '../../../lender/people/personNames.ts';

/** The specification says "Under 128 characters". */
const MAX_NAME_LENGTH = 127;

const nameProblem = (name: string, which: 'first' | 'last'): string | null => {
  if (name === '') return `Enter the ${which} name on the loan.`;
  if (Array.from(name).length > MAX_NAME_LENGTH) return `Use up to ${MAX_NAME_LENGTH} characters.`;
  return isPersonName(name) ? null : LETTERS_ONLY_MESSAGE;
};

const digitsProblem = (text: string, { empty, pattern, wrong }: { empty: string; pattern: RegExp; wrong: string }) =>
  text === '' ? empty : pattern.test(text) ? null : wrong;

/** Returns the trimmed values. Numbers stay text, to preserve leading zeros. @throws Refusal 400 with a message for each field */
export function validateIdentityQuestion(question: IdentityQuestion): IdentityQuestion {
  const [loanNumber, zip, ssn] = [question.loanNumber.trim(), question.zip.trim(), question.ssn.trim()];
  const [firstName, lastName] = [tidyLine(question.firstName), tidyLine(question.lastName)];
  const problems: [field: keyof IdentityQuestion, problem: string | null][] = [
    [
      'loanNumber',
      digitsProblem(loanNumber, {
        empty: 'Enter your loan number.',
        pattern: /^\d{8,14}$/,
        wrong: 'Enter the loan number, 8 to 14 digits.',
      }),
    ],
    ['firstName', nameProblem(firstName, 'first')],
    ['lastName', nameProblem(lastName, 'last')],
    ['zip', digitsProblem(zip, { empty: 'Enter the zip code.', pattern: /^\d{5}$/, wrong: 'Enter a zip code of 5 digits.' })],
    [
      'ssn',
      digitsProblem(ssn, {
        empty: 'Enter the last 4 digits of the Social Security number.',
        pattern: /^\d{4}$/,
        wrong: 'Enter 4 digits.',
      }),
    ],
  ];
  const fields = Object.fromEntries(problems.filter((entry): entry is [keyof IdentityQuestion, string] => entry[1] !== null));
  if (Object.keys(fields).length > 0) throw new Refusal(400, [...new Set(Object.values(fields))], { fields });
  return {
    loanNumber,
    firstName,
    lastName,
    zip,
    ssn,
    ...(question.humanCheck !== undefined && { humanCheck: question.humanCheck }),
  };
}
