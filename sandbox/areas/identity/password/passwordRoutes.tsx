import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Sandbox } from '../../../base/sandbox.ts';
import { queryToken } from '../../../lender/links/queryToken.ts';
import { PROVIDER_PATH } from '../../../lender/session/accessTokens.ts';
import { isEmail } from '../accounts/emailRule.ts';
import { findValidLink } from '../accounts/mailedLinks.ts';
import { createLenderPageSender } from '../../../lender/pages/createLenderPageSender.tsx';
import { requestLanguage } from '../../../lender/pages/languages.ts';
import { FORGOT_PASSWORD_PATH, NEW_PASSWORD_PATH } from '../paths.ts';
import { CheckMailPage, ExpiredLinkPage, ForgotPage, NewPasswordPage, PasswordChangedPage } from './PasswordPages.tsx';
import { changePassword, countResetRequest, mailPasswordLink } from './passwordReset.ts';

const FORGOT = PROVIDER_PATH + FORGOT_PASSWORD_PATH;
const CHOOSE = PROVIDER_PATH + NEW_PASSWORD_PATH;

type LinkRequest = FastifyRequest<{ Querystring: { token?: string } }>;
const formOf = ({ body }: FastifyRequest): URLSearchParams => (body instanceof URLSearchParams ? body : new URLSearchParams());

/** Adds `GET` and `POST` for `{mount}/password/forgot` and `{mount}/password/new`. `app` must have the form body parser. */
export function passwordRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { portalOrigins, origin } = sandbox.settings;
  const signInUrl = `${portalOrigins[0] ?? origin}/auth/login`;

  const show = createLenderPageSender(sandbox);

  app.get(FORGOT, (request, reply) =>
    show(reply, 200, (nonce) => <ForgotPage {...{ language: requestLanguage(request), signInUrl, nonce }} email="" />),
  );

  app.post(FORGOT, async (request, reply) => {
    const language = requestLanguage(request);
    const form = formOf(request);
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
    return show(reply, 200, (nonce) => <CheckMailPage {...{ language, signInUrl, nonce, email, isAgain }} />);
  });

  const showDead = (request: FastifyRequest, reply: FastifyReply) =>
    show(reply, 410, (nonce) => <ExpiredLinkPage {...{ language: requestLanguage(request), nonce }} />);

  app.get(CHOOSE, async (request: LinkRequest, reply) => {
    const link = await findValidLink(sandbox, 'password', queryToken(request));
    if (!link) return showDead(request, reply);
    return show(reply, 200, (nonce) => <NewPasswordPage {...{ language: link.language, email: link.email, nonce }} />);
  });

  app.post(CHOOSE, async (request: LinkRequest, reply) => {
    const link = await findValidLink(sandbox, 'password', queryToken(request));
    if (!link) return showDead(request, reply);
    const { language, email } = link;
    const changed = await changePassword(sandbox, queryToken(request), formOf(request).get('password') ?? '');
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
