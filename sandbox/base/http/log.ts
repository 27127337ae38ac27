/** The sandbox's log: what went wrong and what was asked, never what was said. Long runs of digits (loan and account numbers) are masked. */
import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify';

type LogOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/** Between two groups of digits, also as an address writes it. */
const GAP = String.raw`(?:[\p{Zs}\p{Pd}\p{Cf}._/·•]|%2[\da-f]|%c2%a0|%e2%8[01]%[\da-f]{2}){1,3}`;
const DAY = String.raw`(?<!\p{Nd})(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)`;
/** After a day: eight digits or more in one run, or three groups or more. A JSON number has two groups at the most, its fraction is one. */
const LONG_NUMBER = new RegExp(
  String.raw`${DAY}|(?<![\p{Nd}.])(?:(?<run>\p{Nd}{8,})|\p{Nd}{1,7}(?:${GAP}(?!${DAY})\p{Nd}{1,7}(?!\p{Nd})){2,})`,
  'giu',
);
/** Groups with fewer digits in all are a version or an address on the network. */
const FEWEST_IN_GROUPS = 9;

/** Long numbers become their last two digits, however their groups are written apart; days and the fraction of a number are none of these. */
export const maskDigits = (text: string): string =>
  text.replace(LONG_NUMBER, (number, run?: string) => {
    const digits = number.replace(/%[\da-f]{2}/gi, '').match(/\p{Nd}/gu) ?? [];
    return run !== undefined || digits.length >= FEWEST_IN_GROUPS ? `••••${digits.slice(-2).join('')}` : number;
  });

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
  stream: { write: (line: string) => void process.stderr.write(maskDigits(line)) },
});
