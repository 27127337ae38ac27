import { isClearRefusal } from '#platform/api/clearRefusal.ts';
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
])('%s says that nothing was done: %p → %p', (_name, error, isClear) => expect(isClearRefusal(error)).toBe(isClear));

test.each([undefined, null, 'text', {}, { code: 'ERR_CANCELED', kind: 'cancelled' }])('%j has no status', (error) =>
  expect(httpStatusOf(error)).toBeUndefined(),
);

test.each([null, 'text', [], { code: null }])('a refusal with the body %j names no reason', (body) =>
  expect(refusalCode(refused(400, body))).toBeNull(),
);
