/** Receives problem reports at `POST /support-reports` (`support.captureEndpoint` of the runtime document). */
import { finished } from 'node:stream/promises';

import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { DAY_MS } from '../../base/clock/clock.ts';
import { applyPortalCors } from '../../base/http/applyPortalCors.ts';
import { rateLimitOptions } from '../../base/http/rateLimitOptions.ts';
import { handleError, Refusal } from '../../base/http/errors.ts';
import { countTries } from '../../base/limits/tries.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { readReport } from './readReport.ts';
import { storeReport } from './reports.ts';

const REPORTS_PATH = '/support-reports';
const TEN_MINUTES_MS = 10 * 60 * 1000;

/** Largest oversized body, in bytes, that is still read to the end. */
const MAX_DRAINED_BYTES = 20 * 1024 * 1024;

const TOO_LARGE_MESSAGE = 'This report is too large to send, so it was not kept. Save it as a file, or take parts out of it.';

/** Requires no session and reads none, because a report must arrive even when signing in is what failed. */
export function supportRoutes(sandbox: Sandbox): FastifyPluginAsync {
  const { settings, limits } = sandbox;
  return async (app) => {
    await app.register(rateLimit, rateLimitOptions(limits));
    // The body is parsed as text, so that the report is stored exactly as it was sent.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    app.options(REPORTS_PATH, { schema: { hide: true } }, (request, reply) => {
      applyPortalCors(settings, request, reply);
      return reply
        .headers({ 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'Content-Type' })
        .code(204)
        .send();
    });
    app.post<{ Body: string }>(
      REPORTS_PATH,
      {
        schema: { hide: true },
        bodyLimit: limits.reportBytes,
        onRequest: async (request, reply) => {
          applyPortalCors(settings, request, reply);
          await countReportAgainstLimits(sandbox, request);
        },
        errorHandler: (error, request, reply) => {
          if (error.statusCode !== 413) handleError(error, request, reply);
          else void drainRequest(request).then(() => handleError(new Refusal(413, TOO_LARGE_MESSAGE), request, reply));
        },
      },
      async ({ body, log }, reply) => {
        const { received, isNew, route } = await storeReport(sandbox, body, readReport(body));
        const size = Buffer.byteLength(body);
        if (isNew) log.warn({ reference: received.reference, size, route }, 'A report of a problem was kept');
        return reply.code(isNew ? 201 : 200).send(received);
      },
    );
  };
}

/**
 * Reads the rest of an oversized body, because a client that is still sending would see a broken connection instead of the error
 * response. Far larger bodies are not read.
 */
async function drainRequest({ raw, headers }: FastifyRequest): Promise<void> {
  const length = Number(headers['content-length']);
  if (!(length <= MAX_DRAINED_BYTES)) return;
  raw.resume();
  await finished(raw).catch(() => undefined); // the client closed the connection
}

/** Counts a report against the rate limits. @throws Refusal 429 with the seconds until the next report is allowed */
async function countReportAgainstLimits(sandbox: Sandbox, { socket }: FastifyRequest): Promise<void> {
  const { reportsPerAddressPerTenMinutes, reportsPerAddressPerDay } = sandbox.limits;
  const caller = socket.remoteAddress ?? '';
  const retryAfterSeconds = await countTries(sandbox, [
    { subject: `reports in a short time ${caller}`, max: reportsPerAddressPerTenMinutes, windowMs: TEN_MINUTES_MS },
    { subject: `reports ${caller}`, max: reportsPerAddressPerDay, windowMs: DAY_MS },
  ]);
  if (retryAfterSeconds === null) return;
  throw new Refusal(429, 'Too many reports came from here. Wait a little and send it again, or save it as a file.', {
    code: 'tooManyTries',
    retryAfterSeconds,
  });
}
