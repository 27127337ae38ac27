/** Borrower API routes for home valuation reports. With a mailed link they need no session. */
import { object, type InferOutput } from 'valibot';

import {
  contactOwnerSchema,
  equityRatesSchema,
  homeEquitySchema,
  questionSentSchema,
  valuationLoanSchema,
  valuationQuestionSchema,
  type WhichHome,
} from '#contract/borrower/valuation.ts';
import { strictCodes, typedText } from '#contract/schema.ts';
import { requireIdempotencyKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { operationSchema, refusalBodySchema, type RoutesPlugin } from '../../base/wire/operation.ts';
import { readContactOwner, quoteEquityRates, calculateHomeEquity, readValuationLoan } from './report.ts';
import { sendQuestion } from './question.ts';
import { requireHome } from './requireHome.ts';

/** Parameters that identify the home: one of the user's loans, or the token of a mailed link. */
const whichHomeParamsSchema = object({ key: strictCodes(['loanIdentifier', 'contactId']), value: typedText(400) });
const toWhichHome = ({ key, value }: InferOutput<typeof whichHomeParamsSchema>): WhichHome =>
  key === 'contactId' ? { contactId: value } : { loanIdentifier: value };

export function valuationRoutes(sandbox: Sandbox): RoutesPlugin {
  return (app) => {
    app.get(
      '/api/HomeValuation/contactowner/details/:key/:value',
      operationSchema('borrower', 'Whom to ask about a home’s value, by a link or a loan of the caller', contactOwnerSchema, {
        params: whichHomeParamsSchema,
      }),
      async (request) => readContactOwner(sandbox, await requireHome(sandbox, request, toWhichHome(request.params))),
    );
    app.get(
      '/api/HomeValuation/homeEquity/:key/:value',
      operationSchema('borrower', 'What a home may be worth, how that went, and what is owed on it', homeEquitySchema, {
        params: whichHomeParamsSchema,
      }),
      async (request) => calculateHomeEquity(sandbox, await requireHome(sandbox, request, toWhichHome(request.params))),
    );
    app.get(
      '/api/HomeValuation/loandetails/:key/:value',
      operationSchema('borrower', 'The first mortgage of a home as it was agreed, and its insurance', valuationLoanSchema, {
        params: whichHomeParamsSchema,
      }),
      async (request) => readValuationLoan(sandbox, await requireHome(sandbox, request, toWhichHome(request.params))),
    );
    app.get(
      '/api/HomeValuation/rates/:key/:value',
      operationSchema('borrower', 'What the lender would lend for against the equity today', equityRatesSchema, {
        params: whichHomeParamsSchema,
      }),
      async (request) => quoteEquityRates(sandbox, await requireHome(sandbox, request, toWhichHome(request.params))),
    );

    app.post(
      '/api/HomeValuation/question-email',
      operationSchema(
        'borrower',
        'A question to the officer, mailed once per Idempotency-Key with a copy to who asks',
        questionSentSchema,
        { body: valuationQuestionSchema },
        { refusals: { 409: refusalBodySchema('nobodyToAsk') } },
      ),
      async (request) => {
        const key = requireIdempotencyKey(request);
        return sendQuestion(sandbox, await requireHome(sandbox, request, request.body), key, request.body);
      },
    );

    return Promise.resolve();
  };
}
