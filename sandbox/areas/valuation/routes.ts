/** The report of a home. Registered below `/api/borrower`; a mailed link needs no session. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { requireKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { call } from '../../base/wire/formats.ts';
import { contactOwnerOf, equityRatesOf, homeEquityOf, valuationLoanOf } from './report.ts';
import { sendQuestion } from './question.ts';
import { ContactOwner, EquityRates, HomeEquity, QuestionSent, ValuationLoan, ValuationQuestion, WhichHome } from './schemas.ts';
import { whoseHome } from './whoseHome.ts';

const querystring = WhichHome;

export function valuationRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  return (app) => {
    app.get(
      '/api/HomeValuation/contactowner/details',
      call('borrower', 'Whom to ask about a home’s value, by a link or a loan of the caller', ContactOwner, { querystring }),
      async (request) => contactOwnerOf(sandbox, await whoseHome(sandbox, request, request.query)),
    );
    app.get(
      '/api/HomeValuation/homeEquity',
      call('borrower', 'What a home may be worth, how that went, and what is owed on it', HomeEquity, { querystring }),
      async (request) => homeEquityOf(sandbox, await whoseHome(sandbox, request, request.query)),
    );
    app.get(
      '/api/HomeValuation/loandetails',
      call('borrower', 'The first mortgage of a home as it was agreed, and its insurance', ValuationLoan, { querystring }),
      async (request) => valuationLoanOf(sandbox, await whoseHome(sandbox, request, request.query)),
    );
    app.get(
      '/api/HomeValuation/rates',
      call('borrower', 'What the lender would lend for against the equity today', EquityRates, { querystring }),
      async (request) => equityRatesOf(sandbox, await whoseHome(sandbox, request, request.query)),
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
