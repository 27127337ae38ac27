/**
 * The sandbox's log records errors and request paths, but no request or response bodies. Tokens and long numbers, such as loan numbers,
 * are masked.
 */
import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify';

import { maskSecrets } from '../findSecrets.ts';

type LogOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/**
 * Removes the tokens of mailed links, which grant access to what they link to, and anything else in the path that identifies the person.
 * Only the start of such a path is left.
 */
const maskLinkTokens = (path: string): string =>
  path
    .replace(/(\/loan\/verify\/|\/pay\/fees\/|\/sharedLoanScenerios\/|\/rate-drop\/unsubscribe\/)[^/]+/i, '$1…')
    .replace(/(\/DocuSafe\/+get\w+\/).+/i, '$1…')
    .replace(/(\/HomeValuation\/.+\/contactId\/).+/i, '$1…')
    .replace(/(\/ocr\/+[^/]+\/).+/i, '$1…')
    .replace(/(\/income-verification-documents-request\/).+/i, '$1…')
    .replace(/(\/public-pages\/+[^/]+\/).+/i, '$1…');

/** Leaves out the properties that the database driver adds to errors, because they contain the values of the statement. */
const serializeError = ({ name, message, code, stack = '', cause }: FastifyError) => ({
  type: name,
  message,
  code,
  stack: cause instanceof Error ? `${stack}\ncaused by: ${cause.stack}` : stack,
});

/** Logger options. `SANDBOX_LOG` sets the minimum level (default `warn`); with `info`, every request is logged. */
export const logOptions = (env: Readonly<Record<string, string | undefined>>): LogOptions => ({
  level: env['SANDBOX_LOG'] ?? 'warn',
  // Written as an ISO date, because the mask for long numbers would hide a timestamp in milliseconds.
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: ['req.headers', 'res.headers', 'busboyOptions.headers'],
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: maskLinkTokens(url.split('?')[0] ?? '') }),
    err: serializeError,
  },
  stream: { write: (line: string) => void process.stderr.write(maskSecrets(line)) },
});
