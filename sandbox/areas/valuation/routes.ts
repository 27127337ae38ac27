/** The report of a home. Registered below `/api/borrower`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import type { Sandbox } from '../../base/sandbox.ts';
import { call } from '../../base/wire/formats.ts';
import { contactOwnerOf, equityRatesOf, homeEquityOf, valuationLoanOf } from './report.ts';
import { ContactOwner, EquityRates, HomeEquity, ValuationLoan } from './schemas.ts';
import { whoseHome } from './whoseHome.ts';

const querystring = Type.Object({ loanIdentifier: Type.String() });

export function valuationRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  return (app) => {
    app.get(
      '/api/HomeValuation/contactowner/details',
      call('borrower', 'Whom to ask about a home’s value, by a loan of the caller', ContactOwner, { querystring }),
      async (request) => contactOwnerOf(await whoseHome(sandbox, request, request.query.loanIdentifier)),
    );
    app.get(
      '/api/HomeValuation/homeEquity',
      call('borrower', 'What a home may be worth, how that went, and what is owed on it', HomeEquity, { querystring }),
      async (request) => homeEquityOf(sandbox, await whoseHome(sandbox, request, request.query.loanIdentifier)),
    );
    app.get(
      '/api/HomeValuation/loandetails',
      call('borrower', 'The first mortgage of a home as it was agreed, and its insurance', ValuationLoan, { querystring }),
      async (request) => valuationLoanOf(sandbox, await whoseHome(sandbox, request, request.query.loanIdentifier)),
    );
    app.get(
      '/api/HomeValuation/rates',
      call('borrower', 'What the lender would lend for against the equity today', EquityRates, { querystring }),
      async (request) => {
        await whoseHome(sandbox, request, request.query.loanIdentifier);
        return equityRatesOf(sandbox);
      },
    );

    return Promise.resolve();
  };
}
