import { useEffect, useState, type RefObject } from 'react';

import type { Report } from '#replay/report.ts';
import { readMessageFromScreen, type ReplayStep, type MessageToScreen } from '#replay/screen/screenMessages.ts';
import { unstoredViewsOf } from '#replay/steps/unstoredViews.ts';
import { connectionChanged } from '#platform/history/userActions.ts';

interface ScreenRequest {
  report: Report;
  index: number;
  wantsText: boolean;
}

interface ScreenFrame {
  /** Whether the screen crashed while rendering. */
  isBroken: boolean;
  /** Text content of the screen; empty until requested. */
  text: string;
  /** Scrolls the borrower's page. @param pages distance in window heights; negative is up */
  scroll: (pages: number) => void;
}

/** Tells the iframe which step to show and receives its messages. */
export function useScreenFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { report, index, wantsText }: ScreenRequest,
): ScreenFrame {
  // Counts how often the iframe has loaded, so that the step is sent again after a reload.
  const [loads, setLoads] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const [text, setText] = useState('');
  const [renderCount, setDrawn] = useState(0);
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readMessageFromScreen(event, frame.current?.contentWindow);
      if (message?.kind === 'ready') {
        const { runtimeDocument, environment } = report.portal;
        postToFrame(frame, { kind: 'report', steps: toReplaySteps(report), runtimeDocument, timeZone: environment.timeZone });
        setLoads((before) => before + 1);
      }
      if (message?.kind === 'drawn') {
        setIsBroken(message.isBroken);
        setDrawn((before) => before + 1);
      }
      if (message?.kind === 'text') setText(message.text);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, report]);
  useEffect(() => {
    if (loads > 0) postToFrame(frame, { kind: 'step', index });
  }, [frame, loads, index]);
  useEffect(() => {
    if (wantsText) postToFrame(frame, { kind: 'tellText' });
  }, [frame, wantsText, renderCount]);
  return { isBroken, text, scroll: (pages) => postToFrame(frame, { kind: 'scroll', pages }) };
}

function postToFrame(frame: RefObject<HTMLIFrameElement | null>, message: MessageToScreen) {
  // An opaque origin has no name. The page's policy allows only the portal's own documents in its frames.
  frame.current?.contentWindow?.postMessage(message, '*');
}

function toReplaySteps(report: Report): ReplayStep[] {
  const online = isOnlineByStep(report);
  const there = unstoredViewsOf(report);
  return report.steps.map(({ state, screen, at }, index) => ({
    state,
    address: screen?.address ?? '/',
    at,
    isOnline: online[index] ?? true,
    mistakes: there[index]?.mistakes ?? null,
    crash: there[index]?.crash ?? null,
  }));
}

/** Evidence about the connection. `lost`: a request failed with a network error, which a server outage can cause, too. */
interface ConnectionEvent {
  at: number;
  kind: 'online' | 'offline' | 'answered' | 'lost';
}

/**
 * Determines for each step whether the browser was online. The history records the return of the connection, but not always its loss. A
 * network error therefore counts as offline if the next event is such a return rather than a response. At the end, the report's own
 * `isOnline` applies.
 */
export function isOnlineByStep(report: Report): boolean[] {
  const { steps, portal } = report;
  const signs = connectionEventsOf(report);
  return steps.map(({ at }, index) => {
    const last = signs.findLast((sign) => sign.at <= at)?.kind;
    if (last === 'offline') return false;
    if (last === 'lost') {
      const next = signs.find((sign) => sign.at > at && sign.kind !== 'lost')?.kind;
      return next === undefined ? portal.environment.isOnline : next === 'answered';
    }
    return index < steps.length - 1 || portal.environment.isOnline;
  });
}

function connectionEventsOf({ steps, portal }: Report): ConnectionEvent[] {
  const events = steps.flatMap(({ at, action }): ConnectionEvent[] => {
    if (action.is === '__rtkq/online') return [{ at, kind: 'online' }];
    const told =
      connectionChanged.type === action.is ? (action.payload as { isOnline?: unknown } | undefined)?.isOnline : undefined;
    return action.is === '__rtkq/offline' || told === false ? [{ at, kind: 'offline' }] : [];
  });
  const calls = portal.calls.flatMap(({ at, ms, outcome }): ConnectionEvent[] => {
    if (outcome === 'answered') return [{ at: at + ms, kind: 'answered' }];
    return outcome === 'network' ? [{ at: at + ms, kind: 'lost' }] : [];
  });
  return [...events, ...calls].sort((one, other) => one.at - other.at);
}
