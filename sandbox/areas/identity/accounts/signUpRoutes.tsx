/** The sign-up endpoint (`identity.signUpEndpoint` in the runtime configuration) and the page that the mailed link opens. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import {
  signUpAgainRequestSchema,
  signUpRequestSchema,
  type SignUpAgainRequest,
  type SignUpRequest,
} from '#contract/identity.ts';
import { noContent } from '#contract/schema.ts';
import { DAY_MS, HOUR_MS } from '../../../base/clock/clock.ts';
import { applyPortalCors } from '../../../base/http/applyPortalCors.ts';
import { refuseInvalidFields, Refusal } from '../../../base/http/errors.ts';
import { countTry } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { errorResponseSchema, wireSchema } from '../../../base/wire/operation.ts';
import { readQueryToken } from '../../../lender/mail/encryptedLinks.ts';
import { OIDC_PROVIDER_PATH } from '../../../lender/session/accessTokens.ts';
import { LenderPage } from '../../../lender/pages/LenderPage.tsx';
import { fillMessage } from '../../../lender/texts/fillMessage.ts';
import { chooseRequestLanguage } from '../../../lender/texts/languages.ts';
import { translationFor } from '../../../lender/texts/translation.ts';
import type { Translation } from '../../../lender/texts/translations/en.ts';
import { createLenderPageSender } from '../../../lender/pages/createLenderPageSender.tsx';
import { RESEND_SIGN_UP_PATH, SIGN_UP_LINK_PATH, SIGN_UP_PATH } from './paths.ts';
import { checkSignUpLink, redeemSignUpLink, resendSignUpMail, startSignUp } from './signUp.ts';
import { tidyEmail, tidyLine } from '../../../base/wire/tidyText.ts';
import { passwordProblem, isEmail } from './credentialRules.ts';

/** The specification says "Names under 128 characters". */
const MAX_NAME_LENGTH = 127;

const lengthOf = (text: string): number => Array.from(text).length;

/** Returns the request with trimmed name and email address. @throws Refusal 422 with a message for each field, in the request's language */
function validateSignUp(request: SignUpRequest, brand: string): SignUpRequest {
  const [name, email] = [tidyLine(request.name), tidyEmail(request.email)];
  const problems: [keyof SignUpRequest, keyof Translation['signUp']['refusals'] | null][] = [
    ['name', name === '' ? 'nameMissing' : lengthOf(name) > MAX_NAME_LENGTH ? 'nameTooLong' : null],
    ['email', email === '' ? 'emailMissing' : isEmail(email) ? null : 'emailInvalid'],
    ['password', passwordProblem(request.password, { email, brand })],
  ];
  const { refusals } = translationFor(request.language).signUp;
  const fields = Object.fromEntries(
    problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, refusals[problem]]])),
  );
  refuseInvalidFields(fields, 422);
  return { ...request, name, email };
}

const SIGN_UP_LINK_ROUTE = OIDC_PROVIDER_PATH + SIGN_UP_LINK_PATH;

type LinkRequest = FastifyRequest<{ Querystring: { token?: string; lang?: string } }>;

/**
 * Adds `POST {mount}/signup` and `{mount}/signup/again` for the portal's origins, and the link's page. Registers its own form body
 * parser.
 */
