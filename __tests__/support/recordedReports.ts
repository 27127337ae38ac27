/**
 * Builds problem reports from a portal that runs in a test, with every action and state of its store. Import it before anything that
 * imports Redux Toolkit, which looks for the DevTools extension only once.
 */
import { compose, type Action, type Reducer, type StoreEnhancer } from 'redux';

import type { ProblemReport, ReportedAction, ReportedCall, ReportedScreen } from '#contract/support.ts';

import localConfig from '../../config/local.json';
import { REPORTED_PORTAL } from './reports.ts';

interface Recorded {
  at: number;
  /** Path and query string. */
  address: string;
  action: { type: string; payload?: unknown; meta?: Meta; error?: unknown };
  state: unknown;
}

interface Meta {
  requestId?: string;
  arg?: { endpointName?: string; type?: string };
}

const recorded: Recorded[] = [];
beforeEach(() => recorded.splice(0));

const recorder: StoreEnhancer =
  (next) =>
  <S, A extends Action, Preloaded>(reducer: Reducer<S, A, Preloaded>, preloaded?: Preloaded) =>
    next<S, A, Preloaded>((state, action) => {
      const after = reducer(state, action);
      const { pathname, search } = window.location;
      recorded.push({ at: Date.now(), address: pathname + search, action, state: after });
      return after;
    }, preloaded);

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]) =>
      compose(...enhancers, recorder),
});

/** Builds a report of everything that happened in the test so far. */
export function reportOfTest(changes: Partial<ProblemReport['portal']> = {}, size = { width: 1280, height: 900 }): ProblemReport {
  const screens: ReportedScreen[] = [];
  for (const [action, { at, address }] of recorded.entries())
    if (screens.at(-1)?.address !== address) screens.push({ at, action, route: address.split('?')[0] ?? '/', address, ...size });
  const states = recorded.map(({ state }) => ({ state }));
  return {
    actionsById: Object.fromEntries(
      recorded.map((one, id) => [id, { type: 'PERFORM_ACTION', action: reportedAction(one), timestamp: one.at }]),
    ),
    computedStates: states,
    committedState: states[0]?.state,
    currentStateIndex: states.length - 1,
    nextActionId: states.length,
    stagedActionIds: states.map((_state, id) => id),
    skippedActionIds: [],
    monitorState: {},
    portal: { ...REPORTED_PORTAL, runtimeDocument: localConfig, screens, calls: callsIn(recorded), ...changes },
  };
}

function reportedAction({ action, address }: Recorded): ReportedAction {
  const { type: is, ...carried } = action;
  const call = action.meta?.arg?.endpointName;
  const by = call === undefined ? 'portal' : 'network';
  return {
    type: call === undefined ? `The portal: ${is}` : `${call}: ${is.split('/').at(-1) ?? ''}`,
    is,
    by,
    screen: address,
    ...carried,
  };
}

function callsIn(actions: readonly Recorded[]): ReportedCall[] {
  return actions.flatMap(({ at, action: { type, meta } }): ReportedCall[] => {
    if (!type.endsWith('/pending') || meta?.arg?.endpointName === undefined) return [];
    const end = actions.find((one) => one.action.meta?.requestId === meta.requestId && !one.action.type.endsWith('/pending'));
    const status = (end?.action.payload as { status?: unknown } | undefined)?.status;
    const wasRefused = end?.action.type.endsWith('/rejected') === true;
    return [
      {
        at,
        ms: end === undefined ? 0 : end.at - at,
        method: meta.arg.type === 'query' ? 'GET' : 'POST',
        route: meta.arg.endpointName,
        status: end === undefined ? null : wasRefused ? (typeof status === 'number' ? status : null) : 200,
        outcome: end === undefined ? 'underWay' : wasRefused && typeof status !== 'number' ? 'network' : 'answered',
        correlationId: null,
      },
    ];
  });
}

/** Keys whose values are redacted in a report file. */
const SECRET = /^(token|sealed)$/;

/** Serializes a report as a file: a repeated object is written once and then referenced by its path. */
export function fileOf(report: object): string {
  const places = new Map<object, string>();
  const write = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = places.get(value);
    if (known !== undefined) return { $jsan: known };
    places.set(value, path);
    if (Array.isArray(value)) return value.map((one, place) => write(one, `${path}[${place}]`));
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        SECRET.test(name) && inner !== null
          ? '[redacted]'
          : write(inner, path + (/^\w+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`)),
      ]),
    );
  };
  return JSON.stringify(write(report, '$'));
}
