import { isClearRefusal, isFinalRefusal, wasNotProcessed } from '#platform/api/clearRefusal.ts';
import { httpStatusOf, refusalCode, type PortalError } from '#platform/api/portalError.ts';

const refused = (status: number, body: unknown): PortalError => ({ code: 'ERR_BAD_REQUEST', kind: 'body', status, body });
const empty = (status: number): PortalError => ({ code: 'ERR_BAD_RESPONSE', kind: 'emptyBody', status });
const page = (status: number): PortalError => ({ code: 'ERR_BAD_RESPONSE', kind: 'unreadable', status });
const words = { errors: ['No.'] };

test.each<[string, PortalError, boolean]>([
  ...[400, 401, 403, 404, 429].map((status): [string, PortalError, boolean] => [
    `${status} with words`,
    refused(status, words),
    true,
  ]),
  ...[408, 422, 425, 500, 502, 503].map((status): [string, PortalError, boolean] => [
    `${status} with words`,
    refused(status, words),
    false,
  ]),
  ['409 that says why', refused(409, { ...words, code: 'amountChanged' }), true],
  ['409 of what is still running', refused(409, { ...words, code: 'paymentInProgress' }), false],
  ['409 without a reason', refused(409, words), false],
  ['409 with a reason that is no text', refused(409, { ...words, code: 7 }), false],
  ...[401, 403, 429].flatMap((status): [string, PortalError, boolean][] => [
    [`an empty ${status}`, empty(status), true],
    [`a page with ${status}`, page(status), true],
  ]),
  ...[200, 400, 404, 409, 500, 502].flatMap((status): [string, PortalError, boolean][] => [
    [`an empty ${status}`, empty(status), false],
    [`a page with ${status}`, page(status), false],
  ]),
  ['no answer', { code: 'ERR_NETWORK', kind: 'noAnswer', cause: 'network' }, false],
  ['a time-out', { code: 'ECONNABORTED', kind: 'noAnswer', cause: 'timeout' }, false],
  ['a cancelled call', { code: 'ERR_CANCELED', kind: 'cancelled' }, false],
])('%s proves that nothing was done: %p → %p', (_name, error, isClear) => expect(isClearRefusal(error)).toBe(isClear));

/**
 * What to do after each error. `final`: the same request would be rejected again. `later`: the request was not processed. `open`:
 * unknown, so the same idempotency key may be sent again.
 */
const RETRY_ADVICE: [string, PortalError, 'final' | 'later' | 'open'][] = [
  ...[400, 404, 413, 415, 422].map((status): (typeof RETRY_ADVICE)[number] => [
    `${status} with words`,
    refused(status, words),
    'final',
  ]),
  ['409 that says why', refused(409, { ...words, code: 'taskClosed' }), 'final'],
  ...[413, 415, 422].flatMap((status): typeof RETRY_ADVICE => [
    [`an empty ${status}`, empty(status), 'final'],
    [`a page with ${status}`, page(status), 'final'],
  ]),
  ...[401, 403, 429].flatMap((status): typeof RETRY_ADVICE => [
    [`${status} with words`, refused(status, words), 'later'],
    [`a page with ${status}`, page(status), 'later'],
  ]),
  ['409 of what is still running', refused(409, { ...words, code: 'paymentInProgress' }), 'open'],
  ['409 without a reason', refused(409, words), 'open'],
  ...[408, 425, 500, 502, 503].map((status): (typeof RETRY_ADVICE)[number] => [
    `${status} with words`,
    refused(status, words),
    'open',
  ]),
  ...[400, 404, 409, 502].map((status): (typeof RETRY_ADVICE)[number] => [`a page with ${status}`, page(status), 'open']),
  ['no answer', { code: 'ERR_NETWORK', kind: 'noAnswer', cause: 'network' }, 'open'],
  ['a cancelled call', { code: 'ERR_CANCELED', kind: 'cancelled' }, 'open'],
];

test.each(RETRY_ADVICE)('%s: %p is classified as %s', (_name, error, what) =>
  expect([isFinalRefusal(error), wasNotProcessed(error)]).toEqual([what === 'final', what === 'later']),
);

test.each([undefined, null, 'text', {}, { code: 'ERR_CANCELED', kind: 'cancelled' }])('%j has no HTTP status', (error) =>
  expect(httpStatusOf(error)).toBeUndefined(),
);

test.each([null, 'text', [], { code: null }])('a rejection with the body %j has no code', (body) =>
  expect(refusalCode(refused(400, body))).toBeNull(),
);
