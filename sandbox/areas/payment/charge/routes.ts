import { object } from 'valibot';

import { feePaymentRequestSchema } from '#contract/fees.ts';
import { feePaymentOutcomeSchema, guestPaymentRequestSchema, paymentOutcomeSchema } from '#contract/payment.ts';
import { nonEmptyString } from '#contract/schema.ts';
import { requireIdempotencyKey } from '../../../base/http/idempotency.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { isUuid } from '../../../base/wire/formats.ts';
import { operationSchema, refusalBodySchema, type RoutesPlugin } from '../../../base/wire/operation.ts';
import { optionalCaller } from '../../../lender/session/caller.ts';
import { payLoan, paymentOutcome } from './payLoan.ts';
import { feePaymentOutcome, payFee } from './payFee.ts';
import { loanPayer } from './payer.ts';

const keyParams = object({ key: nonEmptyString });

export function chargeRoutes(sandbox: Sandbox): RoutesPlugin {
  return (app) => {
    app.post(
      '/guestpayment',
      operationSchema(
        'payment',
        'Pays what is due on a loan, once per Idempotency-Key',
        paymentOutcomeSchema,
        { body: guestPaymentRequestSchema },
        { refusals: { 409: refusalBodySchema('amountChanged', 'nothingDue', 'notPayableHere', 'paymentInProgress') } },
      ),
      async (request) => {
        const payer = await loanPayer(sandbox, request, request.body);
        return payLoan(sandbox, payer, requireIdempotencyKey(request), request.body);
      },
    );

    app.get(
      '/guestpayment/:key',
      operationSchema(
        'payment',
        'What became of a payment: of one’s own with a session, of a guest’s without',
        paymentOutcomeSchema,
        {
          params: keyParams,
        },
      ),
      async (request) => {
        const caller = await optionalCaller(sandbox, request);
        const { key } = request.params;
        return isUuid(key)
          ? paymentOutcome(sandbox, caller?.borrowerId ?? null, key.toLowerCase())
          : { key, state: 'none' as const };
      },
    );

    app.post(
      '/feepayment',
      operationSchema(
        'payment',
        'Pays the fee of a mailed link, once per Idempotency-Key and once ever',
        feePaymentOutcomeSchema,
        { body: feePaymentRequestSchema },
        { refusals: { 409: refusalBodySchema('amountChanged', 'paymentInProgress', 'feePaid', 'feeCancelled') } },
      ),
      (request) => payFee(sandbox, requireIdempotencyKey(request), request.body),
    );

    app.get(
      '/feepayment/:key',
      operationSchema('payment', 'What became of a payment of a fee', feePaymentOutcomeSchema, { params: keyParams }),
      async ({ params: { key } }) =>
        isUuid(key) ? feePaymentOutcome(sandbox, key.toLowerCase()) : { key, state: 'none' as const },
    );

    return Promise.resolve();
  };
}
