/** The borrower API's loans. Registered below `/api/borrower`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import type { Loan as ContractLoan } from '#contract/borrower/loans.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { call } from '../../base/wire/formats.ts';
import { loanOf, loansOf, type OwnedLoan } from '../../lender/loans/ownedLoans.ts';
import { toLoanServicing } from '../../lender/loans/servicing.ts';
import { requireCaller } from '../../lender/session/caller.ts';
import { Loan, WhichLoan } from './schemas.ts';

export function borrowerRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  const { database, clock } = sandbox;

  return (app) => {
    app.get('/BorrowerLoan/all', call('borrower', 'Every loan of the signed-in borrower', Type.Array(Loan)), async (request) => {
      const { borrowerId } = await requireCaller(sandbox, request);
      const today = clock.today();
      return (await loansOf(database, borrowerId)).map((owned) => toLoan(owned, today));
    });

    app.post(
      '/BorrowerLoan',
      call('borrower', 'One loan, by number or identifier', Loan, { body: WhichLoan }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        const owned = await loanOf(database, borrowerId, request.body);
        if (!owned) throw new Refusal(404, 'We could not find that loan among yours.');
        return toLoan(owned, clock.today());
      },
    );

    return Promise.resolve();
  };
}

function toLoan({ loan, people }: OwnedLoan, today: string): ContractLoan {
  const person = people[0] ?? { first_name: '', last_name: '', email: null };
  return {
    loanIdentifier: loan.loan_identifier,
    loanNumber: loan.loan_number,
    contacts: people.map(({ first_name, last_name, email, role }) => ({
      firstName: first_name,
      lastName: last_name,
      emailAddress: email,
      role,
    })),
    property: {
      streetAddress: loan.property_street,
      city: loan.property_city,
      state: loan.property_state,
      zipCode: loan.property_zip,
    },
    loanServicings: [toLoanServicing(loan, person, today)],
  };
}
