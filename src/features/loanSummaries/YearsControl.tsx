import OutlinedInput from '@mui/material/OutlinedInput';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { plainSigns } from '#domain/typed/plainSigns.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { errorId, helpId } from '#platform/forms/FieldWords.tsx';
import { focusRing } from '#platform/theme/focusRing.ts';
import { FORCED_COLORS } from '#platform/theme/screens.ts';

import { MOST_YEARS } from './comparison.ts';
import { messages } from './messages.ts';
import { useTimeWords } from './useTimeWords.ts';

interface Props {
  years: number;
  /** Called while the slider moves, and with a good number that was typed. */
  onYears: (years: number) => void;
  /** Called when the slider rests, and with a good number that was typed. */
  onChosen: (years: number) => void;
}

/** Longer than from one digit to the next: on the way to "12" nobody plans one year. */
const TYPING_MS = 600;

const MARKS = [1, 10, 20, MOST_YEARS].map((value) => ({ value, label: String(value) }));

/**
 * The years of the reader's plan, as a number to type and as a slider. A number counts when typing rests, on Enter, and when the field
 * is left. What is no whole number from 1 to 30 changes nothing; on Enter and on leaving it says so, until it is one.
 */
export function YearsControl({ years, onYears, onChosen }: Props) {
  const id = useId();
  const intl = useIntl();
  const time = useTimeWords();
  /** What is being typed; null while the field shows the plan. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Whether Enter, or leaving the field, asked for what is typed. */
  const [isAsked, setIsAsked] = useState(false);
  const read = yearsOf(typed);
  const isWrong = isAsked && typed !== null && read === null;

  const show = (text: string | null) => {
    setTyped(text);
    if (text === null || yearsOf(text) !== null) setIsAsked(false);
  };
  const settle = () => {
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
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [read, onYears, onChosen]);

  return (
    <Stack className="no-print" sx={{ maxWidth: 'var(--flow)' }}>
      <FieldFrame
        id={id}
        label={messages.howLong}
        help={<FormattedMessage {...messages.howLongHelp} />}
        isErrorSaid
        error={
          isWrong
            ? `${intl.formatMessage(messages.yearsProblem)}. ${intl.formatMessage(messages.yearsKept, { years: time.years(years) })}`
            : ''
        }
      >
        <Row>
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
            onBlur={settle}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) settle();
            }}
          />
          <Slider
            aria-label={intl.formatMessage(messages.howLong)}
            getAriaValueText={time.years}
            min={1}
            max={MOST_YEARS}
            marks={MARKS}
            value={years}
            onChange={(_event, value) => {
              show(null);
              onYears(value);
            }}
            onChangeCommitted={(_event, value) => onChosen(value)}
            sx={look}
          />
        </Row>
      </FieldFrame>
    </Stack>
  );
}

/** Whole years that can be a plan; null for anything else. */
export function yearsOf(text: string | null): number | null {
  const plain = plainSigns(text ?? '');
  const years = /^\s*\d{1,2}\s*$/.test(plain) ? Number(plain) : 0;
  return years >= 1 && years <= MOST_YEARS ? years : null;
}

/** The number, and beside it the slider. Without an error there is room for it: when it comes, nothing below moves away from under a finger. */
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  paddingRight: 14, // half of the slider's knob, which stands out at the end
  '&:last-child': {
    marginBottom: 'calc(8px + 1.5rem)',
    [theme.breakpoints.down(600)]: { marginBottom: 'calc(8px + 3rem)' },
  },
}));

/** Material UI's slider in the portal's colors, with its focus ring, and large enough for a finger. */
const look = {
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
