/** Everything that can be tuned, in one place; published as `/sandbox/limits.json`. */
import { StartProblem } from '../settings/startProblem.ts';

const DEFAULTS = {
  /** Failed sign-ins of one e-mail address before it is locked. */
  signInTries: 5,
  signInLockMinutes: 15,
  /** Sign-up mails to one address in a day. */
  signUpMailsPerDay: 5,
  signUpLinkHours: 24,
  /** Sign-ups from one network address in an hour. */
  signUpsPerCallerPerHour: 30,
  /** Mails about a forgotten password to one address in a day, known or not; how long their links work. */
  passwordMailsPerDay: 5,
  passwordLinkMinutes: 60,
  /** Requests for such a mail from one network address in an hour. */
  passwordRequestsPerCallerPerHour: 30,
  /** Mails in a day to the owner of an address that was locked; how long their links work, and what they unlock stays so. */
  unlockMailsPerDay: 3,
  unlockLinkHours: 24,
  accessTokenSeconds: 600,
  /** A refresh token rotates on every use; this long after sign-in the family ends. */
  refreshTokenHours: 8,
  sessionHours: 8,
  /** Wrong answers in a day about who is on one loan, whoever asks: to pay without an account and to add it, together. */
  identityTriesPerLoanPerDay: 5,
  /** Wrong identity checks from one network address in an hour. */
  identityTriesPerAddressPerHour: 60,
  /** Those of them that came without a human check, because it could not be had. */
  uncheckedTriesPerLoanPerDay: 2,
  uncheckedTriesPerAddressPerHour: 5,
  /** How long a challenge of the human check may be solved; it is used once. */
  humanCheckSeconds: 600,
  /** Iterations of each of the 200 to 400 derivations that a challenge takes: a quarter of a second on a desk, about one on a phone. */
  humanCheckIterations: 2500,
  /** How long a passed identity check may be used for a payment; it pays once. */
  ticketMinutes: 10,
  /** Keys that one ticket may try, when payments are declined. */
  paymentsPerTicket: 5,
  /** Declined payments of one person, one guest's loan or one fee in a day, with cards that never paid, before more are refused. */
  newCardDeclinesPerDay: 10,
  /** Cards and bank accounts that one ticket, or one fee's link in a day, may bring. */
  fundingAccountsPerGuest: 10,
  /** Questions of one account about loan numbers that do not exist, in a day. */
  loanQuestionsPerBorrowerPerDay: 20,
  /** Days for which a mailed link opens, by what it leads to. */
  summaryLinkDays: 90,
  valuationLinkDays: 90,
  documentLinkDays: 30,
  preApprovalLinkDays: 30,
  sendingLinkDays: 1,
  incomeLinkDays: 14,
  rateDropLinkDays: 90,
  unsubscribeLinkDays: 400,
  /** Wrong answers in a day about who opened the link of an income check; how long what it gives is good, from its last use. */
  incomeTriesPerLinkPerDay: 5,
  incomeTicketMinutes: 30,
  /** How long the lender's check of an income takes, and the agency that a request is sent to. */
  aimMilliseconds: 1500,
  agencyMilliseconds: 500,
  /** Wrong tries of one account to add one loan, known or not; and to add any. In a day each. */
  addLoanTriesPerDay: 5,
  addLoanTriesPerBorrowerPerDay: 20,
  /** How long the answer to an idempotency key is kept. */
  keyRetentionHours: 48,
  /** Calls to all APIs together from one network address in a minute. */
  callsPerMinute: 1200,
  /** Largest JSON body, in bytes. */
  bodyBytes: 64 * 1024,
  /** A body without files has to arrive within this time; one with files has to keep coming. */
  bodySeconds: 20,
  /** Of one file. */
  uploadBytes: 25 * 1024 * 1024,
  /** In one request. */
  uploadFiles: 20,
  /** Files of one person that are kept and not accepted yet, and their bytes together. */
  uploadFilesPerPerson: 200,
  uploadBytesPerPerson: 1024 * 1024 * 1024,
  /** People who send papers without having been asked: for one email address in a day, from one network address in an hour. */
  sendersPerEmailPerDay: 10,
  sendersPerAddressPerHour: 20,
  /** After the last paper of a request that is complete, the officer is told all the same when nobody said that all are in. */
  tellOfficerAfterMinutes: 30,
  /** Mails to the officer about one request; what comes after them is told the next day. */
  officerMailsPerRequestPerDay: 10,
  /** Rate Drop Alerts of one account that are not canceled. */
  alertsPerBorrower: 50,
  /** Alerts of people without a session: for one email address in a day, and from one network address in an hour. */
  leadsPerEmailPerDay: 5,
  leadsPerAddressPerHour: 30,
  /** Those of them that came without a human check, because it could not be had. */
  uncheckedLeadsPerAddressPerHour: 3,
  /** How long an account can take over such an alert. */
  leadReferenceHours: 24,
  /** How long canceled alerts are listed. */
  canceledAlertDays: 90,
  /** Questions to one home's officer in a day, whoever asks; and how long one may be, in characters. */
  homeQuestionsPerLoanPerDay: 5,
  homeQuestionLength: 1000,
  fundingAccountsPerCustomer: 50,
  /** For how long a privacy choice can be taken back. */
  privacyUndoMinutes: 30,
  /** How long the collector keeps what it got. */
  analyticsDays: 30,
  /** How long a report of a problem is kept; how large one may be, in bytes; how many one network address may send. */
  reportDays: 30,
  reportBytes: 3 * 1024 * 1024,
  reportsPerAddressPerTenMinutes: 10,
  reportsPerAddressPerDay: 100,
  /** Banking days until a changed mailing address counts. */
  mailingAddressBankingDays: 2,
  /** Changes of one loan's mailing address in a day, whoever makes them; each is told to everybody on the loan. Canceling one has room. */
  mailingAddressChangesPerLoanPerDay: 10,
  /** Payments received before this hour of a banking day, in the lender's zone, are credited that day. */
  cutOffHour: 17,
  /** How long the payment gateway takes to charge. */
  gatewayMilliseconds: 150,
  /** A payment without the gateway's answer after this long is looked up there. */
  gatewayTimeoutSeconds: 30,
} as const;

