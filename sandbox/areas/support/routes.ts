/** Takes reports of problems (`support.captureEndpoint` of the runtime document): `POST /support-reports`. */
import { finished } from 'node:stream/promises';

import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { DAY_MS } from '../../base/clock/clock.ts';
import { allowPortal } from '../../base/http/allowPortal.ts';
import { callLimit } from '../../base/http/callLimit.ts';
import { answerError, Refusal } from '../../base/http/errors.ts';
import { countTries } from '../../base/limits/tries.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { readReport } from './readReport.ts';
import { keepReport } from './reports.ts';

const REPORTS_PATH = '/support-reports';
const TEN_MINUTES_MS = 10 * 60 * 1000;

/** Bytes. */
const MOST_TAKEN = 20 * 1024 * 1024;

const TOO_LARGE = 'This report is too large to send, so it was not kept. Save it as a file, or take parts out of it.';

/** No session is needed, and none is read: a report has to arrive when signing in is what broke. */
export function supportRoutes(sandbox: Sandbox): FastifyPluginAsync {
  const { settings, limits } = sandbox;
  return async (app) => {
    await app.register(rateLimit, callLimit(limits));
    // As text: it is kept as it was sent.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    app.options(REPORTS_PATH, { schema: { hide: true } }, (request, reply) => {
      allowPortal(settings, request, reply);
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
          allowPortal(settings, request, reply);
          await countReport(sandbox, request);
        },
        errorHandler: (error, request, reply) => {
          if (error.statusCode !== 413) answerError(error, request, reply);
          else void takeRest(request).then(() => answerError(new Refusal(413, TOO_LARGE), request, reply));
        },
      },
      async ({ body, log }, reply) => {
        const { received, isNew, route } = await keepReport(sandbox, body, readReport(body));
        const size = Buffer.byteLength(body);
        if (isNew) log.warn({ reference: received.reference, size, route }, 'A report of a problem was kept');
        return reply.code(isNew ? 201 : 200).send(received);
      },
    );
  };
}

/** A caller that is still sending would see the connection break, and not the answer. What is far too large may see that. */
async function takeRest({ raw, headers }: FastifyRequest): Promise<void> {
  const length = Number(headers['content-length']);
  if (!(length <= MOST_TAKEN)) return;
  raw.resume();
  await finished(raw).catch(() => undefined); // it went away
}

/** @throws Refusal 429 with the time until there is room */
async function countReport(sandbox: Sandbox, { socket }: FastifyRequest): Promise<void> {
  const { reportsPerAddressPerTenMinutes, reportsPerAddressPerDay } = sandbox.limits;
  const caller = socket.remoteAddress ?? '';
  const retryAfterSeconds = await countTries(sandbox, [
    { subject: `reports in a short time ${caller}`, most: reportsPerAddressPerTenMinutes, windowMs: TEN_MINUTES_MS },
    { subject: `reports ${caller}`, most: reportsPerAddressPerDay, windowMs: DAY_MS },
  ]);
  if (retryAfterSeconds === null) return;
  throw new Refusal(429, 'Too many reports came from here. Wait a little and send it again, or save it as a file.', {
    code: 'tooManyTries',
    retryAfterSeconds,
  });
}
