import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import type { ReportStep } from '#replay/report.ts';

import { playerMessages as messages } from './playerMessages.ts';

const SPEEDS = [1, 2, 5, 10] as const;

interface Playback {
  isPlaying: boolean;
  speed: number;
  /** Plays from the current step, or from the beginning if the last step is shown. */
  start: () => void;
  stop: () => void;
  setSpeed: (speed: number) => void;
}

/** Longest pause between two steps; longer ones are shortened. */
const MAX_PAUSE_MS = 2000;
/** Shortest pause, about the time that rendering a screen takes. */
const MIN_PAUSE_MS = 40;

/** Plays the steps at their recorded intervals, divided by `speed`. */
export function usePlayback(steps: readonly ReportStep[], index: number, onIndex: (index: number) => void): Playback {
  const [wasStarted, setWasStarted] = useState(false);
  const [speed, setSpeed] = useState<number>(SPEEDS[0]);
  const isAtEnd = index >= steps.length - 1;
  const isPlaying = wasStarted && !isAtEnd;
  const wait = Math.min((steps[index + 1]?.at ?? 0) - (steps[index]?.at ?? 0), MAX_PAUSE_MS) / speed;
  const showNext = useEffectEvent(() => onIndex(index + 1));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(showNext, Math.max(wait, MIN_PAUSE_MS));
    return () => clearTimeout(timer);
  }, [isPlaying, index, wait]);
  return {
    isPlaying,
    speed,
    start: () => {
      if (isAtEnd) onIndex(0);
      setWasStarted(true);
    },
    stop: () => setWasStarted(false),
    setSpeed,
  };
}

interface Props {
  index: number;
  count: number;
  /** Description of the step's action. */
  sentence: string;
  play: Playback;
  onBack: () => void;
  onForward: () => void;
}

/** The buttons that step and play. Screen readers announce the position after stepping, but not during playback. */
export function PlayControls({ index, count, sentence, play, onBack, onForward }: Props) {
  const intl = useIntl();
  const position = intl.formatMessage(messages.position, { step: index + 1, count, sentence });
  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1.5 }}
        role="group"
        aria-label={intl.formatMessage(messages.controls)}
      >
        <BusyButton variant="outlined" onClick={onBack} paused={index === 0}>
          <FormattedMessage {...messages.back} />
        </BusyButton>
        <Button variant="contained" onClick={play.isPlaying ? play.stop : play.start}>
          <FormattedMessage {...(play.isPlaying ? messages.stop : messages.play)} />
        </Button>
        <BusyButton variant="outlined" onClick={onForward} paused={index === count - 1}>
          <FormattedMessage {...messages.forward} />
        </BusyButton>
        <FormLabel sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, marginBottom: 0 }}>
          <FormattedMessage {...messages.speed} />
          <NativeSelect
            input={<OutlinedInput />}
            value={play.speed}
            onChange={({ target }) => play.setSpeed(Number(target.value))}
          >
            {SPEEDS.map((factor) => (
              <option key={factor} value={factor}>
                {intl.formatMessage(messages.times, { factor })}
              </option>
            ))}
          </NativeSelect>
        </FormLabel>
      </Stack>
      <p className="replay-position">{position}</p>
      <p className="visually-hidden" role="status">
        {play.isPlaying ? '' : position}
      </p>
    </Stack>
  );
}
