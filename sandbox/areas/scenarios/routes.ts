/** What the link of shared scenarios leads to. Registered below `/api/borrower`; needs no session. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { object, string } from 'valibot';

import { sharedScenariosSchema } from '#contract/borrower/scenarios.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { operation } from '../../base/wire/operation.ts';
import { scenariosOf } from './sharedScenarios.ts';

export function scenarioRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  return (app) => {
    app.get(
      '/sharedLoanScenerios/:loanSummaryId',
      operation('borrower', 'Loan scenarios that an officer shared, by the sealed id of their link', sharedScenariosSchema, {
        params: object({ loanSummaryId: string() }),
      }),
      ({ params: { loanSummaryId } }) => scenariosOf(sandbox, loanSummaryId),
    );

    return Promise.resolve();
  };
}
