/** Configuration of the OpenID provider: one public client, authorization code with PKCE, JWT access tokens, no consent page. */
import type { JWK } from 'jose';
import { errors, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';

import type { Sandbox } from '../../../base/sandbox.ts';
import { API_SCOPE, audienceOf, issuerOf, OIDC_PROVIDER_PATH } from '../../../lender/session/accessTokens.ts';
import { findCallerById } from '../../../lender/session/caller.ts';
import { SIGNING_ALGORITHM } from '../../../lender/session/signingKey.ts';
import { SIGN_IN_PATH, USER_INFO_PATH } from '../accounts/paths.ts';
import { checkSessionUrl } from './browserState.ts';
import { oidcAdapter } from './oidcAdapter.ts';
import { renderError, renderSignedOut, renderSignOut } from './providerPages.tsx';

const CLIENT_ID = 'borrower-portal';

const SIGN_IN_PAGE_SECONDS = 60 * 60;

export function configuration(sandbox: Sandbox, keys: { signing: JWK; cookies: string[] }): Configuration {
  const { settings, database, limits } = sandbox;
  const api = audienceOf(sandbox);
  const sessionSeconds = limits.sessionHours * 60 * 60;

  return {
    adapter: (kind: string) => oidcAdapter(database, kind),
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: keys.cookies,
      long: { httpOnly: true, sameSite: 'lax', path: OIDC_PROVIDER_PATH },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: 'Borrower portal',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        response_modes: ['query'],
        redirect_uris: settings.portalOrigins.flatMap((origin) => [`${origin}/auth/callback`, `${origin}/auth/silent-renew`]),
        post_logout_redirect_uris: settings.portalOrigins.map((origin) => `${origin}/loans`),
        id_token_signed_response_alg: SIGNING_ALGORITHM,
      },
    ],
    clientBasedCORS: (_ctx, origin) => settings.portalOrigins.includes(origin),
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: { openid: ['sub', 'auth_time'], profile: ['email', 'given_name', 'family_name'], email: ['email'] },
    conformIdTokenClaims: false, // Adds the profile to the ID token, which saves the portal a request.
    responseTypes: ['code'],
    ttl: {
      AccessToken: limits.accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: Math.max(sessionSeconds, limits.refreshTokenHours * 60 * 60),
      IdToken: limits.accessTokenSeconds,
      Interaction: SIGN_IN_PAGE_SECONDS,
      Session: sessionSeconds, // Measured from its last use. The session also ends when the browser closes.
      // Rotation does not extend the lifetime, so a stolen token expires together with the original.
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? limits.refreshTokenHours * 60 * 60,
    },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    discovery: {
      check_session_iframe: checkSessionUrl(issuerOf(sandbox)),
      userinfo_endpoint: issuerOf(sandbox) + USER_INFO_PATH,
    },
    interactions: { url: (_ctx, { uid }) => `${OIDC_PROVIDER_PATH}${SIGN_IN_PATH}/${uid}` },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false }, // The library's user info endpoint rejects JWT access tokens for an API; `userInfo.ts` replaces it.
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: { enabled: true, logoutSource: renderSignOut, postLogoutSuccessSource: renderSignedOut },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => api,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== api) throw new errors.InvalidTarget();
          return { scope: API_SCOPE, audience: api, accessTokenFormat: 'jwt', accessTokenTTL: limits.accessTokenSeconds };
        },
      },
    },
    extraTokenClaims: (_ctx, token) => ('sessionUid' in token ? { sid: token.sessionUid } : undefined),
    renderError,
    loadExistingGrant: (ctx) => firstPartyGrant(ctx, api),
    async findAccount(_ctx, sub) {
      const caller = await findCallerById(sandbox, sub);
      if (!caller) return undefined;
      const { email, firstName: given_name, lastName: family_name } = caller;
      return { accountId: sub, claims: () => Promise.resolve({ sub, email, given_name, family_name }) };
    },
  };
}

/** Grants everything that the portal requests without asking, because the portal belongs to the lender. */
async function firstPartyGrant({ oidc }: KoaContextWithOIDC, api: string) {
  const { client, account, session, provider } = oidc;
  if (!client || !account || !session) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant =
    (known ? await provider.Grant.find(known) : undefined) ??
    new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  grant.addResourceScope(api, API_SCOPE);
  await grant.save();
  return grant;
}
