import type { FastifyReply, FastifyRequest } from 'fastify';

import type { FundingAccountList } from '#contract/payment.ts';
import type { CallFault, FaultApiBase } from '../faults.ts';
import type { Sandbox } from '../sandbox.ts';
import { errorBody, DEFAULT_MESSAGES } from './errors.ts';
import { REQUEST_ID_HEADER } from './requestId.ts';

const SLOW_RESPONSE_MS = 12_000;
const RETRY_AFTER_SECONDS = 2;

/** The payment account list in its failed form: the status is 200 and the error is inside the body. */
const FAILED_ACCOUNT_LIST: FundingAccountList = {
  accounts: { list: [] },
  totalResultsCount: 0,
  hasMoreResults: false,
  url: '',
  fromIndex: 0,
  toIndex: 0,
  queryId: 'failed',
  error: { statusCode: 500, errors: ['We could not read your payment methods just now. Nothing was changed.'] },
};

const API_PREFIXES: Record<string, FaultApiBase> = {
  '/api/payment/': 'payment',
  '/api/borrower/': 'borrower',
  '/api/notification/': 'notification',
  '/api/agency/': 'agency',
  '/oidc/': 'identity',
};

/** An onRequest hook that applies a fault to the call: it responds instead of the handler, breaks the connection, or delays the call. */
export async function injectFault({ faults, settings }: Sandbox, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (request.method === 'OPTIONS') return undefined;
  const path = request.url.split('?')[0] ?? '';
  const prefix = Object.keys(API_PREFIXES).find((one) => path.startsWith(one));
  const base = prefix === undefined ? undefined : API_PREFIXES[prefix];
  const fault = base && faults.take(base, request.method, path.slice(prefix?.length));
  if (!fault) return undefined;
  const { origin } = request.headers;
  // The identity provider lets allowed portal origins read its responses, so they must be able to read this error, too.
  if (base === 'identity' && origin !== undefined && settings.portalOrigins.includes(origin)) {
    void reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': REQUEST_ID_HEADER,
      Vary: 'Origin',
    });
  }
  return applyFault(fault, reply);
}

async function applyFault({ kind, ms = SLOW_RESPONSE_MS }: CallFault, reply: FastifyReply): Promise<unknown> {
  switch (kind) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, ms));
      return undefined;
    case 'hang':
      return reply.hijack(); // the request stays open until the client or the sandbox closes the connection
    case 'drop':
      reply.hijack();
      reply.raw.destroy();
      return reply;
    case 'dropAfter':
      dropConnectionOnResponse(reply);
      return undefined;
    case 'empty':
      return reply.code(500).send();
    case 'html':
      return reply
        .code(502)
        .type('text/html; charset=utf-8')
        .send('<!doctype html><title>Bad gateway</title><h1>502 Bad Gateway</h1>');
    case 'brokenJson':
      return reply.code(200).type('application/json; charset=utf-8').send('{"errors": [');
    case 'errorInside':
      return reply.code(200).type('application/json; charset=utf-8').send(JSON.stringify(FAILED_ACCOUNT_LIST));
    case '429':
    case '503':
      void reply.header('Retry-After', RETRY_AFTER_SECONDS);
      break;
    default:
  }
  return reply
    .code(Number(kind))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(reply.request, [DEFAULT_MESSAGES[kind]])));
}

/** Lets the handler do its work, but breaks the connection instead of sending the response. */
function dropConnectionOnResponse({ raw }: FastifyReply): void {
  const breakOff = (): typeof raw => {
    raw.destroy();
    return raw;
  };
  Object.assign(raw, { writeHead: () => raw, flushHeaders: () => undefined, write: () => true, end: breakOff });
}
