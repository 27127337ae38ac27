/** Pages that the OpenID provider itself shows: sign-out, signed out, and requests that can't be answered with a redirect. */
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';

import { escapeHtml } from '../../../base/pages/html.ts';
import { renderPage, type Page } from '../pages/IdentityPage.tsx';

/** Answers of these are read by programs, whatever they say they accept. */
const CALLS = new Set(['token', 'revocation', 'jwks', 'discovery']);

const show = (ctx: KoaContextWithOIDC, page: Omit<Page, 'nonce'>): void => {
  ctx.type = 'html';
  ctx.body = renderPage({ ...page, nonce: String(ctx.state['nonce']) });
};

const backTo = (ctx: KoaContextWithOIDC): string =>
  `<p><a href="${escapeHtml(String(ctx.state['portal']))}/loans">Go back to the portal</a></p>`;

/**
 * Signs out at once when the portal hands over the ID token of the person who is signed in. Anyone else is asked, since a link
 * on some other site could lead here.
 */
export function renderSignOut(ctx: KoaContextWithOIDC, form: string): void {
  const hinted = ctx.oidc.entities.IdTokenHint?.payload['sub'];
  const isPortal = typeof hinted === 'string' && hinted === ctx.oidc.session?.accountId;
  const yes = '<input type="hidden" name="logout" value="yes" form="op.logoutForm">';
  const button = '<button class="primary" type="submit" form="op.logoutForm">Sign out</button>';
  if (isPortal) {
    show(ctx, {
      title: 'Signing out',
      body: `<h1>Signing you out</h1>${form}${yes}
<p>If nothing happens, choose Sign out.</p>${button}`,
      script: "document.getElementById('op.logoutForm').submit();",
    });
    return;
  }
  show(ctx, {
    title: 'Sign out',
    body: `<h1>Do you want to sign out?</h1>${form}
<p>You will need your email and password to sign in again.</p>
<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button class="plain" type="submit" form="op.logoutForm">Stay signed in</button>`,
  });
}

export function renderSignedOut(ctx: KoaContextWithOIDC): void {
  show(ctx, { title: 'Signed out', body: `<h1>You are signed out</h1><p>You can close this page.</p>${backTo(ctx)}` });
}

export function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  if (CALLS.has(ctx.oidc.route)) {
    ctx.body = out;
    return;
  }
  show(ctx, {
    title: 'This did not work',
    body: `<h1>This did not work</h1>
<p>The sign-in service could not use the request it was sent. Nothing about your account or your loans has changed. Go back to the portal and try again.</p>
${backTo(ctx)}
<p class="muted">For support: ${escapeHtml(out.error)}${out.error_description ? `, ${escapeHtml(out.error_description)}` : ''}</p>`,
  });
}
