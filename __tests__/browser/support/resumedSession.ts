/** Signs a borrower in over HTTP instead of on the sign-in page: it takes a third of the time. For tests that are not about signing in. */
import type { Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import { User } from 'oidc-client-ts';

import { codeRequest, exchangeCode } from '../../support/codeFlow.ts';
import type { Credentials } from './lender.ts';

/**
 * Runs the provider's sign-in over HTTP and stores the session where the portal stores it. The cookies and tokens are real, and the page
 * behaves as after a reload.
 */
export async function resumeSession(page: Page, origin: string, person: Credentials): Promise<void> {
  const browser = page.context().request; // This request context shares the page's cookies.
  const wanted = codeRequest(origin);
  const form = await browser.get(wanted.url);
  const callback = new URL((await browser.post(form.url(), { form: { ...person } })).url());
  const tokens = await exchangeCode(origin, wanted, callback);

  const idToken = tokens.id_token ?? '';
  const claims = decodeJwt(idToken);
  const issuer = claims.iss ?? '';
  const user = new User({
    id_token: idToken,
    access_token: tokens.access_token,
    token_type: tokens.token_type,
    session_state: callback.searchParams.get('session_state'),
    expires_at: decodeJwt(tokens.access_token).exp ?? 0,
    profile: { sub: '', iss: issuer, aud: '', exp: 0, iat: 0, ...claims },
  });
  await page.goto(`${origin}/version.json`);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      [`oidc.user:${issuer}:borrower-portal`, user.toStorageString()],
      ['expiresAt', String(user.expires_at)],
      ['givenname', String(claims['given_name'])],
      ['token', tokens.access_token],
    ] as const,
  );
}
