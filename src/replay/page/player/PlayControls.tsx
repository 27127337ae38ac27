import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';

import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import { playerMessages as messages } from '../playerMessages.ts';
import { SPEEDS, type Playback } from './usePlayback.ts';

interface Props {
  index: number;
  count: number;
  /** Description of the step's action. */
  sentence: string;
  play: Playback;
  onBack: () => void;
  onForward: () => void;
}

/** Screen readers announce the position after stepping, but not during playback. */
export function PlayControls({ index, count, sentence, play, onBack, onForward }: Props) {
  const intl = useIntl();
  const position = intl.formatMessage(messages.position, { step: index + 1, count, sentence });
  return (
    <Stack spacing={2}>
      <div className="replay-controls" role="group" aria-label={intl.formatMessage(messages.controls)}>
        <BusyButton variant="outlined" onClick={onBack} paused={index === 0}>
          <FormattedMessage {...messages.back} />
        </BusyButton>
        <Button variant="contained" onClick={play.isPlaying ? play.stop : play.start}>
          <FormattedMessage {...(play.isPlaying ? messages.stop : messages.play)} />
        </Button>
        <BusyButton variant="outlined" onClick={onForward} paused={index === count - 1}>
          <FormattedMessage {...messages.forward} />
        </BusyButton>
        <label className="replay-speed">
          <FormattedMessage {...messages.speed} />
          <select value={play.speed} onChange={({ target }) => play.setSpeed(Number(target.value))}>
            {SPEEDS.map((factor) => (
              <option key={factor} value={factor}>
                {intl.formatMessage(messages.times, { factor })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="replay-position">{position}</p>
      <p className="visually-hidden" role="status">
        {play.isPlaying ? '' : position}
      </p>
    </Stack>
  );
}
