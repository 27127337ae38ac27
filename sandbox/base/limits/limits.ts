/** All tunable limits in one place, published as `/sandbox/limits.json`. */
import { StartupError } from '../settings/startupError.ts';

const DEFAULTS = {
  /** Failed sign-ins per email address before it is locked. */
  signInTries: 5,
  signInLockMinutes: 15,
  /** Sign-up emails per address per day. */
  signUpMailsPerDay: 5,
  signUpLinkHours: 24,
  /** Sign-ups per network address per hour. */
  signUpsPerCallerPerHour: 30,
  /** Password reset emails per address per day, whether or not it has an account. The next line says how long their links work. */
  passwordMailsPerDay: 5,
  passwordLinkMinutes: 60,
  /** Requests for a password reset email per network address per hour. */
  passwordRequestsPerCallerPerHour: 30,
  /**
   * Emails per day to the owner of a locked address. The next line says how long their links work and keep the browser that used them
   * unlocked.
   */
  unlockMailsPerDay: 3,
  unlockLinkHours: 24,
  accessTokenSeconds: 600,
  /** A refresh token is replaced on every use. All of them expire this long after sign-in. */
  refreshTokenHours: 8,
  sessionHours: 8,
  /** Failed identity checks per loan per day, whoever tries: guest payments and adding the loan to an account count together. */
  identityTriesPerLoanPerDay: 5,
  /** Failed identity checks per network address per hour. */
  identityTriesPerAddressPerHour: 60,
  /** Stricter limits for identity checks without a human check (CAPTCHA), which are allowed when its provider cannot be reached. */
  uncheckedTriesPerLoanPerDay: 2,
  uncheckedTriesPerAddressPerHour: 5,
  /** How long a human-check challenge can be solved. It can be used once. */
  humanCheckSeconds: 600,
  /**
   * Iterations of each of the 200 to 400 key derivations in a challenge: about a quarter of a second on a desktop, one second on a phone.
   */
  humanCheckIterations: 2500,
  /** How long a passed identity check can be used to pay. It allows one payment. */
  ticketMinutes: 10,
  /** Idempotency keys that one ticket may use, for retries after a declined payment. */
  paymentsPerTicket: 5,
  /**
   * Declined payments per person, guest's loan or fee per day, made with cards that never paid before. After that, further ones are
   * refused.
   */
  newCardDeclinesPerDay: 10,
  /** Cards and bank accounts that one ticket, or one fee link per day, may use. */
  fundingAccountsPerGuest: 10,
  /** Lookups of nonexistent loan numbers per account per day. */
  loanQuestionsPerBorrowerPerDay: 20,
  /** Number of days for which each kind of mailed link works. */
  summaryLinkDays: 90,
  valuationLinkDays: 90,
  documentLinkDays: 30,
  preApprovalLinkDays: 30,
  sendingLinkDays: 1,
  incomeLinkDays: 14,
  rateDropLinkDays: 90,
  unsubscribeLinkDays: 400,
  /**
   * Wrong answers per day to the identity question of an income verification link, and how long the resulting ticket is valid after its
   * last use.
   */
  incomeTriesPerLinkPerDay: 5,
  incomeTicketMinutes: 30,
  /** Simulated duration of the lender's income check and of the secondary-market agency's processing. */
  aimMilliseconds: 1500,
  agencyMilliseconds: 500,
  /** Failed attempts per account per day to add one particular loan, whether it exists or not, and to add any loan. */
  addLoanTriesPerDay: 5,
  addLoanTriesPerBorrowerPerDay: 20,
  /** How long the response to an idempotency key is stored. */
  keyRetentionHours: 48,
  /** Requests to all APIs together per network address per minute. */
  callsPerMinute: 1200,
  /** Largest JSON body, in bytes. */
  bodyBytes: 64 * 1024,
  /** A body without files must arrive within this time; one with files must keep arriving at a minimum speed. */
  bodySeconds: 20,
  /** Largest uploaded file, in bytes. */
  uploadBytes: 25 * 1024 * 1024,
  /** Most files in one upload request. */
  uploadFiles: 20,
  /** Stored files per person that are not accepted yet, and their total size in bytes. */
  uploadFilesPerPerson: 200,
  uploadBytesPerPerson: 1024 * 1024 * 1024,
  /** Uploads by people who were not asked for documents: per email address per day and per network address per hour. */
  sendersPerEmailPerDay: 10,
  sendersPerAddressPerHour: 20,
  /** If a request's last document arrived and the sender did not confirm that all are in, the loan officer is notified after this time. */
  tellOfficerAfterMinutes: 30,
  /** Emails to the loan officer about one request per day. Anything beyond that is reported the next day. */
  officerMailsPerRequestPerDay: 10,
  /** Active Rate Drop Alerts per account; canceled ones do not count. */
  alertsPerBorrower: 50,
  /** Rate Drop Alerts created without signing in: per email address per day and per network address per hour. */
  leadsPerEmailPerDay: 5,
  leadsPerAddressPerHour: 30,
  /** Stricter limit for alerts created without a human check (CAPTCHA), which is allowed when its provider cannot be reached. */
  uncheckedLeadsPerAddressPerHour: 3,
  /** How long an account can claim an alert that was created without signing in. */
  leadReferenceHours: 24,
  /** How long canceled alerts stay in the list. */
  canceledAlertDays: 90,
  /** Questions per day to the loan officer about one home, whoever asks, and the longest question in characters. */
  homeQuestionsPerLoanPerDay: 5,
  homeQuestionLength: 1000,
  fundingAccountsPerCustomer: 50,
  privacyUndoMinutes: 30,
  analyticsDays: 30,
  /** How long a problem report is stored, its largest size in bytes, and how many one network address may send. */
  reportDays: 30,
  reportBytes: 3 * 1024 * 1024,
  reportsPerAddressPerTenMinutes: 10,
  reportsPerAddressPerDay: 100,
  /** Banking days until a changed mailing address takes effect. */
  mailingAddressBankingDays: 2,
  /**
   * Mailing address changes per loan per day, whoever makes them. Each is mailed to everybody on the loan. The limit leaves room for
   * canceling a change.
   */
  mailingAddressChangesPerLoanPerDay: 10,
  /** Payments received before this hour of a banking day, in the lender's time zone, are credited that day. */
  cutOffHour: 17,
  /** Simulated duration of a charge at the payment gateway. */
  gatewayMilliseconds: 150,
  /** If the gateway has not confirmed a payment after this long, the sandbox asks the gateway for its outcome. */
  gatewayTimeoutSeconds: 30,
} as const;

