/** The report of a home. Registered below `/api/borrower`; a mailed link needs no session. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Static } from 'typebox';

import type { WhichHome } from '#contract/borrower/valuation.ts';
import { requireKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { call } from '../../base/wire/formats.ts';
import { contactOwnerOf, equityRatesOf, homeEquityOf, valuationLoanOf } from './report.ts';
import { sendQuestion } from './question.ts';
import { ContactOwner, EquityRates, HomeEquity, HomeInPath, QuestionSent, ValuationLoan, ValuationQuestion } from './schemas.ts';
import { whoseHome } from './whoseHome.ts';

const params = HomeInPath;
const homeIn = ({ key, value }: Static<typeof HomeInPath>): WhichHome =>
  key === 'contactId' ? { contactId: value } : { loanIdentifier: value };

export function valuationRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  return (app) => {
    app.get(
      '/api/HomeValuation/contactowner/details/:key/:value',
      call('borrower', 'Whom to ask about a home’s value, by a link or a loan of the caller', ContactOwner, { params }),
      async (request) => contactOwnerOf(sandbox, await whoseHome(sandbox, request, homeIn(request.params))),
    );
    app.get(
      '/api/HomeValuation/homeEquity/:key/:value',
      call('borrower', 'What a home may be worth, how that went, and what is owed on it', HomeEquity, { params }),
      async (request) => homeEquityOf(sandbox, await whoseHome(sandbox, request, homeIn(request.params))),
    );
    app.get(
      '/api/HomeValuation/loandetails/:key/:value',
      call('borrower', 'The first mortgage of a home as it was agreed, and its insurance', ValuationLoan, { params }),
      async (request) => valuationLoanOf(sandbox, await whoseHome(sandbox, request, homeIn(request.params))),
    );
    app.get(
      '/api/HomeValuation/rates/:key/:value',
      call('borrower', 'What the lender would lend for against the equity today', EquityRates, { params }),
      async (request) => equityRatesOf(sandbox, await whoseHome(sandbox, request, homeIn(request.params))),
    );

    app.post(
      '/api/HomeValuation/question-email',
      call('borrower', 'A question to the officer, mailed once per Idempotency-Key with a copy to who asks', QuestionSent, {
        body: ValuationQuestion,
      }),
      async (request) => {
        const key = requireKey(request);
        return sendQuestion(sandbox, await whoseHome(sandbox, request, request.body), key, request.body);
      },
    );

    return Promise.resolve();
  };
}
