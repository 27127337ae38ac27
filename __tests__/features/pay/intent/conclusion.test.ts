/** @jest-environment node */
import { paymentOutcomeSchema, type PaymentOutcome } from '#contract/payment.ts';
import { conclusionOf, endedPaymentIn, type Conclusion, type PaymentResult } from '#features/pay/intent/conclusion.ts';
import { tolerantSchema } from '#platform/api/responses/tolerantSchema.ts';
import { readResponse } from '#platform/api/responses/readResponse.ts';

import { failedOutcome, notReceivedOutcome, runningOutcome, succeededOutcome } from '../../../support/backends/payment.ts';

const KEY = 'b4b0b3ae-0000-4000-8000-000000000001';
const OTHER_KEY = 'b4b0b3ae-0000-4000-8000-000000000002';
const STATUSES = Array.from({ length: 400 }, (_unused, index) => 200 + index);

const bodyOf = ({ body }: { body?: unknown }) => JSON.stringify(body);
const completeSuccessBody = bodyOf(succeededOutcome(KEY));
const refusal = (code?: string) => JSON.stringify({ errors: ['No.'], errorId: 'e', ...(code === undefined ? {} : { code }) });
const without = (field: string) => completeSuccessBody.replace(new RegExp(`"${field}":"[^"]*",?`), '');

const OUTCOMES = {
  succeeded: completeSuccessBody,
  failed: bodyOf(failedOutcome(KEY)),
  running: bodyOf(runningOutcome(KEY)),
  none: bodyOf(notReceivedOutcome(KEY)),
};
/** Other bodies a response may have: errors of the contract, pages of a proxy, or invalid data. */
const OTHER_BODIES = {
  'words of the lender': refusal(),
  'the amount changed': refusal('amountChanged'),
  'nothing due': refusal('nothingDue'),
  'another one in progress': refusal('paymentInProgress'),
  'ticket ended': refusal('ticketEnded'),
  'too many tries': refusal('tooManyTries'),
  'an old XSRF token': refusal('xsrf'),
  null: 'null',
  'an empty object': '{}',
  'an empty list': '[]',
  'a state that nobody knows': '{"state":"weird"}',
  'a success without a receipt': `{"key":"${KEY}","state":"succeeded"}`,
  'a receipt without its number': without('transactionIdentifier'),
  'a receipt without its amount': without('amount'),
  'an amount as a number': completeSuccessBody.replace('"1992.67"', '1992.67'),
  'the outcome of another key': bodyOf(succeededOutcome(OTHER_KEY)),
  'a text': '"succeeded"',
  HTML: '<!doctype html><title>Sign in to the network</title>',
  nothing: '',
  'half of the answer': completeSuccessBody.slice(0, -20),
};

const answer = (status: number, text: string): PaymentResult =>
  readResponse({ status, text }, tolerantSchema(paymentOutcomeSchema)) as PaymentResult;
const outcomeResponse = (outcome: { body: PaymentOutcome }): PaymentResult => ({ data: outcome.body });
const isGood = (status: number) => status >= 200 && status < 300 && status !== 204;

/** Every possible response to a payment. `isOwnWord` is true when it is the payment API's own statement that the payment has ended. */
const answers = STATUSES.flatMap((status) =>
  Object.entries({ ...OUTCOMES, ...OTHER_BODIES }).map(([name, text]) => ({
    name: `${status} with ${name}`,
    status,
    sent: answer(status, text),
    isOwnWord: isGood(status) && (name === 'succeeded' || name === 'failed'),
  })),
);
/** Returns the names of responses for which `isRight` is false, so that a failure shows them. */
const failingResponses = (isRight: (one: (typeof answers)[number]) => boolean) =>
  answers.filter((one) => !isRight(one)).map(({ name }) => name);

const conclude = (sent: PaymentResult, asked: PaymentResult): Conclusion => conclusionOf(sent, asked, KEY, true);