type WidenNumbers<T> = { readonly [K in keyof T]: T[K] extends number ? number : T[K] };
export type Limits = WidenNumbers<typeof DEFAULTS>;

/** Ranges that no setting may leave, because they protect borrowers. */
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

/** Reads the limits, overridden by the JSON object in `SANDBOX_LIMITS`. @throws StartupError that names the invalid limit */
export function readLimits(env: Readonly<Record<string, string | undefined>>): Limits {
  const limits: Record<string, number> = { ...DEFAULTS };
  for (const [name, value] of Object.entries(parseLimits(env['SANDBOX_LIMITS'] ?? '{}'))) {
    if (!Object.hasOwn(DEFAULTS, name)) throw new StartupError(`SANDBOX_LIMITS names "${name}", which is not a limit.`);
    const { least = 0, most = Infinity } = BOUNDS[name as keyof Limits] ?? {};
    if (!Number.isInteger(value) || Number(value) < least || Number(value) > most) {
      throw new StartupError(
        `SANDBOX_LIMITS sets ${name} to ${JSON.stringify(value)}; use a whole number from ${least}${most === Infinity ? '' : ` to ${most}`}.`,
      );
    }
    limits[name] = Number(value);
  }
  return Object.freeze(limits as Limits); // the object starts as a copy of DEFAULTS and gets no other keys
}

function parseLimits(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // reported below, like any other value that is not an object
  }
  throw new StartupError('SANDBOX_LIMITS is not a JSON object such as {"ticketMinutes": 5}.');
}
