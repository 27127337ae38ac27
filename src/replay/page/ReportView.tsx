import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import Card from '@mui/material/Card';

import type { Report, ReportStep } from '#replay/report.ts';
import { timeLineOf } from '#replay/steps/timeLine.ts';
import { DataEntries } from '#platform/support/DataTree.tsx';
import { useOpenNodes, type OpenNodes } from '#platform/support/useOpenNodes.ts';
import type { ReportedPortal } from '#contract/support.ts';

import { PlayControls } from './player/PlayControls.tsx';
import { BorrowersScreen } from './player/BorrowersScreen.tsx';
import { usePlayback } from './player/usePlayback.ts';
import { playerMessages } from './playerMessages.ts';
import { ReportFacts } from './ReportFacts.tsx';
import { TimeLine } from './TimeLine.tsx';
import { detailsMessages as messages } from './detailsMessages.ts';
import { DifferenceTable } from './details/DifferenceTable.tsx';
import { Tabs } from './details/Tabs.tsx';
import { Facts } from './details/Facts.tsx';

const SOURCE_MESSAGES = { person: messages.byPerson, network: messages.byNetwork, portal: messages.byPortal };

function ActionFacts({ step: { at, action }, parts }: { step: ReportStep; parts: OpenNodes }) {
  const intl = useIntl();
  const carried = { payload: action.payload, meta: action.meta, error: action.error, key: action.key };
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          [messages.sentence, action.type],
          [messages.code, <code key="code">{action.is}</code>],
          [messages.by, <FormattedMessage key="by" {...SOURCE_MESSAGES[action.by]} />],
          [messages.cameFrom, <code key="screen">{action.screen}</code>],
          [messages.time, intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'long' })],
        ]}
      />
      {(['payload', 'meta', 'error', 'key'] as const).map(
        (name) =>
          carried[name] !== undefined && (
            <section key={name}>
              <h3>
                <FormattedMessage {...messages[name]} />
              </h3>
              <DataEntries value={carried[name]} path={name} parts={parts} />
            </section>
          ),
      )}
    </Stack>
  );
}

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

function StepDetails({ report: { steps, portal }, index }: { report: Report; index: number }) {
  const parts = useOpenNodes();
  const step = steps[index];
  if (step === undefined) return null;
  return (
    <Card component="section" aria-labelledby="replay-details">
      <h2 id="replay-details">
        <FormattedMessage {...messages.title} />
      </h2>
      <Tabs
        labelledBy="replay-details"
        tabs={[
          { key: 'state', name: messages.state, content: () => <DataEntries value={step.state} path="state" parts={parts} /> },
          {
            key: 'difference',
            name: messages.difference,
            content: () => <DifferenceTable before={steps[index - 1]} step={step} />,
          },
          { key: 'action', name: messages.action, content: () => <ActionFacts step={step} parts={parts} /> },
          { key: 'environment', name: messages.environment, content: () => <EnvironmentFacts portal={portal} parts={parts} /> },
        ]}
      />
    </Card>
  );
}

function EnvironmentFacts({ portal, parts }: { portal: ReportedPortal; parts: OpenNodes }) {
  const { environment, takenOut } = portal;
  const lists = {
    runtimeDocument: portal.runtimeDocument,
    screens: portal.screens,
    calls: portal.calls,
    timings: portal.timings,
  };
  const none = <FormattedMessage {...messages.none} />;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          [messages.language, environment.language],
          [messages.timeZone, environment.timeZone],
          [
            messages.connection,
            <FormattedMessage key="online" {...(environment.isOnline ? messages.online : messages.offline)} />,
          ],
          [messages.pixels, environment.scale],
          [messages.settings, environment.settings.length === 0 ? none : environment.settings.join(', ')],
          [messages.takenOut, takenOut.length === 0 ? none : takenOut.join(', ')],
        ]}
      />
      {(['runtimeDocument', 'screens', 'calls', 'timings'] as const).map((name) => (
        <section key={name}>
          <h3>
            <FormattedMessage {...messages[name]} />
          </h3>
          <DataEntries value={lists[name]} path={name} parts={parts} />
        </section>
      ))}
    </Stack>
  );
}
