import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object, pipe, string, uuid } from 'valibot';

import { Refusal } from '../base/http/errors.ts';
import { consolePolicy } from '../base/http/policy.ts';
import type { MailLink, MailTable } from '../base/mailer.ts';
import { sendPage } from '../base/html.tsx';
import type { Sandbox } from '../base/sandbox.ts';
import { wireSchema } from '../base/wire/operation.ts';
import { InboxPage, MailPage, type ListedMail } from './MailPages.tsx';

const MAX_LISTED_MAILS = 500;
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'";

const mailRouteSchema = { params: wireSchema(object({ id: pipe(string(), uuid()) })) };
type RequestWithMailId = FastifyRequest<{ Params: { id: string } }>;

export function inboxRoutes(app: FastifyInstance, { database }: Sandbox): void {
  const mails = () => database.selectFrom('mail').selectAll().orderBy('position', 'desc');

  async function mailOf({ params: { id } }: RequestWithMailId) {
    const mail = await mails().where('mail_id', '=', id).executeTakeFirst();
    if (!mail) throw new Refusal(404, 'There is no such mail.');
    return mail;
  }

  app.get('/sandbox/inbox.json', async (request: FastifyRequest<{ Querystring: { to?: string } }>) => {
    const { to } = request.query;
    const found = await mails()
      .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
      .limit(MAX_LISTED_MAILS)
      .execute();
    return { mails: found.map((mail) => ({ ...toListedMail(mail), html: mail.html })) };
  });

  app.get('/sandbox/inbox', async (_request, reply) => {
    const letters = (await mails().limit(MAX_LISTED_MAILS).execute()).map(toListedMail);
    return sendPage(reply, consolePolicy, (nonce) => <InboxPage mails={letters} nonce={nonce} />);
  });

  app.get('/sandbox/inbox/:id', { schema: mailRouteSchema }, async (request: RequestWithMailId, reply) => {
    const letter = toListedMail(await mailOf(request));
    return sendPage(reply, consolePolicy, (nonce) => <MailPage letter={letter} nonce={nonce} />);
  });

  app.get('/sandbox/inbox/:id/html', { schema: mailRouteSchema }, async (request: RequestWithMailId, reply) =>
    reply
      .header('Content-Security-Policy', MAIL_POLICY)
      .header('X-Frame-Options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send((await mailOf(request)).html),
  );

  app.get('/sandbox/inbox/:id/message', { schema: mailRouteSchema }, async (request: RequestWithMailId, reply) => {
    const { by_post, mime } = await mailOf(request);
    if (by_post) throw new Refusal(404, 'A letter by post has no raw message.');
    return reply.type('text/plain; charset=utf-8').send(mime);
  });
}

const toListedMail = ({
  mail_id,
  sent_at,
  by_post,
  recipient,
  subject,
  text,
  links,
}: Omit<MailTable, 'position'>): ListedMail => ({
  id: mail_id,
  sentAt: sent_at.toISOString(),
  byPost: by_post,
  to: recipient,
  subject,
  text,
  links: JSON.parse(links) as MailLink[],
});
