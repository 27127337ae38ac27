import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState, useEffectEvent } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';

import type { ReportedPortal } from '#contract/support.ts';
import type { Report } from '#replay/report.ts';
import { timeLineOf } from '#replay/steps/timeLine.ts';

import { BorrowersScreen } from './BorrowersScreen.tsx';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import { PlayControls, usePlayback } from './PlayControls.tsx';
import { playerMessages } from './playerMessages.ts';
import { StepDetails } from './StepDetails.tsx';
import { TimeLine } from './TimeLine.tsx';

interface StepKeyHandlers {
  onBack: () => void;
  onForward: () => void;
  onFirst: () => void;
  onLast: () => void;
  onStop: () => void;
}

/** Keys that work wherever the focus is, except in controls that use them. */
const GLOBAL_STEP_KEYS = new Map<string, keyof StepKeyHandlers>([
  ['ArrowLeft', 'onBack'],
  ['ArrowRight', 'onForward'],
  ['Escape', 'onStop'],
]);

/** Keys that work only near the steps: elsewhere on the page Home and End have other uses, and speech input software may type letters. */
const LOCAL_STEP_KEYS = new Map<string, keyof StepKeyHandlers>([
  ['j', 'onBack'],
  ['k', 'onForward'],
  ['Home', 'onFirst'],
  ['End', 'onLast'],
]);

/** Keyboard navigation between steps. Elements near the steps are inside an element with `data-steps`. */
function useStepKeys(ways: StepKeyHandlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (key !== 'Escape' && target.closest('input, select, textarea, [role="tab"]') !== null) return;
    const isNear = target.closest('[data-steps]') !== null;
    const way =
      GLOBAL_STEP_KEYS.get(key) ?? (isNear ? LOCAL_STEP_KEYS.get(key.length === 1 ? key.toLowerCase() : key) : undefined);
    if (way === undefined) return;
    event.preventDefault();
    ways[way]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Shows a report: the borrower's screen at a step, everything that happened as a time line, and the step in detail. */
export function ReportView({ report }: { report: Report }) {
  const { steps, portal } = report;
  const [index, setIndex] = useState(0);
  const entries = useMemo(() => timeLineOf(report), [report]);
  const play = usePlayback(steps, index, setIndex);
  const go = (wanted: number) => {
    play.stop();
    setIndex(Math.min(Math.max(wanted, 0), steps.length - 1));
  };
  useStepKeys({
    onBack: () => go(index - 1),
    onForward: () => go(index + 1),
    onFirst: () => go(0),
    onLast: () => go(steps.length - 1),
    onStop: play.stop,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const step = steps[index];
  if (step === undefined) return null;

  return (
    <Stack spacing={4}>
      <Stack spacing={2}>
        <h1 tabIndex={-1} ref={heading}>
          {portal.reference}
        </h1>
        <ReportFacts portal={portal} />
      </Stack>
      <div className="replay-columns" data-steps>
        <Stack component="section" spacing={2} aria-labelledby="replay-screen">
          <h2 id="replay-screen">
            <FormattedMessage {...playerMessages.screen} />
          </h2>
          <PlayControls
            index={index}
            count={steps.length}
            sentence={step.action.type}
            play={play}
            onBack={() => go(index - 1)}
            onForward={() => go(index + 1)}
          />
          <BorrowersScreen report={report} index={index} />
        </Stack>
        <TimeLine report={report} entries={entries} index={index} onStep={go} />
      </div>
      <StepDetails report={report} index={index} />
    </Stack>
  );
}

function ReportFacts({ portal: { savedAt, words, answerTo, release, environment } }: { portal: ReportedPortal }) {
  const { browser, system } = environment;
  return (
    <>
      <Facts
        facts={[
          [messages.saved, <FormattedDate key="saved" value={savedAt} dateStyle="medium" timeStyle="long" />],
          [
            messages.release,
            <FormattedMessage
              key="release"
              {...messages.releaseOf}
              values={{ version: release.version, commit: release.commit }}
            />,
          ],
          [messages.browser, <FormattedMessage key="browser" {...messages.browserOn} values={{ browser, system }} />],
          ...(answerTo === undefined ? [] : [[messages.answerTo, answerTo] as const]),
        ]}
      />
      <Facts facts={[[messages.words, words === '' ? <FormattedMessage {...messages.noWords} /> : words]]} />
    </>
  );
}
