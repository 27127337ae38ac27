/** Borrower API route for shared loan scenarios. It needs no session. */
import { object, string } from 'valibot';

import { sharedScenariosSchema } from '#contract/borrower/scenarios.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { operationSchema, type RoutesPlugin } from '../../base/wire/operation.ts';
import { readSharedScenarios } from './sharedScenarios.ts';

export function scenarioRoutes(sandbox: Sandbox): RoutesPlugin {
  return (app) => {
    app.get(
      '/sharedLoanScenerios/:loanSummaryId',
      operationSchema(
        'borrower',
        'Loan scenarios that an officer shared, by the sealed id of their link',
        sharedScenariosSchema,
        {
          params: object({ loanSummaryId: string() }),
        },
      ),
      ({ params: { loanSummaryId } }) => readSharedScenarios(sandbox, loanSummaryId),
    );

    return Promise.resolve();
  };
}
