/** Asks who opened the link: a ticket, or one refusal that does not say what was wrong. */
import type { ContactTicket } from '#contract/borrower/ocr.ts';
import { DAY_MS } from '../../../base/clock/clock.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { countTry } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { keyedHash, sameDigest } from '../../../base/secrets/keyedHash.ts';
import { foldName } from '../../../lender/identity/foldName.ts';
import { durationInWords } from '../../../lender/words/words.ts';
import { openIncomeLink } from './incomeLinks.ts';
import { issueTicket } from './tickets.ts';

const noMatch = (): Refusal =>
  new Refusal(404, 'That does not match what your loan officer has. Check the last name and the ZIP code, and try again.', {
    code: 'noMatch',
  });

const tooMany = (seconds: number): Refusal =>
  new Refusal(
    429,
    `There were too many tries. To keep the papers safe, we cannot check again for ${durationInWords(seconds)}. Your loan officer can help meanwhile.`,
    { code: 'tooManyTries', retryAfterSeconds: seconds },
  );

/** The first five digits; the four that may follow name a street. */
const fiveDigits = (zip: string): string => zip.trim().replace(/-\d{4}$/, '');

/**
 * Every try takes the same steps, one over the limit too: the count, the comparison, a row.
 * @throws Refusal 404 without a code for a link that is not good; 404 `noMatch`; 429 `tooManyTries`
 */
export async function verifyContact(
  sandbox: Sandbox,
  { contactId, lastName, zip }: { contactId: string; lastName: string; zip: string },
): Promise<ContactTicket> {
  const { database, limits } = sandbox;
  const { request, lastDay } = await openIncomeLink(sandbox, contactId);
  const subject = `income link ${request.request_identifier}`;
  const secondsLeft = await countTry(sandbox, subject, limits.incomeTriesPerLinkPerDay, DAY_MS);
  const hash = await keyedHash(database, 'income-contact');
  const same = (one: string, other: string): number => Number(sameDigest(hash(one), hash(other)));
  const isPerson = same(foldName(lastName), foldName(request.last_name)) & same(fiveDigits(zip), fiveDigits(request.zip));
  const ticket = await issueTicket(sandbox, { request: secondsLeft === null && isPerson === 1 ? request : null, lastDay });
  if (secondsLeft !== null) throw tooMany(secondsLeft);
  if (isPerson !== 1) throw noMatch();
  return ticket;
}
