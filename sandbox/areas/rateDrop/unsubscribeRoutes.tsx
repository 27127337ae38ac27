/** The page that ends the emails about an alert. Opening it changes nothing, because mail programs also open links on their own. */
import formbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Sandbox } from '../../base/sandbox.ts';
import { toPercent } from '../../base/wire/formats.ts';
import { openLink, trimLinkToken } from '../../lender/mail/encryptedLinks.ts';
import { createLenderPageSender } from '../../lender/pages/createLenderPageSender.tsx';
import { LenderPage } from '../../lender/pages/LenderPage.tsx';
import { PRODUCTS } from '../../lender/rates/rates.ts';
import { cancelAlertOfAnyOwner } from './alerts.ts';
import type { RateAlertTable } from './tables.ts';
import { UNSUBSCRIBE_PATH } from './unsubscribeLink.ts';

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;
type UnsubscribePageState = 'watched' | 'stopped' | 'stoppedBefore' | 'dead';

/**
 * `GET` shows the page. `POST` cancels the alert without a session and whatever its body: from the page's button, or by a mail program's
 * one-click unsubscribe (RFC 8058). The token alone authorizes it.
 */
export function unsubscribeRoutes(sandbox: Sandbox): FastifyPluginAsync {
  const { portalOrigins } = sandbox.settings;
  const portal = portalOrigins[0];
  const answer = createLenderPageSender(sandbox);
  const show = (reply: FastifyReply, state: UnsubscribePageState, alert: RateAlertTable | null) =>
    answer(reply, state === 'dead' ? 404 : 200, (nonce) => <UnsubscribePage {...{ state, alert, portal, nonce }} />);

  const alertOf = async ({ params: { token } }: LinkRequest): Promise<RateAlertTable | null> => {
    const opened = await openLink(sandbox, trimLinkToken(token), { purpose: 'unsubscribe' }, ({ subject }) =>
      sandbox.database
        .selectFrom('rate_alert')
        .selectAll()
        .where('alert_id', '=', sql<string>`${subject}::uuid`)
        .executeTakeFirst(),
    );
    return opened === null ? null : opened.found;
  };

  return async (app) => {
    await app.register(formbody);
    app.get(`${UNSUBSCRIBE_PATH}/:token`, { schema: { hide: true } }, async (request: LinkRequest, reply) => {
      const alert = await alertOf(request);
      if (alert === null) return show(reply, 'dead', null);
      return show(reply, alert.state === 'cancelled' ? 'stoppedBefore' : 'watched', alert);
    });
    app.post(`${UNSUBSCRIBE_PATH}/:token`, { schema: { hide: true } }, async (request: LinkRequest, reply) => {
      const alert = await alertOf(request);
      if (alert === null) return show(reply, 'dead', null);
      return show(reply, (await cancelAlertOfAnyOwner(sandbox, alert.alert_id)) ? 'stopped' : 'stoppedBefore', alert);
    });
  };
}

const TITLES: Record<UnsubscribePageState, string> = {
  watched: 'Stop these emails?',
  stopped: 'We stopped watching rates for you',
  stoppedBefore: 'This alert has been canceled already',
  dead: 'This link does not work',
};

interface PageProps {
  state: UnsubscribePageState;
  alert: RateAlertTable | null;
  portal: string;
  nonce: string;
}

function UnsubscribePage({ state, alert, portal, nonce }: PageProps) {
  return (
    <LenderPage title={TITLES[state]} language="en" nonce={nonce}>
      <h1>{TITLES[state]}</h1>
      {alert === null ? (
        <p>
          It may have been cut off or have expired. Nothing was changed. Use the link in a newer email, or call us and we cancel
          the alert for you.
        </p>
      ) : (
        <p>
          {state === 'watched' ? 'We email you once when our ' : 'You get no more emails about our '}
          {PRODUCTS[alert.mortgage_type].name} rate {state === 'watched' ? 'is at' : 'reaching'} {toPercent(alert.target_rate)}%
          {state === 'watched' ? ' or below. If you stop this, the Rate Drop Alert is canceled.' : '.'}
        </p>
      )}
      {state === 'watched' ? (
        <form method="post">
          <button className="primary" type="submit">
            Stop these emails
          </button>
        </form>
      ) : (
        <p>
          <a
            className="button primary"
            href={alert?.borrower_id ? `${portal}/loans/rate-drop/alerts` : `${portal}/public-pages/rate-drop`}
          >
            {alert?.borrower_id ? 'See your Rate Drop Alerts' : 'Set a Rate Drop Alert'}
          </a>
        </p>
      )}
    </LenderPage>
  );
}
