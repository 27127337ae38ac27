/** Whether a question names a person on a loan, by name, zip code and last four digits. */
import type { IdentityQuestion } from '#contract/guests.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { matchPerson, type Match } from '../../../lender/identity/matchPerson.ts';

/** Letters that are not an unmarked letter and a mark, as they are written where there is no such key. */
const WRITTEN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** A name without what people leave out or write in another way: case, accents, spaces and everything that is no letter. */
const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/gu, (letter) => WRITTEN[letter] ?? letter)
    .replace(/[^\p{L}]/gu, '');

/** The loan and the person that the question names, or null. */
export function matchIdentity(sandbox: Sandbox, question: IdentityQuestion): Promise<Match | null> {
  const { loanNumber, zip, ssn } = question;
  const first = foldName(question.firstName);
  const last = foldName(question.lastName);
  return matchPerson(
    sandbox,
    { loanNumber, zip, lastFour: ssn },
    (person, same) => same(first, foldName(person.first_name)) & same(last, foldName(person.last_name)),
  );
}
