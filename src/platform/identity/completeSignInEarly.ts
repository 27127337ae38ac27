/** Completes a sign-in before the application has loaded. Only the callback page's own script uses this. */
import type { GenericSchema } from 'valibot';

import { signingKeySetSchema, userInfoSchema, type SigningKeySet, type UserInfo } from '#contract/identity.ts';
import { tolerantSchema } from '#platform/api/responses/tolerantSchema.ts';
import { readResponse } from '#platform/api/responses/readResponse.ts';
import { fetchText } from '#platform/api/earlyCalls.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import { OIDC_PREFIX } from '#platform/session/store/storedSession.ts';

import { offerEarlySignIn, type EarlyOutcome } from './earlySignIn.ts';
import { failureOf } from './identityFailure.ts';
import { readStoredDiscovery } from './storedDiscovery.ts';
import { createUserManager } from './verifiedUserManager.ts';

/** Prefix of the state that the library creates for a full-page redirect. A popup's response is left to the page that opened it. */
const REDIRECT_STATE_PREFIX = 'si:r';

const NETWORK_ERROR: PortalError = { code: 'ERR_NETWORK', kind: 'noAnswer', cause: 'network' };

interface EarlySignInOptions {
  config: Pick<PortalConfig['identity'], 'authority' | 'clientId'>;
  storage: SafeStorage;
  tabStorage: SafeStorage;
  /** Called with the verified token before the user-info request. */
  onTokenVerified: (begun: { token: string; returnUrl: string }) => void;
}

interface PendingSignIn {
  outcome: Promise<EarlyOutcome>;
  /** The return URL that was stored with the request. Not validated yet. */
  returnUrl: unknown;
  /** Returns whether the application has taken the sign-in over. */
  isTaken: () => boolean;
}

/**
 * Exchanges the authorization code in the page's URL and offers the outcome to the application. Returns null, with nothing used up, where
 * the application has to do it: the response does not belong to a redirect of this browser, or the discovery document is not stored.
 * @throws IdentityFailure where the application would fail in the same way
 */
export async function completeSignInEarly({
  config,
  storage,
  tabStorage,
  onTokenVerified,
}: EarlySignInOptions): Promise<PendingSignIn | null> {
  const { href: url } = window.location;
  const request = readStoredJson<{ request_type: string; data: { returnUrl?: unknown } }>(
    storage.get(OIDC_PREFIX + (new URL(url).searchParams.get('state') ?? '')),
    { request_type: 'string', data: 'object' },
  );
  const discovery = readStoredDiscovery(tabStorage);
  if (request?.request_type !== REDIRECT_STATE_PREFIX || discovery === null) return null;
  const manager = await createUserManager({
    config,
    storage,
    calls: {
      discovery: () => Promise.resolve(discovery),
      signingKeys: (address) => fetchJson<SigningKeySet>(address, signingKeySetSchema),
      userInfo: (address, token) => fetchJson<UserInfo>(address, userInfoSchema, token),
    },
    verified: onTokenVerified,
    hasSessionEnded: () => false,
  });
  const outcome = manager.completeSignIn(url).then(
    ({ session, returnUrl }): EarlyOutcome => ({ session, returnUrl, refreshToken: manager.refreshToken }),
    (thrown: unknown): EarlyOutcome => {
      const { code, facts } = failureOf(thrown);
      return { failure: { code, facts } };
    },
  );
  return { outcome, returnUrl: request.data.returnUrl, isTaken: offerEarlySignIn({ url, outcome }) };
}

/** Sends a request like the identity API, without cookies. @throws Error that is a `PortalError`, too */
async function fetchJson<Answer>(address: string, schema: GenericSchema, token: string | null = null): Promise<Answer> {
  const authorization = token === null ? {} : { Authorization: `Bearer ${token}` };
  const answer = await fetchText(address, {
    headers: { Accept: 'application/json', ...authorization },
    credentials: 'same-origin',
  });
  const result =
    answer === null
      ? { error: NETWORK_ERROR }
      : readResponse({ status: answer.status, text: answer.body }, tolerantSchema(schema));
  if ('error' in result) throw Object.assign(new Error(result.error.code), result.error);
  return result.data as Answer; // The schema has validated this type.
}
