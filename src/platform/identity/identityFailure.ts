import { httpStatusOf, isPortalError } from '#platform/api/portalError.ts';
import { TimeoutError } from '#platform/withTimeout.ts';
import { replaceSecrets } from '#platform/redaction/secrets.ts';
import type { IdentityFailureCode } from '#platform/session/store/identityFailureCodes.ts';

/** Details of a failure for the person who configures the portal. They appear in the console and in problem reports. */
export interface FailureFacts {
  /** What was expected, by the configuration or the request. Neither ever contains a token, a code or personal data. */
  expected: string;
  got: string;
  /** The provider's own error code (`error`), never its description. */
  providerError?: string;
  cause?: unknown;
}

/** A failed sign-in or renewal. `code` names the check that failed. Contains no token and no text from the provider. */
export class IdentityFailure extends Error {
  readonly code: IdentityFailureCode;
  readonly facts: FailureFacts;

  constructor(code: IdentityFailureCode, facts: FailureFacts) {
    super(code, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = 'IdentityFailure';
    this.code = code;
    this.facts = facts;
  }
}

/** Converts anything thrown to an IdentityFailure: `timeout` for work that took too long, `unexpected` for any other foreign error. */
export function failureOf(thrown: unknown): IdentityFailure {
  if (thrown instanceof IdentityFailure) return thrown;
  const isLate = thrown instanceof TimeoutError;
  const expected = isLate ? 'an answer in time' : 'a sign-in without an error of the portal';
  return new IdentityFailure(isLate ? 'timeout' : 'unexpected', { expected, got: describeThrown(thrown), cause: thrown });
}

/** Logs a failure to the console and returns the part of it that a Redux action may carry. */
export function logFailure(thrown: unknown): { code: IdentityFailureCode; providerError?: string } {
  const { code, facts } = failureOf(thrown);
  const error = facts.providerError === undefined ? {} : { providerError: toErrorCode(facts.providerError) };
  warnInConsole(code, { ...facts, ...error });
  return { code, ...error };
}

/**
 * Logs in one line what was expected and what was received. To a borrower, a wrong setting at the lender or the provider looks like any
 * other failure, so whoever configures the portal needs this line.
 */
export function warnInConsole(code: string, { expected, got, providerError }: FailureFacts): void {
  const parts = [code, `expected ${withoutSecrets(expected)}`, `got ${withoutSecrets(got)}`];
  if (providerError !== undefined) parts.push(`the provider’s error: ${providerError}`);
  // oxlint-disable-next-line no-console -- for whoever sets the portal up; nobody else looks there
  console.warn(`Sign-in: ${parts.join('; ')}`);
}

/** Keeps the error only if it looks like an OAuth error code. Any other text could contain anything. */
const toErrorCode = (error: string): string => (/^[\w.-]{1,60}$/.test(error) ? error : 'not a code');

/**
 * Removes query strings, fragments and secrets from a text. Ids and short numbers stay, because clients and providers are named by them.
 */
const withoutSecrets = (text: string): string =>
  replaceSecrets(text.replace(/[?#]\S+/g, ''), (kind) => (kind === 'id' || kind === 'number' ? null : '…')).slice(0, 300);

/** Describes a thrown value briefly: the status or kind of a failed call, or an error's name and message. */
export function describeThrown(thrown: unknown): string {
  if (isPortalError(thrown)) {
    const status = httpStatusOf(thrown);
    if (status !== undefined) return `status ${status}`;
    return thrown.kind === 'misshapen' ? 'an answer in another shape' : `no answer (${thrown.code})`;
  }
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : typeof thrown;
}
