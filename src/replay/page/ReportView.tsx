import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Report } from '#replay/report.ts';
import { timeLineOf } from '#replay/steps/timeLine.ts';

import { PlayControls } from './player/PlayControls.tsx';
import { BorrowersScreen } from './player/BorrowersScreen.tsx';
import { usePlayback } from './player/usePlayback.ts';
import { useStepKeys } from './player/useStepKeys.ts';
import { playerMessages } from './playerMessages.ts';
import { ReportFacts } from './ReportFacts.tsx';
import { StepDetails } from './details/StepDetails.tsx';
import { TimeLine } from './timeLine/TimeLine.tsx';

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
