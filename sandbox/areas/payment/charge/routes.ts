/** Paying a loan, and a fee. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import { requireKey } from '../../../base/http/idempotency.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { call, isUuid } from '../../../base/wire/formats.ts';
import { optionalCaller } from '../../../lender/session/caller.ts';
import { pay, paymentOutcome } from './pay.ts';
import { feePaymentOutcome, payFee } from './payFee.ts';
import { loanPayer } from './payer.ts';
import { FeePaymentOutcome, FeePaymentRequest, GuestPaymentRequest, PaymentOutcome } from './schemas.ts';

const KeyParams = Type.Object({ key: Type.String() });

export function chargeRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  return (app) => {
    app.post(
      '/guestpayment',
      call('payment', 'Pays what is due on a loan, once per Idempotency-Key', PaymentOutcome, { body: GuestPaymentRequest }),
      async (request) => {
        const payer = await loanPayer(sandbox, request, request.body);
        return pay(sandbox, payer, requireKey(request), request.body);
      },
    );

    app.get(
      '/guestpayment/:key',
      call('payment', 'What became of a payment: of one’s own with a session, of a guest’s without', PaymentOutcome, {
        params: KeyParams,
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
      call('payment', 'Pays the fee of a mailed link, once per Idempotency-Key and once ever', FeePaymentOutcome, {
        body: FeePaymentRequest,
      }),
      (request) => payFee(sandbox, requireKey(request), request.body),
    );

    app.get(
      '/feepayment/:key',
      call('payment', 'What became of a payment of a fee', FeePaymentOutcome, { params: KeyParams }),
      async ({ params: { key } }) =>
        isUuid(key) ? feePaymentOutcome(sandbox, key.toLowerCase()) : { key, state: 'none' as const },
    );

    return Promise.resolve();
  };
}
