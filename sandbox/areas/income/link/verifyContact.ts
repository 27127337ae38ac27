/** Checks the identity of the person who opened a link. Returns a ticket, or the same refusal whichever value was wrong. */
import type { ContactRefusal, ContactTicket } from '#contract/borrower/ocr.ts';
import { DAY_MS } from '../../../base/clock/clock.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { checkWithinLimits } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { loadKeyedHash, isSameDigest } from '../../../base/keyedHash.ts';
import { normalizeName } from '../../../lender/personNames.ts';
import { toLoanOfficer } from '../../../lender/officers/officers.ts';
import type { LoanOfficerTable } from '../../../lender/officers/tables.ts';
import { formatDuration } from '../../../lender/format.ts';
import { loadOfficer, openIncomeLink } from './incomeLinks.ts';
import { issueTicket } from './tickets.ts';

/** The loan officer's contact data, which anyone with the link may see. */
const officerContact = (officer: LoanOfficerTable) => ({ officer: toLoanOfficer(officer) }) satisfies Partial<ContactRefusal>;

const noMatchRefusal = (officer: LoanOfficerTable): Refusal =>
  new Refusal(404, 'That does not match what your loan officer has. Check the last name and the ZIP code, and try again.', {
    code: 'noMatch',
    extraBody: officerContact(officer),
  });

const tooManyTriesRefusal = (seconds: number, officer: LoanOfficerTable): Refusal =>
  new Refusal(
    429,
    `There were too many tries. To keep the papers safe, we cannot check again for ${formatDuration(seconds)}. Your loan officer, ${officer.first_name} ${officer.last_name}, can help meanwhile.`,
    { code: 'tooManyTries', retryAfterSeconds: seconds, extraBody: officerContact(officer) },
  );

/** Drops the four digits of a ZIP+4, which identify a street. */
const withoutZip4 = (zip: string): string => zip.trim().replace(/-\d{4}$/, '');

/**
 * Every attempt does the same work, even one over the limit: compare, count, insert a row. Only mismatches count toward the limit.
 * @throws Refusal 404 without a code for an invalid link; 404 `noMatch`; 429 `tooManyTries`
 */
export async function verifyContact(
  sandbox: Sandbox,
  { contactId, lastName, zip }: { contactId: string; lastName: string; zip: string },
): Promise<ContactTicket> {
  const { database, limits } = sandbox;
  const { request, lastDay } = await openIncomeLink(sandbox, contactId);
  const officer = await loadOfficer(database, request);
  const hash = await loadKeyedHash(database, 'income-contact');
  const same = (one: string, other: string): number => Number(isSameDigest(hash(one), hash(other)));
  const isPerson =
    same(normalizeName(lastName), normalizeName(request.last_name)) & same(withoutZip4(zip), withoutZip4(request.zip));
  const count = {
    subject: `income link ${request.request_identifier}`,
    max: limits.incomeTriesPerLinkPerDay,
    windowMs: DAY_MS,
  };
  const { secondsLeft, found, blockedSeconds } = await checkWithinLimits(sandbox, [count], () =>
    Promise.resolve(isPerson === 1 ? request : null),
  );
  const ticket = await issueTicket(sandbox, { request: found, lastDay });
  const wait = secondsLeft ?? blockedSeconds; // Reports the lockout on the last failed attempt, instead of after one more.
  if (wait !== null) throw tooManyTriesRefusal(wait, officer);
  if (found === null) throw noMatchRefusal(officer);
  return ticket;
}
