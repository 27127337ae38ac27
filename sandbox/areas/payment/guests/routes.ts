/** Endpoints that find the loan to pay, check a guest's identity, and tell which servicer takes the payment. */
import type { FastifyRequest } from 'fastify';

import { identityConfirmedSchema, identityQuestionSchema, loanQuestionSchema } from '#contract/guests.ts';
import { loanExistsSchema, loanFoundSchema, loanNumberQuestionSchema, type LoanFound } from '#contract/payment.ts';
import { creditDayOf } from '../../../base/clock/bankCalendar.ts';
import { DAY_MS } from '../../../base/clock/clock.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { checkWithinLimits } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { operationSchema, type RoutesPlugin } from '../../../base/wire/operation.ts';
import { humanCheckProvider } from '../../../lender/humanCheck/humanCheck.ts';
import { findLoan } from '../../../lender/loans/listedLoans.ts';
import { toLoanServicing } from '../../../lender/loans/servicing.ts';
import { paymentDestinationOf } from './paymentDestination.ts';
import { optionalCaller, requireCaller } from '../../../lender/session/caller.ts';
import { maskEmail } from '../../../lender/format.ts';
import { recentPayments } from '../records/recentPayments.ts';
import { toGuestServicing } from './guestServicing.ts';
import { requireValidTicket } from './tickets.ts';
import { verifyIdentity } from './verifyIdentity.ts';

export function guestRoutes(sandbox: Sandbox): RoutesPlugin {
  const { clock, database, limits } = sandbox;
  const provider = humanCheckProvider(sandbox.settings);

  return (app) => {
    app.post(
      '/loan/verifyidentity',
      operationSchema(
        'payment',
        'The identity check of whoever pays without an account: a ticket, or one neutral refusal',
        identityConfirmedSchema,
        { body: identityQuestionSchema },
      ),
      (request) => verifyIdentity(sandbox, { question: request.body, address: request.socket.remoteAddress ?? '', provider }),
    );

    app.post(
      '/loan/findmyloan',
      operationSchema(
        'payment',
        'The servicing record of a loan that is to be paid, and who takes the payment',
        loanFoundSchema,
        {
          body: loanQuestionSchema,
        },
      ),
      async (request) =>
        'verificationTicket' in request.body
          ? findByTicket(request.body.verificationTicket)
          : findOwn(request, request.body.loanIdentifier),
    );

    app.post(
      '/loan/loanexists',
      operationSchema(
        'payment',
        'Whether there is a loan with this number; without a session the answer is always the same',
        loanExistsSchema,
        { body: loanNumberQuestionSchema },
      ),
      async (request) => {
        const caller = await optionalCaller(sandbox, request);
        if (!caller) return { exists: false };
        const count = {
          subject: `loan questions ${caller.borrowerId}`,
          max: limits.loanQuestionsPerBorrowerPerDay,
          windowMs: DAY_MS,
        };
        const { secondsLeft, found } = await checkWithinLimits(sandbox, [count], async (transaction) => {
          const loan = await transaction
            .selectFrom('loan')
            .select('loan_identifier')
            .where('loan_number', '=', request.body.loanNumber)
            .executeTakeFirst();
          return loan ?? null;
        });
        if (secondsLeft !== null) {
          throw new Refusal(429, 'There were too many questions about loan numbers. Nothing was changed. Try again tomorrow.', {
            retryAfterSeconds: secondsLeft,
          });
        }
        return { exists: found !== null };
      },
    );

    return Promise.resolve();
  };

  async function findOwn(request: FastifyRequest, loanIdentifier: string): Promise<LoanFound> {
    const { borrowerId } = await requireCaller(sandbox, request);
    const owned = await findLoan(database, borrowerId, { loanIdentifier });
    if (!owned) throw new Refusal(404, 'We could not find that loan among yours.');
    const { loan, people } = owned;
    const today = clock.today();
    return {
      loanIdentifier: loan.loan_identifier,
      servicing: {
        ...toLoanServicing(loan, people[0], today),
        creditedIfPaidNow: creditDayOf(clock.now(), limits.cutOffHour),
        recentPayments: (await recentPayments(database, borrowerId, [loan.loan_number])).get(loan.loan_number) ?? [],
      },
      ...paymentDestinationOf(loan, today),
    };
  }

  async function findByTicket(verificationTicket: string): Promise<LoanFound> {
    const ticket = await requireValidTicket(sandbox, verificationTicket);
    const loan = await database
      .selectFrom('loan')
      .selectAll()
      .where('loan_identifier', '=', ticket.loan_identifier)
      .executeTakeFirstOrThrow();
    const person = await database
      .selectFrom('borrower')
      .select(['first_name', 'last_name', 'email'])
      .where('borrower_id', '=', ticket.borrower_id)
      .executeTakeFirstOrThrow();
    const today = clock.today();
    return {
      loanIdentifier: loan.loan_identifier,
      servicing: toGuestServicing({
        ...toLoanServicing(loan, person, today),
        creditedIfPaidNow: creditDayOf(clock.now(), limits.cutOffHour),
        recentPayments: (await recentPayments(database, null, [loan.loan_number])).get(loan.loan_number) ?? [],
      }),
      ...paymentDestinationOf(loan, today),
      receiptEmailHint: maskEmail(person.email),
    };
  }
}
