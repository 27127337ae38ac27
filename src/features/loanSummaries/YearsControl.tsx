import OutlinedInput from '@mui/material/OutlinedInput';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { normalizeNumberInput } from '#domain/userInput/normalizeInput.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { errorId, helpId } from '#platform/forms/LabelText.tsx';
import { focusRing } from '#platform/theme/focusRing.ts';
import { FORCED_COLORS } from '#platform/theme/screens.ts';

import { MAX_YEARS } from './comparison.ts';
import { messages } from './messages.ts';
import { useTimeFormatters } from './useTimeFormatters.ts';

interface Props {
  years: number;
  /** Called while the slider moves, and when a valid number was typed. */
  onYears: (years: number) => void;
  /** Called when the slider is released, and when a valid number was typed. */
  onChosen: (years: number) => void;
}

/** Pause after a keystroke, so that typing "12" does not select one year on the way. */
const TYPING_PAUSE_MS = 600;

const SLIDER_MARKS = [1, 10, 20, MAX_YEARS].map((value) => ({ value, label: String(value) }));

/**
 * A typed number is applied after a pause, on Enter and on blur. An invalid number changes nothing; after Enter or blur, an error is
 * shown until it is valid.
 */
export function YearsControl({ years, onYears, onChosen }: Props) {
  const id = useId();
  const intl = useIntl();
  const time = useTimeFormatters();
  /** Text being typed; null while the field shows the chosen years. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Whether Enter or blur has requested validation of the typed text. */
  const [isValidated, setIsAsked] = useState(false);
  const read = parseYears(typed);
  const isWrong = isValidated && typed !== null && read === null;

  const show = (text: string | null) => {
    setTyped(text);
    if (text === null || parseYears(text) !== null) setIsAsked(false);
  };
  const applyTyped = () => {
    if (typed === null) return;
    if (read === null) setIsAsked(true);
    else {
      show(null);
      onYears(read);
      onChosen(read);
    }
  };

  useEffect(() => {
    if (read === null) return undefined;
    const timer = setTimeout(() => {
      onYears(read);
      onChosen(read);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [read, onYears, onChosen]);

  return (
    <Stack className="no-print" sx={{ maxWidth: 'var(--flow)' }}>
      <FieldFrame
        id={id}
        label={messages.howLong}
        help={<FormattedMessage {...messages.howLongHelp} />}
        announcesError
        error={
          isWrong
            ? `${intl.formatMessage(messages.yearsProblem)}. ${intl.formatMessage(messages.yearsKept, { years: time.years(years) })}`
            : ''
        }
      >
        <FieldAndSlider>
          <OutlinedInput
            error={isWrong}
            id={id}
            autoComplete="off"
            slotProps={{
              input: {
                inputMode: 'numeric',
                enterKeyHint: 'done',
                'aria-invalid': isWrong,
                'aria-describedby': isWrong ? `${helpId(id)} ${errorId(id)}` : helpId(id),
              },
            }}
            value={typed ?? String(years)}
            onChange={(event) => show(event.target.value)}
            onBlur={applyTyped}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) applyTyped();
            }}
          />
          <Slider
            aria-label={intl.formatMessage(messages.howLong)}
            getAriaValueText={time.years}
            min={1}
            max={MAX_YEARS}
            marks={SLIDER_MARKS}
            value={years}
            onChange={(_event, value) => {
              show(null);
              onYears(value);
            }}
            onChangeCommitted={(_event, value) => onChosen(value)}
            sx={sliderStyles}
          />
        </FieldAndSlider>
      </FieldFrame>
    </Stack>
  );
}

/** Parses a whole number of years from 1 to `MAX_YEARS`; null for anything else. */
export function parseYears(text: string | null): number | null {
  const plain = normalizeNumberInput(text ?? '');
  const years = /^\s*\d{1,2}\s*$/.test(plain) ? Number(plain) : 0;
  return years >= 1 && years <= MAX_YEARS ? years : null;
}

/**
 * Text field with the slider beside it. The margin reserves room for the error message, so that nothing below moves under a finger when
 * it appears.
 */
const FieldAndSlider = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  paddingRight: 14, // half of the slider's thumb, which extends beyond the end of the rail
  '&:last-child': {
    marginBottom: 'calc(8px + 1.5rem)',
    [theme.breakpoints.down(600)]: { marginBottom: 'calc(8px + 3rem)' },
  },
}));

/** Styles Material UI's slider with the portal's colors and focus ring, and makes its thumb large enough for touch. */
const sliderStyles = {
  color: 'var(--primary)',
  height: 6,
  '& .MuiSlider-rail': { opacity: 1, backgroundColor: 'var(--control)' },
  '& .MuiSlider-thumb': {
    width: 28,
    height: 28,
    border: '3px solid var(--card)',
    boxShadow: '0 0 0 1px var(--primary)',
    '&::before': { boxShadow: 'none' },
    '&:hover, &.Mui-active': { boxShadow: '0 0 0 1px var(--primary)' },
    '&.Mui-focusVisible': { boxShadow: '0 0 0 1px var(--primary)', ...focusRing },
    [FORCED_COLORS]: { border: '3px solid ButtonText', backgroundColor: 'ButtonFace' },
  },
  '& .MuiSlider-mark': { width: 2, height: 12, backgroundColor: 'var(--control)' },
  '& .MuiSlider-markLabel': { color: 'var(--muted)', fontSize: '0.875rem', top: 36 },
} as const;