type Widened<T> = { readonly [K in keyof T]: T[K] extends number ? number : T[K] };
export type Limits = Widened<typeof DEFAULTS>;

/** Bounds that no setting may cross: they are promises to borrowers, not preferences. */
const BOUNDS: Partial<Record<keyof Limits, { least?: number; most?: number }>> = {
  ticketMinutes: { most: 10 },
  identityTriesPerLoanPerDay: { most: 10 },
  addLoanTriesPerDay: { most: 10 },
  incomeTriesPerLinkPerDay: { most: 10 },
  incomeTicketMinutes: { most: 30 },
  accessTokenSeconds: { most: 600 },
  bodySeconds: { least: 1 },
  keyRetentionHours: { least: 24 },
  cutOffHour: { most: 23 },
};

/** The limits, with those that `SANDBOX_LIMITS` (a JSON object) names replaced. @throws StartProblem naming a wrong one. */
export function readLimits(env: Readonly<Record<string, string | undefined>>): Limits {
  const limits: Record<string, number> = { ...DEFAULTS };
  for (const [name, value] of Object.entries(parseLimits(env['SANDBOX_LIMITS'] ?? '{}'))) {
    if (!Object.hasOwn(DEFAULTS, name)) throw new StartProblem(`SANDBOX_LIMITS names "${name}", which is not a limit.`);
    const { least = 0, most = Infinity } = BOUNDS[name as keyof Limits] ?? {};
    if (!Number.isInteger(value) || Number(value) < least || Number(value) > most) {
      throw new StartProblem(
        `SANDBOX_LIMITS sets ${name} to ${JSON.stringify(value)}; use a whole number from ${least}${most === Infinity ? '' : ` to ${most}`}.`,
      );
    }
    limits[name] = Number(value);
  }
  return Object.freeze(limits as Limits); // starts as DEFAULTS and gains no other key
}

function parseLimits(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // said below, like every other shape that is not an object
  }
  throw new StartProblem('SANDBOX_LIMITS is not a JSON object such as {"ticketMinutes": 5}.');
}
