/** Builds problem reports like the portal's, without running the portal. */
import type { ProblemReport, ReportedAction, ReportedPortal } from '#contract/support.ts';
import type { ReportBuilder } from '#features/support/file/createReportBuilder.ts';

import { REPORTED_PORTAL } from './reports.ts';

const STARTED_AT = Date.UTC(2026, 10, 24, 14, 10, 44);

type Line = readonly [sentence: string, is: string, by: ReportedAction['by'], screen: string];

const LOANS = '/loans';
const PAY = '/pay/mode';

/** Actions of a session whose payment request timed out. */
const STORY: readonly Line[] = [
  ['Page opened: Your loans', 'router/opened', 'portal', LOANS],
  ['GET BorrowerLoan/all sent', 'borrowerApi/executeQuery/pending', 'network', LOANS],
  ['GET BorrowerLoan/all answered 200 in 212 ms', 'borrowerApi/executeQuery/fulfilled', 'network', LOANS],
  ['Borrower pressed “Pay $1,842.17”', 'person/pressed', 'person', LOANS],
  ['Page opened: How do you want to pay?', 'router/opened', 'portal', PAY],
  ['GET fundingaccount sent', 'paymentApi/executeQuery/pending', 'network', PAY],
  ['GET fundingaccount answered 200 in 148 ms', 'paymentApi/executeQuery/fulfilled', 'network', PAY],
  ['Borrower chose the saved account ending 6789', 'pay/methodChosen', 'person', PAY],
  ['Borrower left the field “Amount”: it is valid', 'person/left', 'person', PAY],
  ['Borrower pressed “Pay”', 'person/pressed', 'person', PAY],
  ['POST payment sent', 'paymentApi/executeMutation/pending', 'network', PAY],
  ['POST payment got no answer in 30,000 ms', 'paymentApi/executeMutation/rejected', 'network', PAY],
  ['Borrower opened “Report a problem”', 'person/pressed', 'person', PAY],
];

const SHARED = { loans: { 'Loan 1': { borrower: 'Borrower A', amountDue: '1842.17', dueDate: '2026-12-01' } } };

const EMPTY: Pick<ReportedPortal, 'calls' | 'console' | 'timings'> = { calls: [], console: [], timings: [] };
const EMPTY_ENVIRONMENT = { browser: '', system: '', language: '', timeZone: '', isOnline: false, scale: 0, settings: [] };

const FACTS: Omit<ReportedPortal, 'schema' | 'reference' | 'savedAt' | 'words' | 'takenOut'> = {
  release: { version: '0.1.0', commit: '60382c4a1b2c', builtAt: '2026-11-24T09:00:00.000Z' },
  environment: { ...REPORTED_PORTAL.environment, scale: 2, settings: ['dark'] },
  runtimeDocument: { brand: { name: 'CCM' }, bases: { payment: '/api/payment' }, supportCapture: true },
  screens: [
    { at: STARTED_AT, action: 1, route: LOANS, address: '/loans', width: 390, height: 844 },
    { at: STARTED_AT + 4000, action: 5, route: PAY, address: '/pay/mode?loan=Loan%201', width: 390, height: 844 },
  ],
  calls: [
    {
      at: STARTED_AT + 100,
      ms: 212,
      method: 'GET',
      route: 'BorrowerLoan/all',
      status: 200,
      outcome: 'answered',
      correlationId: 'a1b2c3',
    },
    {
      at: STARTED_AT + 9000,
      ms: 30_000,
      method: 'POST',
      route: 'payment',
      status: null,
      outcome: 'timeout',
      correlationId: null,
    },
  ],
  console: [{ at: STARTED_AT + 39_000, level: 'error', text: 'TypeError: cannot read “amount” of Borrower A' }],
  timings: [{ name: 'first-contentful-paint', at: STARTED_AT, ms: 640 }],
};

/** @param repeated how many times the story is repeated, to make a long report */
export function fakeReportBuilder(repeated = 1): ReportBuilder {
  const story = Array.from({ length: repeated }, () => STORY).flat();
  return {
    report: ({ reference, description, replyTo, excluded }): ProblemReport => {
      const isOut = (name: string) => excluded.includes(name);
      const ids = story.map((_, index) => index + 1).filter((id) => !isOut(String(id)));
      const actions = ids.map((id): [number, ProblemReport['actionsById'][string]] => {
        const [type, is, by, screen] = story[id - 1]!;
        return [
          id,
          { type: 'PERFORM_ACTION', action: { type, is, by, screen, meta: { step: id } }, timestamp: STARTED_AT + id * 1000 },
        ];
      });
      const stateAfter = (id: number) => (isOut('states') ? {} : { ...SHARED, step: id });
      return {
        actionsById: {
          0: {
            type: 'PERFORM_ACTION',
            action: { type: '@@INIT', is: '@@INIT', by: 'portal', screen: LOANS },
            timestamp: STARTED_AT,
          },
          ...Object.fromEntries(actions),
        },
        computedStates: [0, ...ids].map((id) => ({ state: stateAfter(id) })),
        committedState: stateAfter(0),
        currentStateIndex: ids.length,
        nextActionId: story.length + 1,
        stagedActionIds: [0, ...ids],
        skippedActionIds: [],
        monitorState: {},
        portal: {
          schema: 1,
          reference,
          savedAt: '2026-11-24T14:11:30.000Z',
          words: description.replace('Dana Whitfield', 'Borrower A'),
          ...(replyTo === '' ? {} : { answerTo: replyTo }),
          ...FACTS,
          ...(isOut('environment') ? { environment: EMPTY_ENVIRONMENT } : {}),
          ...(isOut('runtimeDocument') ? { runtimeDocument: {} } : {}),
          ...Object.fromEntries(Object.entries(EMPTY).filter(([name]) => isOut(name))),
          takenOut: [...excluded],
        },
      };
    },
  };
}

export const storySentences = STORY.map(([sentence]) => sentence);
