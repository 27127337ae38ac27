/** What the link of shared scenarios leads to. Registered below `/api/borrower`; needs no session. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import type { Sandbox } from '../../base/sandbox.ts';
import { call } from '../../base/wire/formats.ts';
import { SharedScenarios } from './schemas.ts';
import { scenariosOf } from './sharedScenarios.ts';

export function scenarioRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  return (app) => {
    app.get(
      '/sharedLoanScenerios/:loanSummaryId',
      call('borrower', 'Loan scenarios that an officer shared, by the sealed id of their link', SharedScenarios, {
        params: Type.Object({ loanSummaryId: Type.String() }),
      }),
      ({ params: { loanSummaryId } }) => scenariosOf(sandbox, loanSummaryId),
    );

    return Promise.resolve();
  };
}