test(`${answers.length} responses: only a complete outcome for this key ends a payment directly`, () => {
  expect(failingResponses(({ sent, isOwnWord }) => (endedPaymentIn(sent, KEY) !== null) === isOwnWord)).toEqual([]);
});

test('after the lender accepted the payment, every other response leads to the receipt', () => {
  const receipt = succeededOutcome(KEY).body;
  expect(
    failingResponses(({ sent }) => {
      const conclusion = conclude(sent, outcomeResponse(succeededOutcome(KEY)));
      return conclusion.is === 'ended' && JSON.stringify(conclusion.outcome) === JSON.stringify(receipt);
    }),
  ).toEqual([]);
});

test('before the lender received it, every other response leads to "never arrived"', () => {
  expect(
    failingResponses(({ sent }) =>
      ['refused', 'notReceived', 'sendAgain'].includes(conclude(sent, outcomeResponse(notReceivedOutcome(KEY))).is),
    ),
  ).toEqual([]);
});

test('a rejection keeps its reason, and only a session problem is sent once more', () => {
  const is = (status: number, body: string, isFirst = true) =>
    conclusionOf(answer(status, body), outcomeResponse(notReceivedOutcome(KEY)), KEY, isFirst);
  const refused = (status: number, body: string, code: string | null = null) => ({
    is: 'refused',
    code,
    error: answer(status, body).error,
    isGone: status === 404,
  });
  expect(is(409, refusal('amountChanged'))).toEqual(refused(409, refusal('amountChanged'), 'amountChanged'));
  for (const [status, body] of [
    [429, refusal()],
    [429, ''],
    [429, '<p>'],
    [404, refusal()],
    [403, ''],
  ] as const) {
    expect(is(status, body)).toEqual(refused(status, body));
  }
  expect(is(401, refusal())).toEqual({ is: 'sendAgain' });
  expect(is(401, '')).toEqual({ is: 'sendAgain' });
  expect(is(403, refusal('xsrf'))).toEqual({ is: 'sendAgain' });
  expect(is(401, refusal(), false)).toEqual(refused(401, refusal()));
  expect(is(401, '', false)).toEqual(refused(401, ''));
  // A guest has no session, so a 401 can only be about the ticket.
  expect(conclusionOf(answer(401, refusal()), outcomeResponse(notReceivedOutcome(KEY)), KEY, true, true)).toMatchObject({
    is: 'refused',
    code: 'ticketEnded',
  });
  expect(is(403, refusal('xsrf'), false)).toEqual(refused(403, refusal('xsrf'), 'xsrf'));
  for (const [status, body] of [
    [500, refusal()],
    [502, '<p>'],
    [200, '{}'],
    [302, ''],
  ] as const) {
    expect(is(status, body)).toEqual({ is: 'notReceived' });
  }
});

const isUnreadable = (name: string) => ['HTML', 'half of the answer'].includes(name);

test('the outcome response counts only when it is about this key', () => {
  const refused = answer(409, refusal('amountChanged'));
  const expected = (status: number, name: string) => {
    // A 404 with an HTML page comes from a proxy, which knows nothing about the payment.
    if (status === 405 || (status === 404 && !isUnreadable(name))) return 'unanswerable';
    if (!isGood(status) || !(name in OUTCOMES) || name === 'running') return 'unknown';
    return name === 'none' ? 'refused' : 'ended';
  };
  const odd = STATUSES.flatMap((status) =>
    Object.entries({ ...OUTCOMES, ...OTHER_BODIES })
      .filter(([name, text]) => conclude(refused, answer(status, text)).is !== expected(status, name))
      .map(([name]) => `${status} with ${name}`),
  );
  expect(odd).toEqual([]);
});

test('an outcome check without a response proves nothing', () => {
  const asked: PaymentResult = { error: { code: 'ERR_NETWORK', kind: 'noAnswer', cause: 'network' } };
  expect(conclude(answer(409, refusal('amountChanged')), asked)).toEqual({ is: 'unknown' });
});
