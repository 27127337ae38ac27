/** Pages shown by the OpenID provider itself: sign-out, signed out, and errors that can't be sent as a redirect. */
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { ReactNode } from 'react';

import { renderDocument } from '../../../base/html.tsx';
import type { Letterhead } from '../../../base/settings/letterhead.ts';
import { LenderPage } from '../../../lender/pages/LenderPage.tsx';
import { chooseRequestLanguage } from '../../../lender/texts/languages.ts';
import { LetterheadContext } from '../../../lender/pages/LetterheadContext.ts';
import { translationFor } from '../../../lender/texts/translation.ts';

/** Routes that are called by programs; their errors are JSON, whatever the Accept header says. */
const JSON_ROUTES = new Set(['token', 'revocation', 'jwks', 'discovery']);

const SUBMIT_SCRIPT = "document.getElementById('op.logoutForm').submit();";

const languageFor = ({ query, headers, oidc }: KoaContextWithOIDC): string => {
  const wished = oidc.params?.['ui_locales'];
  return chooseRequestLanguage({ query, headers }, typeof wished === 'string' ? wished : '');
};

const renderPage = (ctx: KoaContextWithOIDC, page: { title: string; script?: string }, content: ReactNode): void => {
  ctx.type = 'html';
  ctx.body = renderDocument(
    <LetterheadContext value={ctx.state['letterhead'] as Letterhead}>
      <LenderPage {...page} language={languageFor(ctx)} nonce={String(ctx.state['nonce'])}>
        <h1>{page.title}</h1>
        {content}
      </LenderPage>
    </LetterheadContext>,
  );
};

const BackToPortal = ({ ctx }: { ctx: KoaContextWithOIDC }) => (
  <p>
    <a href={`${String(ctx.state['portal'])}/loans`}>{translationFor(languageFor(ctx)).provider.back}</a>
  </p>
);

/**
 * Signs out at once when the request has the signed-in user's ID token as a hint. Otherwise asks first, because another site could link
 * here.
 * @param form the library's complete form, including its CSRF token
 */
export function renderSignOut(ctx: KoaContextWithOIDC, form: string): void {
  const hinted = ctx.oidc.entities.IdTokenHint?.payload['sub'];
  const isPortal = typeof hinted === 'string' && hinted === ctx.oidc.session?.accountId;
  const ownForm = <div dangerouslySetInnerHTML={{ __html: form }} />;
  const { signingOut, askSignOut, signOut, stay } = translationFor(languageFor(ctx)).provider;
  if (isPortal) {
    renderPage(
      ctx,
      { title: signingOut.title, script: SUBMIT_SCRIPT },
      <>
        {ownForm}
        <input type="hidden" name="logout" value="yes" form="op.logoutForm" />
        <p>{signingOut.text}</p>
        <p>
          <button className="primary" type="submit" form="op.logoutForm">
            {signOut}
          </button>
        </p>
      </>,
    );
    return;
  }
  renderPage(
    ctx,
    { title: askSignOut.title },
    <>
      {ownForm}
      <p>{askSignOut.text}</p>
      <p>
        <button className="primary" type="submit" form="op.logoutForm" name="logout" value="yes">
          {signOut}
        </button>
      </p>
      {/* A plain link and not a form submit: submitting without `logout` makes the library report a sign-out. */}
      <p>
        <a href={`${String(ctx.state['portal'])}/loans`}>{stay}</a>
      </p>
    </>,
  );
}

export function renderSignedOut(ctx: KoaContextWithOIDC): void {
  const { signedOut } = translationFor(languageFor(ctx)).provider;
  renderPage(
    ctx,
    { title: signedOut.title },
    <>
      <p>{signedOut.text}</p>
      <BackToPortal ctx={ctx} />
    </>,
  );
}

export function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  if (JSON_ROUTES.has(ctx.oidc.route)) {
    ctx.body = out;
    return;
  }
  const { failed, support } = translationFor(languageFor(ctx)).provider;
  renderPage(
    ctx,
    { title: failed.title },
    <>
      <p>{failed.text}</p>
      <BackToPortal ctx={ctx} />
      <p className="muted">
        {support} <span lang="en">{[out.error, out.error_description].filter(Boolean).join(', ')}</span>
      </p>
    </>,
  );
}
