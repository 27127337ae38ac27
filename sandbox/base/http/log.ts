/** The sandbox's log: what went wrong and what was asked, never what was said. Tokens and long numbers, such as those of loans, are masked. */
import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify';

import { maskSecrets } from '../findSecrets.ts';

type LogOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/** The token of a mailed link is a right to see what it leads to: it stays out, too, and so does who says to have opened it. Of such a page's address the beginning is left. */
const withoutToken = (path: string): string =>
  path
    .replace(/(\/loan\/verify\/|\/pay\/fees\/|\/sharedLoanScenerios\/|\/rate-drop\/unsubscribe\/)[^/]+/i, '$1…')
    .replace(/(\/DocuSafe\/+get\w+\/).+/i, '$1…')
    .replace(/(\/HomeValuation\/.+\/contactId\/).+/i, '$1…')
    .replace(/(\/ocr\/+[^/]+\/).+/i, '$1…')
    .replace(/(\/income-verification-documents-request\/).+/i, '$1…')
    .replace(/(\/public-pages\/+[^/]+\/).+/i, '$1…');

/** Of an error, without what a database adds to it: the statement's values, which are what was said. */
const withoutValues = ({ name, message, code, stack = '', cause }: FastifyError) => ({
  type: name,
  message,
  code,
  stack: cause instanceof Error ? `${stack}\ncaused by: ${cause.stack}` : stack,
});

/** `SANDBOX_LOG` names the least level that is written; `info` adds a line for every call. */
export const logOptions = (env: Readonly<Record<string, string | undefined>>): LogOptions => ({
  level: env['SANDBOX_LOG'] ?? 'warn',
  // Spelled out, so that the mask for long numbers leaves the time readable.
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: ['req.headers', 'res.headers', 'busboyOptions.headers'],
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: withoutToken(url.split('?')[0] ?? '') }),
    err: withoutValues,
  },
  stream: { write: (line: string) => void process.stderr.write(maskSecrets(line)) },
});
