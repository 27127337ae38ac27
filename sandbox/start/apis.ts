/** Settings that all four APIs share: CORS, rate limits, no caching, compression, and CSRF protection. */
import { constants } from 'node:zlib';

import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';

import { documentRoutes } from '../areas/documents/routes.ts';
import { accountRoutes } from '../areas/identity/provider/accountRoutes.ts';
import type { IncomeServices } from '../areas/income/incomeServices.ts';
import { incomeAgencyRoutes, incomeNotificationRoutes } from '../areas/income/outboundRoutes.ts';
import { incomeRoutes } from '../areas/income/routes.ts';
import { loanRoutes } from '../areas/loans/routes.ts';
import { chargeRoutes } from '../areas/payment/charge/routes.ts';
import { feeRoutes } from '../areas/payment/fees/routes.ts';
import { guestRoutes } from '../areas/payment/guests/routes.ts';
import { fundingAccountRoutes } from '../areas/payment/methods/routes.ts';
import { recentPayments } from '../areas/payment/records/recentPayments.ts';
import { privacyRoutes } from '../areas/privacy/routes.ts';
import { honorPrivacySignal } from '../areas/privacy/globalPrivacyControl.ts';
import { rateDropRoutes } from '../areas/rateDrop/routes.ts';
import { scenarioRoutes } from '../areas/scenarios/routes.ts';
import { valuationRoutes } from '../areas/valuation/routes.ts';
import { rateLimitOptions } from '../base/http/rateLimitOptions.ts';
import { rejectForgedRequest } from '../base/http/csrf.ts';
import { Refusal } from '../base/http/errors.ts';
import { REQUEST_ID_HEADER } from '../base/http/requestId.ts';
import { injectFault } from '../base/http/injectFault.ts';
import type { Sandbox } from '../base/sandbox.ts';
import { registerMultipart } from '../lender/documents/receiveForm.ts';

const PREFLIGHT_CACHE_SECONDS = 600;

/**
 * Only long responses, such as lists, are compressed. Responses that contain a ticket are shorter than the threshold; compressing them
 * could reveal the ticket by their length. Request bodies are not decompressed, so that size limits count the bytes that arrive.
 */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 4096,
  encodings: ['br', 'gzip'],
  // Brotli at this quality gets the size of gzip's best in a quarter of the time.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  customTypes: /^application\/json(;|$)/,
  globalDecompression: false,
};

export function apiRoutes(sandbox: Sandbox, income: IncomeServices): FastifyPluginAsync {
  const { settings, limits } = sandbox;
  return async (app) => {
    app.addHook('onRequest', (_request, reply, done) => {
      void reply.header('Cache-Control', 'no-store');
      done();
    });
    await app.register(cors, {
      origin: [...settings.portalOrigins],
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-XSRF-TOKEN', 'X-Contact-Ticket'],
      exposedHeaders: ['Retry-After', 'Date', 'Content-Disposition', REQUEST_ID_HEADER],
      maxAge: PREFLIGHT_CACHE_SECONDS,
    });
    await app.register(rateLimit, rateLimitOptions(limits));
    await app.register(compress, COMPRESSION);
    app.addHook('onRequest', (request, reply) => injectFault(sandbox, request, reply));
    app.addHook('onRequest', (request, _reply, done) => {
      rejectForgedRequest(settings, request);
      done();
    });
    app.addHook('preHandler', (request) => honorPrivacySignal(sandbox, request));

    await app.register(loanRoutes(sandbox, recentPayments), { prefix: '/borrower' });
    await app.register(accountRoutes(sandbox), { prefix: '/borrower' });
    await app.register(scenarioRoutes(sandbox), { prefix: '/borrower' });
    await app.register(rateDropRoutes(sandbox), { prefix: '/borrower' });
    await app.register(valuationRoutes(sandbox), { prefix: '/borrower' });
    await app.register(privacyRoutes(sandbox), { prefix: '/borrower' });
    await app.register(async (withForms) => {
      await registerMultipart(withForms, limits);
      await withForms.register(incomeRoutes(sandbox, income), { prefix: '/borrower' });
      await withForms.register(documentRoutes(sandbox), { prefix: '/borrower' });
    });
    for (const routes of [fundingAccountRoutes, guestRoutes, feeRoutes, chargeRoutes]) {
      await app.register(routes(sandbox), { prefix: '/payment' });
    }
    await app.register(incomeNotificationRoutes(sandbox), { prefix: '/notification' });
    await app.register(incomeAgencyRoutes(sandbox, income), { prefix: '/agency' });
    // Without this route, unknown API paths would get the portal's HTML page.
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/*',
      schema: { hide: true },
      handler: () => {
        throw new Refusal(404, 'There is no such call.');
      },
    });
  };
}
