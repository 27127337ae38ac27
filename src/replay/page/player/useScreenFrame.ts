import { useEffect, useState, type RefObject } from 'react';

import type { Report } from '#replay/report.ts';
import { messageFromScreen, type ShownStep, type ToScreen } from '#replay/screen/screenMessages.ts';
import { onlineAt } from '#replay/steps/onlineAt.ts';
import { shownThere } from '#replay/steps/shownThere.ts';

interface Wanted {
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
export function useScreenFrame(frame: RefObject<HTMLIFrameElement | null>, { report, index, wantsText }: Wanted): Screen {
  // Counts how often the iframe has loaded, so that the step is sent again after a reload.
  const [loads, setLoads] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const [text, setText] = useState('');
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const message = messageFromScreen(event, frame.current?.contentWindow);
      if (message?.kind === 'ready') {
        const { runtimeDocument, environment } = report.portal;
        tell(frame, { kind: 'report', steps: shownSteps(report), runtimeDocument, timeZone: environment.timeZone });
        setLoads((before) => before + 1);
      }
      if (message?.kind === 'drawn') {
        setIsBroken(message.isBroken);
        setDrawn((before) => before + 1);
      }
      if (message?.kind === 'text') setText(message.text);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, report]);
  useEffect(() => {
    if (loads > 0) tell(frame, { kind: 'step', index });
  }, [frame, loads, index]);
  useEffect(() => {
    if (wantsText) tell(frame, { kind: 'tellText' });
  }, [frame, wantsText, drawn]);
  return { isBroken, text, scroll: (pages) => tell(frame, { kind: 'scroll', pages }) };
}

function tell(frame: RefObject<HTMLIFrameElement | null>, message: ToScreen) {
  frame.current?.contentWindow?.postMessage(message, window.location.origin);
}

function shownSteps(report: Report): ShownStep[] {
  const online = onlineAt(report);
  const there = shownThere(report);
  return report.steps.map(({ state, screen, at }, index) => ({
    state,
    address: screen?.address ?? '/',
    at,
    isOnline: online[index] ?? true,
    mistakes: there[index]?.mistakes ?? null,
    broke: there[index]?.broke ?? null,
  }));
}
