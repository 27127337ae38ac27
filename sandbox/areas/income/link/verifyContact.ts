/** Asks who opened the link: a ticket, or one refusal that does not say what was wrong. */
import type { ContactRefusal, ContactTicket } from '#contract/borrower/ocr.ts';
import { DAY_MS } from '../../../base/clock/clock.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { judgeTry } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { keyedHash, sameDigest } from '../../../base/keyedHash.ts';
import { foldName } from '../../../lender/identity/foldName.ts';
import { toLoanOfficer } from '../../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../../lender/officers/tables.ts';
import { durationInWords } from '../../../lender/words.ts';
import { officerOf, openIncomeLink } from './incomeLinks.ts';
import { issueTicket } from './tickets.ts';

/** Who can help: the link alone shows that much. */
const helper = (officer: LoanOfficerTable) => ({ officer: toLoanOfficer(officer) }) satisfies Partial<ContactRefusal>;

const noMatch = (officer: LoanOfficerTable): Refusal =>
  new Refusal(404, 'That does not match what your loan officer has. Check the last name and the ZIP code, and try again.', {
    code: 'noMatch',
    more: helper(officer),
  });

const tooMany = (seconds: number, officer: LoanOfficerTable): Refusal =>
  new Refusal(
    429,
    `There were too many tries. To keep the papers safe, we cannot check again for ${durationInWords(seconds)}. Your loan officer, ${officer.first_name} ${officer.last_name}, can help meanwhile.`,
    { code: 'tooManyTries', retryAfterSeconds: seconds, more: helper(officer) },
  );

/** The first five digits; the four that may follow name a street. */
const fiveDigits = (zip: string): string => zip.trim().replace(/-\d{4}$/, '');

/**
 * Every try takes the same steps, one over the limit too: the comparison, the count, a row. Only a miss is counted.
 * @throws Refusal 404 without a code for a link that is not good; 404 `noMatch`; 429 `tooManyTries`
 */
export async function verifyContact(
  sandbox: Sandbox,
  { contactId, lastName, zip }: { contactId: string; lastName: string; zip: string },
): Promise<ContactTicket> {
  const { database, limits } = sandbox;
  const { request, lastDay } = await openIncomeLink(sandbox, contactId);
  const officer = await officerOf(database, request);
  const hash = await keyedHash(database, 'income-contact');
  const same = (one: string, other: string): number => Number(sameDigest(hash(one), hash(other)));
  const isPerson = same(foldName(lastName), foldName(request.last_name)) & same(fiveDigits(zip), fiveDigits(request.zip));
  const count = {
    subject: `income link ${request.request_identifier}`,
    most: limits.incomeTriesPerLinkPerDay,
    windowMs: DAY_MS,
  };
  const { secondsLeft, found, shutFor } = await judgeTry(sandbox, [count], () =>
    Promise.resolve(isPerson === 1 ? request : null),
  );
  const ticket = await issueTicket(sandbox, { request: found, lastDay });
  const wait = secondsLeft ?? shutFor; // whoever has missed for the last time hears it now, not after typing once more
  if (wait !== null) throw tooMany(wait, officer);
  if (found === null) throw noMatch(officer);
  return ticket;
}
