import type { ProblemReport } from '#contract/support.ts';

import localConfig from '../../config/local.json';
import { REPORTED_PORTAL } from '../support/reports.ts';

const MINUTE = 60_000;

const done = (timestamp: number, action: ProblemReport['actionsById'][string]['action']) =>
  ({ type: 'PERFORM_ACTION', action, timestamp }) as const;

/** A small problem report with three steps on two pages; the last step failed. Times are small numbers of milliseconds, as if in 1970. */
export function aReport(changes: Partial<ProblemReport['portal']> = {}): ProblemReport {
  return {
    actionsById: {
      0: done(1000, { type: 'The portal started', is: '@@INIT', by: 'portal', screen: '/loans' }),
      2: done(2500, { type: 'Borrower pressed “Pay $1,992.67”', is: 'person/pressed', by: 'person', screen: '/loans' }),
      5: done(9000, {
        type: 'POST guestpayment answered 409',
        is: 'paymentApi/executeMutation/rejected',
        by: 'network',
        screen: '/pay/mode',
        payload: { kind: 'body', status: 409 },
        error: { message: 'Rejected' },
      }),
    },
    computedStates: [
      { state: { pay: { step: 1 } } },
      { state: { pay: { step: 1 } } },
      { state: { pay: { step: 2, refused: true } } },
    ],
    committedState: {},
    currentStateIndex: 2,
    nextActionId: 6,
    stagedActionIds: [0, 2, 5],
    skippedActionIds: [],
    monitorState: {},
    portal: {
      ...REPORTED_PORTAL,
      environment: { ...REPORTED_PORTAL.environment, scale: 2, settings: ['dark'] },
      runtimeDocument: localConfig,
      screens: [
        { at: 1000, action: 0, route: '/loans', address: '/loans', width: 1280, height: 900 },
        { at: 3000, action: 3, route: '/pay/mode', address: '/pay/mode?loan=Loan%201', width: 1280, height: 900 },
      ],
      calls: [
        { at: 1200, ms: 300, method: 'GET', route: 'BorrowerLoan/all', status: 200, outcome: 'answered', correlationId: null },
        { at: 8700, ms: 300, method: 'POST', route: 'guestpayment', status: 409, outcome: 'answered', correlationId: 'c-1' },
      ],
      console: [{ at: 1 * MINUTE, level: 'error', text: 'TypeError: x is undefined' }],
      ...changes,
    },
  };
}
