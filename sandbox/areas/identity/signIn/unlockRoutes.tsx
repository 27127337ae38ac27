import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Sandbox } from '../../../base/sandbox.ts';
import { readQueryToken } from '../../../lender/mail/encryptedLinks.ts';
import { OIDC_PROVIDER_PATH } from '../../../lender/session/accessTokens.ts';
import { findValidLink } from '../accounts/mailedLinks.ts';
import { LenderPage } from '../../../lender/pages/LenderPage.tsx';
import { createLenderPageSender } from '../../../lender/pages/createLenderPageSender.tsx';
import { fillMessage } from '../../../lender/texts/fillMessage.ts';
import { chooseRequestLanguage } from '../../../lender/texts/languages.ts';
import { translationFor } from '../../../lender/texts/translation.ts';
import { UNLOCK_PATH } from '../accounts/paths.ts';
import { unlockAccount, UNLOCKED_COOKIE } from './unlock.ts';

const UNLOCK_ROUTE = OIDC_PROVIDER_PATH + UNLOCK_PATH;

type LinkRequest = FastifyRequest<{ Querystring: { token?: string } }>;

/** Adds `GET` and `POST {mount}/unlock`. Only the button unlocks the account, because mail scanners open links, too. */
export function unlockRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { portalOrigins, origin } = sandbox.settings;
  const answer = createLenderPageSender(sandbox);
  const signInUrl = `${portalOrigins[0]}/auth/login`;

  const show = (reply: FastifyReply, language: string, state: 'open' | 'done' | 'dead', email = '') =>
    answer(reply, state === 'dead' ? 410 : 200, (nonce) => <UnlockPage {...{ language, state, email, signInUrl, nonce }} />);

  app.get(UNLOCK_ROUTE, async (request: LinkRequest, reply) => {
    const link = await findValidLink(sandbox, 'unlock', readQueryToken(request));
    return link ? show(reply, link.language, 'open', link.email) : show(reply, chooseRequestLanguage(request), 'dead');
  });

  app.post(UNLOCK_ROUTE, async (request: LinkRequest, reply) => {
    const token = readQueryToken(request);
    const done = await unlockAccount(sandbox, token);
    if (!done) return show(reply, chooseRequestLanguage(request), 'dead');
    void reply.setCookie(UNLOCKED_COOKIE, token, {
      path: OIDC_PROVIDER_PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: origin.startsWith('https:'),
      maxAge: sandbox.limits.unlockLinkHours * 3600,
    });
    return show(reply, done.language, 'done');
  });
}

interface UnlockPageProps {
  language: string;
  state: 'open' | 'done' | 'dead';
  email: string;
  signInUrl: string;
  nonce: string;
}

function UnlockPage({ language, state, email, signInUrl, nonce }: UnlockPageProps) {
  const words = translationFor(language).unlock;
  const { title, text } =
    state === 'open' ? { title: words.title, text: fillMessage(words.detail, { email }, language) } : words[state];
  return (
    <LenderPage title={title} language={language} nonce={nonce}>
      <h1>{title}</h1>
      <p>{text}</p>
      {state === 'open' ? (
        <form method="post">
          <button className="primary" type="submit">
            {words.button}
          </button>
        </form>
      ) : (
        <p>
          <a className="button primary" href={signInUrl}>
            {words.signIn}
          </a>
        </p>
      )}
    </LenderPage>
  );
}
