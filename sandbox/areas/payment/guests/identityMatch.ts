/** Whether a question names a person on a loan, by name, zip code and last four digits. */
import type { IdentityQuestion } from '#contract/guests.ts';
import { foldName } from '../../../lender/identity/foldName.ts';
import { matchPerson, type Match } from '../../../lender/identity/matchPerson.ts';

/** The loan and the person that the question names, or null. */
export function matchIdentity(sandbox: Parameters<typeof matchPerson>[0], question: IdentityQuestion): Promise<Match | null> {
  const { loanNumber, zip, ssn } = question;
  const first = foldName(question.firstName);
  const last = foldName(question.lastName);
  return matchPerson(
    sandbox,
    { loanNumber, zip, lastFour: ssn },
    (person, same) => same(first, foldName(person.first_name)) & same(last, foldName(person.last_name)),
  );
}
