import { object } from 'valibot';

import { feePaymentRequestSchema } from '#contract/fees.ts';
import { feePaymentOutcomeSchema, guestPaymentRequestSchema, paymentOutcomeSchema } from '#contract/payment.ts';
import { nonEmptyString } from '#contract/schema.ts';
import { requireIdempotencyKey } from '../../../base/http/idempotency.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { isUuid } from '../../../base/wire/formats.ts';
import { operation, refusalBodySchema, type Routes } from '../../../base/wire/operation.ts';
import { optionalCaller } from '../../../lender/session/caller.ts';
import { pay, paymentOutcome } from './pay.ts';
import { feePaymentOutcome, payFee } from './payFee.ts';
import { loanPayer } from './payer.ts';

const keyParams = object({ key: nonEmptyString });

export function chargeRoutes(sandbox: Sandbox): Routes {
  return (app) => {
    app.post(
      '/guestpayment',
      operation(
        'payment',
        'Pays what is due on a loan, once per Idempotency-Key',
        paymentOutcomeSchema,
        { body: guestPaymentRequestSchema },
        { refusals: { 409: refusalBodySchema('amountChanged', 'nothingDue', 'notPayableHere', 'paymentInProgress') } },
      ),
      async (request) => {
        const payer = await loanPayer(sandbox, request, request.body);
        return pay(sandbox, payer, requireIdempotencyKey(request), request.body);
      },
    );

    app.get(
      '/guestpayment/:key',
      operation('payment', 'What became of a payment: of one’s own with a session, of a guest’s without', paymentOutcomeSchema, {
        params: keyParams,
      }),
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
      operation(
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
      operation('payment', 'What became of a payment of a fee', feePaymentOutcomeSchema, { params: keyParams }),
      async ({ params: { key } }) =>
        isUuid(key) ? feePaymentOutcome(sandbox, key.toLowerCase()) : { key, state: 'none' as const },
    );

    return Promise.resolve();
  };
}
