/** The sandbox's console, with demo accounts and links for developers, and switches for tests. It is not part of the portal. */
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import {
  exactOptional,
  integer,
  isoTimestamp,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
  strictObject,
  string,
  union,
} from 'valibot';

import { strictCodes, textUpTo, typedText } from '#contract/schema.ts';
import { listEvents, countVisitsByRoute } from '../areas/analytics/events.ts';
import { seededRequestLinks } from '../areas/documents/seeds.ts';
import type { IncomeServices } from '../areas/income/incomeServices.ts';
import { seededIncomeLinks } from '../areas/income/seeds/seeds.ts';
import { listLedger } from '../areas/payment/records/ledger.ts';
import { seededFeeLinks } from '../areas/payment/fees/seeds.ts';
import { listCharges } from '../areas/payment/gateway/gateway.ts';
import { seededInvitationLinks } from '../areas/rateDrop/invitations.ts';
import { queueAlertCheck } from '../areas/rateDrop/queueAlertCheck.ts';
import { seededSummaryLinks } from '../areas/scenarios/seeds.ts';
import { seededValuationLinks } from '../areas/valuation/seeds.ts';
import { CALL_FAULT_KINDS, FAULT_API_BASES, POINT_FAULT_KINDS } from '../base/faults.ts';
import { Refusal } from '../base/http/errors.ts';
import { consolePolicy } from '../base/http/policy.ts';
import { sendPage } from '../base/html.tsx';
import type { Sandbox } from '../base/sandbox.ts';
import { readRuntimeDocument } from '../base/settings/runtimeDocument.ts';
import { wireSchema, type RoutesPlugin } from '../base/wire/operation.ts';
import { seededBorrowers } from '../lender/seeds/borrowers.ts';
import { seededIdentities } from '../lender/seeds/identities.ts';
import { DEMO_PASSWORD } from '../lender/seeds/seededBorrower.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { OverviewPage, type Overview } from './OverviewPage.tsx';
import { documentsRoutes } from './documentsRoutes.tsx';
import { incomeRoutes } from './incomeRoutes.tsx';
import { inboxRoutes } from './inboxRoutes.tsx';
import { ratesRoutes } from './ratesRoutes.tsx';
import { reportsRoutes } from './reportsRoutes.tsx';

const timesSchema = pipe(number(), integer(), minValue(1), maxValue(100_000));
const millisecondsSchema = exactOptional(pipe(number(), integer(), minValue(0), maxValue(600_000)));

const faultRequestSchema = union([
  strictObject({
    base: strictCodes(FAULT_API_BASES),
    kind: strictCodes(CALL_FAULT_KINDS),
    times: timesSchema,
    method: exactOptional(typedText(10)),
    path: exactOptional(typedText(200)),
    ms: millisecondsSchema,
  }),
  strictObject({ point: textUpTo(100), kind: strictCodes(POINT_FAULT_KINDS), times: timesSchema, ms: millisecondsSchema }),
]);

const clockRequestSchema = object({ now: nullable(pipe(string(), isoTimestamp())) });
const resetRequestSchema = nullable(object({ now: exactOptional(clockRequestSchema.entries.now) }));

const FAULT_HELP = {
  set: 'POST /sandbox/faults',
  body: { base: 'payment', kind: '503', times: 1, method: 'POST', path: 'guestpayment' },
  bases: FAULT_API_BASES,
  kinds: CALL_FAULT_KINDS,
  points: { body: { point: 'payment.afterCharge', kind: 'kill', times: 1 }, kinds: POINT_FAULT_KINDS },
  list: 'GET /sandbox/faults',
  clear: 'DELETE /sandbox/faults',
};

