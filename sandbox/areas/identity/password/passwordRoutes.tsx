import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Sandbox } from '../../../base/sandbox.ts';
import { readQueryToken } from '../../../lender/mail/encryptedLinks.ts';
import { OIDC_PROVIDER_PATH } from '../../../lender/session/accessTokens.ts';
import { isEmail } from '../accounts/credentialRules.ts';
import { findValidLink } from '../accounts/mailedLinks.ts';
import { createLenderPageSender } from '../../../lender/pages/createLenderPageSender.tsx';
import { chooseRequestLanguage } from '../../../lender/texts/languages.ts';
import { FORGOT_PASSWORD_PATH, NEW_PASSWORD_PATH } from '../accounts/paths.ts';
import { ResetMailSentPage, ExpiredLinkPage, ForgotPage, NewPasswordPage, PasswordChangedPage } from './PasswordPages.tsx';
import { changePassword, countResetRequest, mailPasswordLink } from './passwordReset.ts';

const FORGOT_PASSWORD_ROUTE = OIDC_PROVIDER_PATH + FORGOT_PASSWORD_PATH;
const NEW_PASSWORD_ROUTE = OIDC_PROVIDER_PATH + NEW_PASSWORD_PATH;

type LinkRequest = FastifyRequest<{ Querystring: { token?: string } }>;
const formFieldsOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Adds `GET` and `POST` for `{mount}/password/forgot` and `{mount}/password/new`. `app` must have the form body parser. */
export function passwordRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { portalOrigins } = sandbox.settings;
  const signInUrl = `${portalOrigins[0]}/auth/login`;

  const show = createLenderPageSender(sandbox);

  app.get(FORGOT_PASSWORD_ROUTE, (request, reply) =>
    show(reply, 200, (nonce) => <ForgotPage {...{ language: chooseRequestLanguage(request), signInUrl, nonce }} email="" />),
  );

  app.post(FORGOT_PASSWORD_ROUTE, async (request, reply) => {
    const language = chooseRequestLanguage(request);
    const form = formFieldsOf(request);
    const email = (form.get('email') ?? '').trim().slice(0, 255);
    const refuse = (status: number, problem: 'emailMissing' | 'emailInvalid' | 'tooMany') =>
      show(reply, status, (nonce) => <ForgotPage {...{ language, signInUrl, nonce, email, problem }} />);
    if (!isEmail(email)) return refuse(400, email === '' ? 'emailMissing' : 'emailInvalid');

    const secondsLeft = await countResetRequest(sandbox, { caller: request.socket.remoteAddress ?? '', email });
    if (secondsLeft !== null) {
      void reply.header('retry-after', String(secondsLeft));
      return refuse(429, 'tooMany');
    }
    await mailPasswordLink(sandbox, email, language);
    const isAgain = form.has('again');
    return show(reply, 200, (nonce) => <ResetMailSentPage {...{ language, signInUrl, nonce, email, isAgain }} />);
  });

  const showDead = (request: FastifyRequest, reply: FastifyReply) =>
    show(reply, 410, (nonce) => <ExpiredLinkPage {...{ language: chooseRequestLanguage(request), nonce }} />);

  app.get(NEW_PASSWORD_ROUTE, async (request: LinkRequest, reply) => {
    const link = await findValidLink(sandbox, 'password', readQueryToken(request));
    if (!link) return showDead(request, reply);
    return show(reply, 200, (nonce) => <NewPasswordPage {...{ language: link.language, email: link.email, nonce }} />);
  });

  app.post(NEW_PASSWORD_ROUTE, async (request: LinkRequest, reply) => {
    const link = await findValidLink(sandbox, 'password', readQueryToken(request));
    if (!link) return showDead(request, reply);
    const { language, email } = link;
    const changed = await changePassword(sandbox, readQueryToken(request), formFieldsOf(request).get('password') ?? '');
    switch (changed.kind) {
      case 'changed':
        return show(reply, 200, (nonce) => <PasswordChangedPage {...{ language, signInUrl, nonce }} />);
      case 'refused':
        return show(reply, 400, (nonce) => <NewPasswordPage {...{ language, email, nonce, problem: changed.problem }} />);
      case 'dead':
        return showDead(request, reply);
    }
  });
}
