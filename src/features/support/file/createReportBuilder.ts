import type { UnknownAction } from '@reduxjs/toolkit';

import type { ProblemReport, ReportedAction, ReportedScreen, ReportedPortal } from '#contract/support.ts';
import { buildInfo } from '#platform/config/buildInfo.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import { fulfilledCacheKey, queryDataIn, MAX_TEXT_LENGTH, type History, type HistoryStep } from '#platform/history/history.ts';
import { createRedactor } from '#platform/redaction/redactor.ts';

import { environment } from './environment.ts';
import { describeAction } from './describeAction.ts';

const MAX_TIMING_ENTRIES = 100;

/**
 * Returns load times of the page and its latest performance entries, including those of third-party scripts, in milliseconds.
 * @param redact removes personal data from a name
 */
function timings(redact: (name: string) => string): ReportedPortal['timings'] {
  const { timeOrigin } = performance;
  const at = (start: number) => Math.round(timeOrigin + start);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // the type of the entries is known from their name
  const page =
    visit === undefined
      ? []
      : [
          { name: 'first byte', at: at(0), ms: Math.round(visit.responseStart) },
          { name: 'page interactive', at: at(0), ms: Math.round(visit.domInteractive) },
          { name: 'page loaded', at: at(0), ms: Math.round(visit.loadEventEnd) },
        ];
  const marked = ['paint', 'mark', 'measure'].flatMap((type) => performance.getEntriesByType(type)).slice(-MAX_TIMING_ENTRIES);
  return [
    ...page,
    ...marked.map(({ name, startTime, duration }) => ({
      name: redact(name),
      at: at(startTime),
      ms: Math.round(duration || startTime),
    })),
  ];
}

export interface ReportRequest {
  reference: string;
  description: string;
  /** Email address for a reply; empty if none is wanted. */
  replyTo: string;
  /** What the borrower excluded: IDs of actions and names of report parts. */
  excluded: readonly string[];
}

export interface ReportBuilder {
  report: (request: ReportRequest) => ProblemReport;
}

/** Action properties to report. Others, which libraries add, matter only at run time. */
const REPORTED_PROPERTIES = ['payload', 'meta', 'error'] as const;

/** Together with the initial action, this is as many steps as the replay can open. The configuration may allow a longer history. */
const MAX_STEPS = 1999;

const EXCLUDED_BY_BORROWER = 'taken out by the borrower';

/**
 * Builds reports of everything recorded so far. All of them replace personal data with the same stand-ins.
 * @param config null if the portal could not start
 */
