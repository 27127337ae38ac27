/** The identity check: a ticket, or one refusal that says nothing about what was wrong. */
import type { IdentityConfirmed, IdentityQuestion } from '#contract/guests.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { judgeTry } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { checkHuman, type HumanCheckProvider } from '../../../lender/humanCheck/humanCheck.ts';
import { foldName } from '../../../lender/identity/foldName.ts';
import { identityHash } from '../../../lender/identity/identityHash.ts';
import { matchPerson, type Match } from '../../../lender/identity/matchPerson.ts';
import { durationInWords } from '../../../lender/words.ts';
import { identityCounts } from './identityLimits.ts';
import { readIdentityQuestion } from './identityRules.ts';
import { issueTicket } from './tickets.ts';

const noMatch = (): Refusal =>
  new Refusal(
    404,
    'We could not match that to a loan. Nothing was charged. Check the loan number, the names, the zip code and the last 4 digits, and try again.',
    { code: 'noMatch' },
  );

const tooMany = (seconds: number): Refusal =>
  new Refusal(
    429,
    `There were too many tries. To keep the loan safe, we cannot check again for ${durationInWords(seconds)}. Nothing was charged. You can sign in or pay by phone meanwhile.`,
    { code: 'tooManyTries', retryAfterSeconds: seconds },
  );

/**
 * Checks who is asking. Every try takes the same steps, one over the limit too: the human check, the counts, the look, a row; only a miss
 * is counted. So neither the answer nor its time says whether there is such a loan, or whether the last try was right.
 * @throws Refusal 400 with `fields`; 404 `noMatch`; 422 `humanCheck`; 429 `tooManyTries`
 */
export async function verifyIdentity(
  sandbox: Sandbox,
  { question: given, address, provider }: { question: IdentityQuestion; address: string; provider: HumanCheckProvider },
): Promise<IdentityConfirmed> {
  const question = readIdentityQuestion(given);
  const isChecked = (await checkHuman(sandbox, provider, question.humanCheck)) === 'checked';
  const hash = await identityHash(sandbox);
  const counts = await identityCounts(sandbox, { loanNumber: question.loanNumber, address, isChecked });
  const {
    secondsLeft,
    found: match,
    shutFor,
  } = await judgeTry(sandbox, counts, (database) => matchIdentity({ database, clock: sandbox.clock, hash }, question));
  const ticket = await issueTicket(sandbox, match);
  const wait = secondsLeft ?? shutFor; // whoever has missed for the last time hears it now, not after typing once more
  if (wait !== null) throw tooMany(wait);
  if (match === null) throw noMatch();
  return ticket;
}

/** The loan and the person that the question names by name, zip code and last four digits, or null. */
function matchIdentity(sandbox: Parameters<typeof matchPerson>[0], question: IdentityQuestion): Promise<Match | null> {
  const { loanNumber, zip, ssn } = question;
  const first = foldName(question.firstName);
  const last = foldName(question.lastName);
  return matchPerson(
    sandbox,
    { loanNumber, zip, lastFour: ssn },
    (person, same) => same(first, foldName(person.first_name)) & same(last, foldName(person.last_name)),
  );
}
