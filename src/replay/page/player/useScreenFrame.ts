import { useEffect, useState, type RefObject } from 'react';

import type { Report } from '#replay/report.ts';
import { messageFromScreen, type ReplayStep, type ToScreen } from '#replay/screen/screenMessages.ts';
import { onlineAt } from '#replay/steps/onlineAt.ts';
import { unstoredViewsOf } from '#replay/steps/unstoredViews.ts';

interface ScreenRequest {
  report: Report;
  index: number;
  wantsText: boolean;
}

interface Screen {
  /** Whether the screen crashed while rendering. */
  isBroken: boolean;
  /** Text content of the screen; empty until requested. */
  text: string;
  /** Scrolls the borrower's page. @param pages distance in window heights; negative is up */
  scroll: (pages: number) => void;
}

/** Tells the iframe which step to show and receives its messages. */
export function useScreenFrame(frame: RefObject<HTMLIFrameElement | null>, { report, index, wantsText }: ScreenRequest): Screen {
  // Counts how often the iframe has loaded, so that the step is sent again after a reload.
  const [loads, setLoads] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const [text, setText] = useState('');
  const [renderCount, setDrawn] = useState(0);
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = messageFromScreen(event, frame.current?.contentWindow);
      if (message?.kind === 'ready') {
        const { runtimeDocument, environment } = report.portal;
        postToFrame(frame, { kind: 'report', steps: shownSteps(report), runtimeDocument, timeZone: environment.timeZone });
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

function postToFrame(frame: RefObject<HTMLIFrameElement | null>, message: ToScreen) {
  frame.current?.contentWindow?.postMessage(message, window.location.origin);
}

function shownSteps(report: Report): ReplayStep[] {
  const online = onlineAt(report);
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
