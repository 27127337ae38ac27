/** The payment API. Registered below `/api/payment`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import { loanOf } from '../borrower/queries.ts';
import { Problem } from '../borrower/schemas.ts';
import { toLoanServicing } from '../borrower/servicing.ts';
import type { Sandbox } from '../context.ts';
import { requireCaller } from '../http/caller.ts';
import { Refusal } from '../http/errors.ts';
import { fundingAccountRoutes } from './fundingAccountRoutes.ts';
import { isUuid, requireKey } from './idempotency.ts';
import { pay, paymentOutcome } from './pay.ts';
import { GuestPaymentRequest, LoanFound, LoanQuestion, PaymentOutcome } from './schemas.ts';

export function paymentRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  const { clock, database } = sandbox;
  const tags = ['payment'];

  return async (app) => {
    await app.register(fundingAccountRoutes(sandbox));

    app.post(
      '/guestpayment',
      {
        schema: {
          tags,
          summary: 'Pays what is due on a loan, once per Idempotency-Key',
          body: GuestPaymentRequest,
          response: { 200: PaymentOutcome, '4xx': Problem },
        },
      },
      async (request) => {
        const caller = await requireCaller(sandbox, request);
        return pay(sandbox, caller, requireKey(request), request.body);
      },
    );

    app.get(
      '/guestpayment/:key',
      {
        schema: {
          tags,
          summary: 'What became of a payment',
          params: Type.Object({ key: Type.String() }),
          response: { 200: PaymentOutcome, '4xx': Problem },
        },
      },
      async (request) => {
        const caller = await requireCaller(sandbox, request);
        const { key } = request.params;
        return isUuid(key) ? paymentOutcome(sandbox, caller, key.toLowerCase()) : { key, state: 'none' as const };
      },
    );

    app.post(
      '/loan/findmyloan',
      {
        schema: {
          tags,
          summary: 'The servicing record of a loan that is to be paid',
          body: LoanQuestion,
          response: { 200: LoanFound, '4xx': Problem },
        },
      },
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        const owned = await loanOf(database, borrowerId, { loanIdentifier: request.body.loanIdentifier });
        if (!owned) throw new Refusal(404, 'We could not find that loan among yours.');
        const person = owned.people[0] ?? { first_name: '', last_name: '', email: null };
        return { loanIdentifier: owned.loan.loan_identifier, servicing: toLoanServicing(owned.loan, person, clock.today()) };
      },
    );
  };
}
