import { httpStatusOf, isPortalError } from '#platform/api/portalError.ts';
import { TookTooLong } from '#platform/atMost.ts';
import { replaceSecrets } from '#platform/redaction/secrets.ts';
import type { IdentityFailureCode } from '#platform/session/store/identityFailureCodes.ts';

/** What a failure says besides its code: to whoever sets the portal up, in the console and in a report. */
export interface FailureFacts {
  /** By the settings, or by the request that was sent. Neither of the two ever has a token, a code or a person in it. */
  expected: string;
  got: string;
  /** The provider's own code for what it refused (`error`), never its description. */
  providerError?: string;
  cause?: unknown;
}

/** Signing in or renewing failed; `code` says which check failed. Carries no token and no text from a provider. */
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

/** Whatever was thrown: `timeout` for work that took too long, `unexpected` for anything else that is no failure of signing in. */
export function failureOf(thrown: unknown): IdentityFailure {
  if (thrown instanceof IdentityFailure) return thrown;
  const isLate = thrown instanceof TookTooLong;
  const expected = isLate ? 'an answer in time' : 'a sign-in without an error of the portal';
  return new IdentityFailure(isLate ? 'timeout' : 'unexpected', { expected, got: saidBy(thrown), cause: thrown });
}

/** A failure as its action carries it, told to the console. */
export function reported(thrown: unknown): { code: IdentityFailureCode; providerError?: string } {
  const { code, facts } = failureOf(thrown);
  const error = facts.providerError === undefined ? {} : { providerError: readable(facts.providerError) };
  tellConsole(code, { ...facts, ...error });
  return { code, ...error };
}

/**
 * Says what was expected and what came in one line, because a setting that is wrong at the lender or the provider looks to a borrower like
 * any other failure.
 */
export function tellConsole(code: string, { expected, got, providerError }: FailureFacts): void {
  const parts = [code, `expected ${withoutSecrets(expected)}`, `got ${withoutSecrets(got)}`];
  if (providerError !== undefined) parts.push(`the provider’s error: ${providerError}`);
  // oxlint-disable-next-line no-console -- for whoever sets the portal up; nobody else looks there
  console.warn(`Sign-in: ${parts.join('; ')}`);
}

/** An error code of OAuth is a word; anything else is somebody's text. */
const readable = (error: string): string => (/^[\w.-]{1,60}$/.test(error) ? error : 'not a code');

/** An address may have a code behind its path. Ids and short numbers stay, because clients and providers are named by them. */
const withoutSecrets = (text: string): string =>
  replaceSecrets(text.replace(/[?#]\S+/g, ''), (kind) => (kind === 'id' || kind === 'number' ? null : '…')).slice(0, 300);

/** What is thrown, in a word or two: the kind and status of a failed call, or an error's own words. */
export function saidBy(thrown: unknown): string {
  if (isPortalError(thrown)) {
    const status = httpStatusOf(thrown);
    if (status !== undefined) return `status ${status}`;
    return thrown.kind === 'misshapen' ? 'an answer in another shape' : `no answer (${thrown.code})`;
  }
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : typeof thrown;
}
