/** The sign-in page's own routes. The OpenID provider sends the browser here and takes over again afterwards. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import type { ReactElement } from 'react';

import { sendPage } from '../../../base/pages/html.tsx';
import type { Sandbox } from '../../../base/sandbox.ts';
import { MOUNT_PATH } from '../../../lender/session/accessTokens.ts';
import { identityPolicy } from '../pages/identityPolicy.ts';
import { SIGN_IN_PATH } from '../paths.ts';
import { SignInPage, StaleSignInPage, type SignInForm } from './SignInPage.tsx';
import { signIn } from './signIn.ts';

const MAX_FORM_BYTES = 8 * 1024;

/** Adds `GET` and `POST {mount}/interaction/{uid}`. Forms are the only bodies that `app` takes. */
export function signInRoutes(app: FastifyInstance, sandbox: Sandbox, provider: Provider): void {
  const { portalOrigins } = sandbox.settings;
  const path = `${MOUNT_PATH}${SIGN_IN_PATH}/:uid`;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const [portalOrigin = ''] = portalOrigins;

  const show = (reply: FastifyReply, status: number, page: (nonce: string) => ReactElement) =>
    sendPage(reply.code(status).header('cache-control', 'no-store'), (nonce) => identityPolicy(nonce, portalOrigins), page);

  const showForm = (reply: FastifyReply, status: number, form: SignInForm) =>
    show(reply, status, (nonce) => <SignInPage form={form} portalOrigin={portalOrigin} nonce={nonce} />);

  const showStale = (reply: FastifyReply) =>
    show(reply, 400, (nonce) => <StaleSignInPage portalOrigin={portalOrigin} nonce={nonce} />);

  /** What the provider remembers of this sign-in, found by its cookie; undefined when it has none. */
  const interactionOf = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await provider.interactionDetails(request.raw, reply.raw);
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  };

  app.get(path, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return showStale(reply);
    const hint = interaction.params['login_hint'];
    return showForm(reply, 200, { email: typeof hint === 'string' ? hint.slice(0, 254) : '' });
  });

  app.post(path, async (request, reply) => {
    if (!(await interactionOf(request, reply))) return showStale(reply);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const email = (form.get('email') ?? '').trim().slice(0, 254);
    const password = (form.get('password') ?? '').slice(0, 1024);
    if (email === '') return showForm(reply, 400, { email, problem: { kind: 'emailMissing' } });
    if (password === '') return showForm(reply, 400, { email, problem: { kind: 'passwordMissing' } });

    const outcome = await signIn(sandbox, email, password);
    if (outcome.kind === 'signedIn') {
      const login = { accountId: outcome.borrowerId, amr: ['pwd'], remember: false };
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303);
    }
    if (outcome.kind === 'locked') void reply.header('retry-after', String(outcome.secondsLeft));
    return showForm(reply, outcome.kind === 'locked' ? 429 : 401, { email, problem: outcome });
  });
}