export function createReportBuilder({ history, config }: { history: History; config: PortalConfig | null }): ReportBuilder {
  const { calls, troubles, ...content } = history.content();
  const all = content.steps.slice(-MAX_STEPS);
  const before = content.steps.at(-MAX_STEPS - 1)?.after ?? content.before;
  // Steps before the first page was shown are attributed to that page.
  const first = all.find(({ route }) => route !== '')?.route ?? '';
  const steps = all.map((step) => (step.route === '' ? { ...step, route: first } : step));
  const redactor = createRedactor(config?.support.redaction);
  redactor.learn(before);
  for (const { action, after } of steps) {
    redactor.learn(after);
    // Learns from the whole action: a name may be a value only in a request's argument, and yet occur in texts of the state.
    redactor.learn(action);
  }
  const states = [before, ...steps.map(({ after }) => after)].map((state) => redactor.value(state));
  const actions = [INITIAL_ACTION, ...steps.map((step) => actionOf(step))];
  // IDs of the history, so that a step excluded from one file has the same ID in the next one.
  const ids = [0, ...steps.map(({ id }) => id)];
  const screens = screenChanges(steps).map((screen) => ({
    ...screen,
    address: redactor.url(screen.address.slice(window.location.origin.length)),
  }));
  const savedAt = new Date();

  function actionOf(step: HistoryStep): ReportedAction {
    const { action, after, route } = step;
    const { by, sentence } = describeAction(step, calls);
    const { type, ...rest } = action;
    const key = fulfilledCacheKey(action);
    const whole = key === null ? rest : { ...rest, payload: queryDataIn(after, type, key) };
    const redacted = redactor.value({ ...whole, type }, type) as Partial<ReportedAction>;
    const parts = Object.fromEntries(
      REPORTED_PROPERTIES.flatMap((name) => (redacted[name] === undefined ? [] : [[name, redacted[name]]])),
    );
    // The sentence needs no redaction: it contains only the portal's own words and route templates.
    return { ...parts, ...persistKey(action), type: sentence, is: type, by, screen: route };
  }

  return {
    report: ({ reference, description, replyTo, excluded }) => {
      const isOut = (part: string) => excluded.includes(part);
      const isOutAt = (nth: number) => isOut(String(ids[nth]));
      const shownAt = (nth: number) => {
        let shown = nth;
        while (shown > 0 && isOutAt(shown)) shown -= 1;
        return isOut('states') ? {} : states[shown];
      };
      return {
        actionsById: Object.fromEntries(
          actions.map((action, nth) => [
            String(ids[nth]),
            {
              type: 'PERFORM_ACTION' as const,
              action: isOutAt(nth)
                ? { type: EXCLUDED_BY_BORROWER, is: EXCLUDED_BY_BORROWER, by: action.by, screen: action.screen }
                : action,
              timestamp: steps[nth - 1]?.at ?? steps[0]?.at ?? savedAt.getTime(),
            },
          ]),
        ),
        computedStates: ids.map((_id, nth) => ({ state: shownAt(nth) })),
        committedState: shownAt(0),
        currentStateIndex: actions.length - 1,
        nextActionId: Math.max(...ids) + 1,
        stagedActionIds: ids,
        skippedActionIds: [],
        monitorState: {},
        portal: {
          schema: 1,
          reference,
          savedAt: savedAt.toISOString(),
          words: redactor.text(description),
          ...(replyTo === '' ? {} : { answerTo: replyTo }),
          release: { ...buildInfo },
          environment: isOut('environment') ? NO_ENVIRONMENT : environment(),
          runtimeDocument: isOut('runtimeDocument') ? null : config,
          screens,
          calls: isOut('calls') ? [] : calls.map(({ endpoint: _endpoint, ...call }) => ({ ...call, ms: Math.max(0, call.ms) })),
          console: isOut('console')
            ? []
            : troubles.map((trouble) => ({ ...trouble, text: redactor.text(dropCutOffWord(trouble.text)) })),
          timings: isOut('timings') ? [] : timings((name) => redactor.text(name)),
          takenOut: excluded.filter((part) => !/^\d+$/.test(part) || ids.includes(Number(part))),
        },
      };
    },
  };
}

/**
 * Returns the `key` of a redux-persist action, from which the reducer knows that the action is meant for it. It is a constant of the
 * code, not personal data.
 */
const persistKey = ({ type, key }: UnknownAction): Pick<ReportedAction, 'key'> => (type.startsWith('persist/') ? { key } : {});

/** Drops the last word of a text that was cut off, because half of a number or email address would escape redaction. */
const dropCutOffWord = (text: string): string => (text.length < MAX_TEXT_LENGTH ? text : text.replace(/\S*$/, ''));

const INITIAL_ACTION: ReportedAction = { type: '@@INIT', is: '@@INIT', by: 'portal', screen: '' };
const NO_ENVIRONMENT = { browser: '', system: '', language: '', timeZone: '', isOnline: true, scale: 1, settings: [] };

/** Returns one entry for each change of the URL or the window size. */
function screenChanges(steps: readonly HistoryStep[]): ReportedScreen[] {
  const screens: ReportedScreen[] = [];
  for (const { id, at, route, address, width, height } of steps) {
    const last = screens.at(-1);
    const isSame = last?.route === route && last.address === address && last.width === width && last.height === height;
    if (!isSame) screens.push({ at, action: id, route, address, width, height });
  }
  return screens;
}