export function signUpRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { portalOrigins } = sandbox.settings;
  const [ownPortal] = portalOrigins;
  const answer = createLenderPageSender(sandbox);

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
    done(null),
  );

  const allow = (request: FastifyRequest, reply: FastifyReply): string =>
    applyPortalCors(sandbox.settings, request, reply) ?? ownPortal;

  for (const path of [SIGN_UP_PATH, RESEND_SIGN_UP_PATH]) {
    app.options(OIDC_PROVIDER_PATH + path, { schema: { hide: true } }, (request, reply) => {
      allow(request, reply);
      return reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'Content-Type',
          'access-control-max-age': '3600',
        })
        .send();
    });
  }

  app.post<{ Body: SignUpRequest }>(
    OIDC_PROVIDER_PATH + SIGN_UP_PATH,
    {
      schema: {
        tags: ['identity'],
        summary: 'Mails a link that makes an account; answers the same when there is one already',
        body: wireSchema(signUpRequestSchema),
        response: { 204: wireSchema(noContent), '4xx': errorResponseSchema },
      },
      // Runs before validation, so that the portal can read a validation error, too.
      onRequest: (request, reply, done) => {
        allow(request, reply);
        done();
      },
    },
    async (request, reply) => {
      const signUp = validateSignUp(request.body, sandbox.letterhead.brand);
      const { email, language } = signUp;
      await countSignUp(sandbox, { caller: request.socket.remoteAddress ?? '', email, language });
      await startSignUp(sandbox, signUp, allow(request, reply));
      return reply.code(204).send();
    },
  );

  app.post<{ Body: SignUpAgainRequest }>(
    OIDC_PROVIDER_PATH + RESEND_SIGN_UP_PATH,
    {
      schema: {
        tags: ['identity'],
        summary: 'Mails once more what a sign-up mailed; answers the same when there is nothing to send',
        body: wireSchema(signUpAgainRequestSchema),
        response: { 204: wireSchema(noContent), '4xx': errorResponseSchema },
      },
      onRequest: (request, reply, done) => {
        allow(request, reply);
        done();
      },
    },
    async (request, reply) => {
      const again = { ...request.body, email: request.body.email.trim() };
      await countSignUp(sandbox, { caller: request.socket.remoteAddress ?? '', ...again });
      // Not awaited, so that the response time does not reveal whether a mail was sent.
      resendSignUpMail(sandbox, again, allow(request, reply)).catch((error: unknown) =>
        request.log.error({ err: error }, 'No mail was sent again'),
      );
      return reply.code(204).send();
    },
  );

  /**
   * Redirects to the portal, which shows the outcome. The language is passed along, because the browser may differ from the one used for
   * the sign-up.
   */
  const backToPortal = (
    request: LinkRequest,
    reply: FastifyReply,
    portal: string | null,
    outcome: 'created' | 'used' | 'expired',
  ) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${portal ?? ownPortal}/auth/signup?link=${outcome}&lang=${chooseRequestLanguage(request)}`, 303);

  app.get(SIGN_UP_LINK_ROUTE, { schema: { hide: true } }, async (request: LinkRequest, reply) => {
    const link = await checkSignUpLink(sandbox, readQueryToken(request));
    if (link.kind !== 'open') return backToPortal(request, reply, link.portal, link.kind);
    return answer(reply, 200, (nonce) => (
      <ConfirmSignUpPage brand={sandbox.letterhead.brand} email={link.email} language={link.language} nonce={nonce} />
    ));
  });

  app.post(SIGN_UP_LINK_ROUTE, { schema: { hide: true } }, async (request: LinkRequest, reply) => {
    const { portal } = await checkSignUpLink(sandbox, readQueryToken(request));
    return backToPortal(request, reply, portal, await redeemSignUpLink(sandbox, readQueryToken(request)));
  });
}

/** Asks for confirmation, because mail scanners open links and must not create accounts. */
function ConfirmSignUpPage({ brand, email, language, nonce }: Record<'brand' | 'email' | 'language' | 'nonce', string>) {
  const { page } = translationFor(language).signUp;
  return (
    <LenderPage title={page.title} language={language} nonce={nonce}>
      <h1>{page.title}</h1>
      <p>{fillMessage(page.detail, { brand, email }, language)}</p>
      <form method="post">
        <button className="primary" type="submit">
          {page.button}
        </button>
      </form>
      <p className="muted">{page.notYou}</p>
    </LenderPage>
  );
}

/**
 * Counts an attempt for the caller and for the address, whether or not it has an account. @throws Refusal 429 with the seconds until the
 * next attempt is allowed
 */
async function countSignUp(
  sandbox: Sandbox,
  { caller, email, language }: { caller: string; email: string; language: string },
): Promise<void> {
  const { signUpsPerCallerPerHour, signUpMailsPerDay } = sandbox.limits;
  const secondsLeft =
    (await countTry(sandbox, `sign-up caller ${caller}`, signUpsPerCallerPerHour, HOUR_MS)) ??
    (await countTry(sandbox, `sign-up address ${email.toLowerCase()}`, signUpMailsPerDay, DAY_MS));
  if (secondsLeft !== null) {
    throw new Refusal(429, translationFor(language).signUp.refusals.tooMany, { retryAfterSeconds: secondsLeft });
  }
}
