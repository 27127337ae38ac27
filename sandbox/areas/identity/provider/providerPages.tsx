/** Pages that the OpenID provider itself shows: sign-out, signed out, and requests that can't be answered with a redirect. */
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { ReactNode } from 'react';

import { renderDocument } from '../../../base/pages/html.tsx';
import { IdentityPage } from '../pages/IdentityPage.tsx';

/** Answers of these are read by programs, whatever they say they accept. */
const CALLS = new Set(['token', 'revocation', 'jwks', 'discovery']);

const SUBMIT = "document.getElementById('op.logoutForm').submit();";

const answerWith = (ctx: KoaContextWithOIDC, page: { title: string; script?: string }, content: ReactNode): void => {
  ctx.type = 'html';
  ctx.body = renderDocument(
    <IdentityPage {...page} nonce={String(ctx.state['nonce'])}>
      {content}
    </IdentityPage>,
  );
};

const BackToPortal = ({ ctx }: { ctx: KoaContextWithOIDC }) => (
  <p>
    <a href={`${String(ctx.state['portal'])}/loans`}>Go back to the portal</a>
  </p>
);

/**
 * Signs out at once when the portal hands over the ID token of the person who is signed in. Anyone else is asked, since a link
 * on some other site could lead here.
 * @param form the library's own, complete: it carries the proof that it was asked for here
 */
export function renderSignOut(ctx: KoaContextWithOIDC, form: string): void {
  const hinted = ctx.oidc.entities.IdTokenHint?.payload['sub'];
  const isPortal = typeof hinted === 'string' && hinted === ctx.oidc.session?.accountId;
  const ownForm = <div dangerouslySetInnerHTML={{ __html: form }} />;
  if (isPortal) {
    answerWith(
      ctx,
      { title: 'Signing out', script: SUBMIT },
      <>
        <h1>Signing you out</h1>
        {ownForm}
        <input type="hidden" name="logout" value="yes" form="op.logoutForm" />
        <p>If nothing happens, choose Sign out.</p>
        <button className="primary" type="submit" form="op.logoutForm">
          Sign out
        </button>
      </>,
    );
    return;
  }
  answerWith(
    ctx,
    { title: 'Sign out' },
    <>
      <h1>Do you want to sign out?</h1>
      {ownForm}
      <p>You will need your email and password to sign in again.</p>
      <button className="primary" type="submit" form="op.logoutForm" name="logout" value="yes">
        Sign out
      </button>
      <button className="plain" type="submit" form="op.logoutForm">
        Stay signed in
      </button>
    </>,
  );
}

export function renderSignedOut(ctx: KoaContextWithOIDC): void {
  answerWith(
    ctx,
    { title: 'Signed out' },
    <>
      <h1>You are signed out</h1>
      <p>You can close this page.</p>
      <BackToPortal ctx={ctx} />
    </>,
  );
}

export function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  if (CALLS.has(ctx.oidc.route)) {
    ctx.body = out;
    return;
  }
  answerWith(
    ctx,
    { title: 'This did not work' },
    <>
      <h1>This did not work</h1>
      <p>
        The sign-in service could not use the request it was sent. Nothing about your account or your loans has changed. Go back
        to the portal and try again.
      </p>
      <BackToPortal ctx={ctx} />
      <p className="muted">For support: {[out.error, out.error_description].filter(Boolean).join(', ')}</p>
    </>,
  );
}
