import type { ProblemReport, ReportedPortal } from '#contract/support.ts';

type Changes = Partial<Omit<ProblemReport, 'portal'>> & { portal?: Partial<ReportedPortal> };

const AT = Date.parse('2026-11-24T15:00:00.000Z');

/** Everything in a report except its history, for a page on which nothing happened. */
export const REPORTED_PORTAL: ReportedPortal = {
  schema: 1,
  reference: 'R-4K7M-2QXW',
  savedAt: '2026-11-24T15:00:05.000Z',
  words: 'I pressed Pay and it did not work.',
  release: { version: '0.1.0', commit: '0123456789ab', builtAt: '2026-11-24T12:00:00.000Z' },
  environment: {
    browser: 'Chrome 156',
    system: 'Windows',
    language: 'en-US',
    timeZone: 'America/New_York',
    isOnline: true,
    scale: 1,
    settings: [],
  },
  runtimeDocument: {},
  screens: [],
  calls: [],
  console: [],
  timings: [],
  takenOut: [],
};

/** Report of one click on the loan list, whose call failed. */
export function aReport({ portal, ...history }: Changes = {}): ProblemReport {
  return {
    actionsById: {
      0: action({ type: 'The portal began', is: '@@INIT', by: 'portal', screen: '/loans' }, AT),
      1: action({ type: 'Borrower pressed "Pay"', is: 'person/pressed', by: 'person', screen: '/loans' }, AT + 1000),
    },
    computedStates: [{ state: { loans: [] } }, { state: { loans: [] } }],
    committedState: { loans: [] },
    currentStateIndex: 1,
    nextActionId: 2,
    stagedActionIds: [0, 1],
    skippedActionIds: [],
    monitorState: {},
    ...history,
    portal: {
      ...REPORTED_PORTAL,
      screens: [{ at: AT, action: 0, route: '/loans', address: '/loans', width: 1280, height: 800 }],
      calls: [
        {
          at: AT + 1000,
          ms: 312,
          method: 'POST',
          route: 'guestpayment',
          status: 409,
          outcome: 'answered',
          correlationId: 'KTRB-WQZC-MNHD',
        },
      ],
      console: [{ at: AT + 1400, level: 'error', text: 'The page could not go on' }],
      ...portal,
    },
  };
}

const action = (of: ProblemReport['actionsById'][string]['action'], timestamp: number) => ({
  type: 'PERFORM_ACTION' as const,
  action: of,
  timestamp,
});