/** @param startOver resets the data to that of the first start */
export function consoleRoutes(sandbox: Sandbox, income: IncomeServices, startOver: () => Promise<void>): RoutesPlugin {
  const { settings, clock, faults, limits } = sandbox;

  return async (app) => {
    await app.register(formbody, { parser: (body) => formToJson(new URLSearchParams(body)) });
    app.addHook('onRequest', (request, reply, done) => {
      void reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
      const { origin, host } = request.headers;
      const isForeign = origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
      done(isForeign && request.method !== 'GET' ? new Refusal(403, 'Only the console itself may do that.') : undefined);
    });

    app.get('/sandbox', { schema: { hide: true } }, async (_request, reply) => {
      const standing = {
        now: clock.now().toISOString(),
        today: clock.today(),
        isSet: clock.lastSetInstant() !== null,
        faults: faults.list(),
      };
      const places = await loadOverview(sandbox);
      return sendPage(reply, consolePolicy, (nonce) => <OverviewPage {...places} standing={standing} nonce={nonce} />);
    });
    app.get('/sandbox.json', async () => ({
      ...(await loadOverview(sandbox)),
      faults: FAULT_HELP,
      mail: { url: `${settings.origin}/sandbox/inbox.json` },
    }));
    app.get('/sandbox/limits.json', () => limits);
    app.get('/sandbox/ledger.json', async () => ({ payments: await listLedger(sandbox) }));
    app.get('/sandbox/gateway.json', async () => ({ charges: await listCharges(sandbox) }));
    inboxRoutes(app, sandbox);
    analyticsRoutes(app, sandbox);
    reportsRoutes(app, sandbox);
    ratesRoutes(app, sandbox, isForm);
    documentsRoutes(app, sandbox, isForm);
    incomeRoutes(app, sandbox, income, isForm);

    const clockNow = () => ({ now: clock.now().toISOString(), today: clock.today(), setTo: clock.lastSetInstant() });
    app.get('/sandbox/clock', clockNow);
    app.post('/sandbox/clock', { schema: { body: wireSchema(clockRequestSchema) } }, async (request, reply) => {
      await clock.set(request.body.now);
      await queueAlertCheck(sandbox);
      return isForm(request.headers) ? reply.redirect('/sandbox', 303) : clockNow();
    });

    app.get('/sandbox/faults', () => ({ faults: faults.list() }));
    app.post(
      '/sandbox/faults',
      { schema: { body: wireSchema(union([faultRequestSchema, object({ clear: literal('1') })])) } },
      (request, reply) => {
        if ('clear' in request.body) faults.clear();
        else faults.set(request.body);
        return isForm(request.headers) ? reply.redirect('/sandbox', 303) : reply.code(201).send({ faults: faults.list() });
      },
    );
    app.delete('/sandbox/faults', () => {
      faults.clear();
      return { faults: [] };
    });

    app.post('/sandbox/reset', { schema: { body: wireSchema(resetRequestSchema) } }, async (request, reply) => {
      faults.clear();
      if (request.body?.now !== undefined) await clock.set(request.body.now);
      await startOver();
      return isForm(request.headers) ? reply.redirect('/sandbox', 303) : clockNow();
    });
  };
}

const identities = seededIdentities();

async function loadOverview(sandbox: Sandbox): Promise<Overview> {
  const { origin, portalOrigins } = sandbox.settings;
  const portal = portalOrigins[0];
  const mailed = [
    ...(await seededFeeLinks(sandbox.database)),
    ...(await seededSummaryLinks(sandbox)),
    { what: 'A Rate Drop Alert without an account', path: '/public-pages/rate-drop' },
    ...(await seededInvitationLinks(sandbox)),
    ...(await seededRequestLinks(sandbox)),
    ...(await seededValuationLinks(sandbox)),
  ];
  // Data folders that are older than some of the seeded borrowers lack those until a reset.
  const here = await sandbox.database.selectFrom('borrower').select('situation').where('situation', 'is not', null).execute();
  return {
    borrowers: seededBorrowers
      .filter((one) => here.some(({ situation }) => situation === one.situation))
      .map(({ situation, email, shows }) => ({
        situation,
        email,
        password: DEMO_PASSWORD,
        shows,
        identity: identities.get(email) ?? null,
      })),
    links: [
      { what: 'The portal', url: `${origin}/` },
      { what: 'Loans', url: `${origin}/loans` },
      { what: 'Pay, also without an account', url: `${origin}/pay` },
      ...mailed.map(({ what, path }) => ({ what, url: portal + path })),
      ...(await seededIncomeLinks(sandbox)).map(({ path, ...link }) => ({ ...link, url: portal + path })),
      { what: 'Emails that were sent', url: `${origin}/sandbox/inbox` },
      { what: 'Ledger: every payment', url: `${origin}/sandbox/ledger.json` },
      { what: "Charges: the payment gateway's own book", url: `${origin}/sandbox/gateway.json` },
      { what: 'Rates, to set what Rate Drop Alerts are watched against', url: `${origin}/sandbox/rates` },
      { what: 'Leads: Rate Drop Alerts of people without an account', url: `${origin}/sandbox/leads` },
      { what: 'Documents: what loan officers asked for and got', url: `${origin}/sandbox/documents` },
      { what: 'Income: checks, the services outside, and sample paystubs', url: `${origin}/sandbox/income` },
      { what: 'Visits: what the collector of analytics got', url: `${origin}/sandbox/analytics` },
      { what: 'Reports of problems that borrowers sent', url: `${origin}/sandbox/reports` },
      { what: 'Limits', url: `${origin}/sandbox/limits.json` },
      { what: 'This page as data', url: `${origin}/sandbox.json` },
      { what: 'The APIs (OpenAPI)', url: `${origin}/openapi.json` },
    ],
  };
}

const isForm = (headers: { 'content-type'?: string | undefined }): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Converts a submitted console form to the JSON that a script would send. */
function formToJson(form: URLSearchParams): Record<string, unknown> {
  if (form.has('clear')) return { clear: '1' };
  if (form.has('real')) return { now: null };
  const filled = [...form].filter(([, value]) => value !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, name === 'times' ? Number(value) : value]));
}

function analyticsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/sandbox/analytics', { schema: { hide: true } }, async (_request, reply) => {
    const isOn = readRuntimeDocument(sandbox.settings).valueAt('analytics.provider') === 'selfHosted';
    const [routes, events] = await Promise.all([countVisitsByRoute(sandbox), listEvents(sandbox)]);
    return sendPage(reply, consolePolicy, (nonce) => <AnalyticsPage isOn={isOn} routes={routes} events={events} nonce={nonce} />);
  });
  app.get('/sandbox/analytics.json', async () => ({ events: await listEvents(sandbox) }));
}
