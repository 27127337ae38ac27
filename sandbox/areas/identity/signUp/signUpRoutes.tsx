/** The sign-up endpoint (`identity.signUpEndpoint` of the runtime document) and the page that a mailed link leads to. */
import { randomBytes } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';

import type { SignUpRequest } from '#contract/identity.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { escapeHtml } from '../../../base/pages/html.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { Problem } from '../../../base/wire/formats.ts';
import type { Holds, Same } from '../../../base/wire/sameType.ts';
import { MOUNT_PATH } from '../../../lender/session/accessTokens.ts';
import { contentSecurityPolicy, renderPage } from '../pages/IdentityPage.tsx';
import { SIGN_UP_LINK_PATH, SIGN_UP_PATH } from '../paths.ts';
import { type LinkState, lookAtLink, redeemLink, startSignUp } from './signUp.ts';
import { countSignUp } from './signUpLimits.ts';
import { readSignUp } from './signUpRules.ts';
import { wordsFor } from './signUpWords.ts';

/** Longer ones are the rules' business, up to what is no answer of a person any more. */
const Text = Type.String({ maxLength: 4096 });

const SignUp = Type.Object(
  { name: Text, email: Text, password: Text, promotional: Type.Boolean(), language: Type.String({ maxLength: 35 }) },
  { additionalProperties: false },
);

export type Agreed = Holds<Same<Static<typeof SignUp>, SignUpRequest>>;

const LINK = MOUNT_PATH + SIGN_UP_LINK_PATH;

type LinkRequest = FastifyRequest<{ Querystring: { token?: string } }>;
const tokenOf = ({ query }: LinkRequest): string => (typeof query.token === 'string' ? query.token : '');

/** Adds `POST {mount}/signup` for the portal's origins, and the page of the link. Brings its own parser of forms. */
export function signUpRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { portalOrigins } = sandbox.settings;
  const [ownPortal = ''] = portalOrigins;

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
    done(null),
  );

  /** Lets a portal read the answer. @throws Refusal 403 for a page of anybody else's */
  const allowPortal = ({ headers: { origin } }: FastifyRequest, reply: FastifyReply): string => {
    void reply.headers({ vary: 'Origin', 'cache-control': 'no-store' });
    if (origin === undefined) return ownPortal;
    if (!portalOrigins.includes(origin)) throw new Refusal(403, 'This page may not do that. Open the portal again and retry.');
    void reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Retry-After' });
    return origin;
  };

  app.options(MOUNT_PATH + SIGN_UP_PATH, { schema: { hide: true } }, (request, reply) => {
    allowPortal(request, reply);
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'Content-Type',
        'access-control-max-age': '3600',
      })
      .send();
  });

  app.post<{ Body: SignUpRequest }>(
    MOUNT_PATH + SIGN_UP_PATH,
    {
      schema: {
        tags: ['identity'],
        summary: 'Mails a link that makes an account; answers the same when there is one already',
        body: SignUp,
        response: { 204: Type.Null(), '4xx': Problem },
      },
      // Before anything is judged, so that a portal can read a refusal, too.
      onRequest: (request, reply, done) => {
        allowPortal(request, reply);
        done();
      },
    },
    async (request, reply) => {
      const signUp = readSignUp(request.body);
      const { email, language } = signUp;
      await countSignUp(sandbox, { caller: request.socket.remoteAddress ?? '', email, language });
      await startSignUp(sandbox, signUp, allowPortal(request, reply));
      return reply.code(204).send();
    },
  );

  /** Back to the portal, which says how it went in the language that was chosen there. */
  const backToPortal = (reply: FastifyReply, portal: string | null, outcome: 'created' | 'used' | 'expired') =>
    reply.header('cache-control', 'no-store').redirect(`${portal ?? ownPortal}/auth/signup?link=${outcome}`, 303);

  app.get(LINK, { schema: { hide: true } }, async (request: LinkRequest, reply) => {
    const link = await lookAtLink(sandbox, tokenOf(request));
    if (link.kind !== 'open') return backToPortal(reply, link.portal, link.kind);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce, portalOrigins))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(linkPage(link, nonce));
  });

  app.post(LINK, { schema: { hide: true } }, async (request: LinkRequest, reply) => {
    const { portal } = await lookAtLink(sandbox, tokenOf(request));
    return backToPortal(reply, portal, await redeemLink(sandbox, tokenOf(request)));
  });
}

/** Asks once more: programs that check mail open links, and must not make an account that nobody asked for. */
function linkPage({ email, language }: Extract<LinkState, { kind: 'open' }>, nonce: string): string {
  const { page } = wordsFor(language);
  return renderPage({
    title: page.title,
    language,
    nonce,
    body: `<h1>${escapeHtml(page.title)}</h1>
<p>${escapeHtml(page.detail(email))}</p>
<form class="card" method="post">
<button class="primary" type="submit">${escapeHtml(page.button)}</button>
</form>
<p class="muted">${escapeHtml(page.notYou)}</p>`,
  });
}
