/** Routes of the sign-in page. The OpenID provider redirects the browser here and continues after a successful sign-in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';

import type { Sandbox } from '../../../base/sandbox.ts';
import { OIDC_PROVIDER_PATH } from '../../../lender/session/accessTokens.ts';
import { createLenderPageSender } from '../../../lender/pages/createLenderPageSender.tsx';
import { chooseRequestLanguage, type Language } from '../../../lender/texts/languages.ts';
import { SIGN_IN_PATH } from '../accounts/paths.ts';
import { SignInPage, ExpiredSignInPage, type SignInForm } from './SignInPage.tsx';
import { signIn } from './signIn.ts';
import { mailUnlockLink, UNLOCKED_COOKIE } from './unlock.ts';

const MAX_FORM_BYTES = 8 * 1024;

/** Adds `GET` and `POST {mount}/interaction/{uid}`, and registers the form body parser on `app`. */
export function signInRoutes(app: FastifyInstance, sandbox: Sandbox, provider: Provider): void {
  const { portalOrigins } = sandbox.settings;
  const path = `${OIDC_PROVIDER_PATH}${SIGN_IN_PATH}/:uid`;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const [portalOrigin] = portalOrigins;

  const show = createLenderPageSender(sandbox);

  const showForm = (reply: FastifyReply, status: number, language: Language, form: SignInForm) =>
    show(reply, status, (nonce) => <SignInPage form={form} language={language} portalOrigin={portalOrigin} nonce={nonce} />);

  const showStale = (request: FastifyRequest, reply: FastifyReply) =>
    show(reply, 400, (nonce) => (
      <ExpiredSignInPage language={chooseRequestLanguage(request)} portalOrigin={portalOrigin} nonce={nonce} />
    ));

  /** The provider's record of this sign-in, found by cookie; undefined when there is none. */
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
    if (!interaction) return showStale(request, reply);
    const hint = interaction.params['login_hint'];
    return showForm(reply, 200, requestedLanguage(request, interaction), {
      email: typeof hint === 'string' ? hint.slice(0, 254) : '',
    });
  });

  app.post(path, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return showStale(request, reply);
    const language = requestedLanguage(request, interaction);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const email = (form.get('email') ?? '').trim().slice(0, 254);
    const password = (form.get('password') ?? '').slice(0, 1024);
    if (email === '') return showForm(reply, 400, language, { email, problem: { kind: 'emailMissing' } });
    if (password === '') return showForm(reply, 400, language, { email, problem: { kind: 'passwordMissing' } });

    const outcome = await signIn(sandbox, email, password, request.cookies[UNLOCKED_COOKIE]);
    if (outcome.kind === 'signedIn') {
      const login = { accountId: outcome.borrowerId, amr: ['pwd'], remember: false };
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303);
    }
    if (outcome.kind === 'locked') {
      void reply.header('retry-after', String(outcome.secondsUntilUnlocked));
      // Not awaited, so that the response time does not reveal whether the address has an account.
      if (outcome.isNew) {
        mailUnlockLink(sandbox, email, language).catch((error: unknown) =>
          request.log.error({ err: error }, 'No mail about a lock'),
        );
      }
    }
    return showForm(reply, outcome.kind === 'locked' ? 429 : 401, language, { email, problem: outcome });
  });
}

const requestedLanguage = (request: FastifyRequest, { params }: { params: Record<string, unknown> }): Language =>
  chooseRequestLanguage(request, typeof params['ui_locales'] === 'string' ? params['ui_locales'] : '');
