import type { ThemeOptions } from '@mui/material/styles';
import { switchClasses } from '@mui/material/Switch';

import { focusRing } from './focusRing.ts';
import { FORCED_COLORS } from './screens.ts';

const ChoiceIcon = ({ shape, isRound, isOn }: { shape: string; isRound: boolean; isOn: boolean }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <rect
      x="1"
      y="1"
      width="22"
      height="22"
      rx={isRound ? 11 : 5}
      fill={isOn && !isRound ? 'currentColor' : 'var(--card)'}
      stroke="currentColor"
      strokeWidth="2"
    />
    {isOn && <path d={shape} fill={isRound ? 'currentColor' : 'none'} stroke="var(--card)" strokeWidth={isRound ? 0 : 3} />}
  </svg>
);
const CHECK_MARK_PATH = 'm6 12.5 4 4 8-9';
const DOT_PATH = 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z';

/** The whole line, including its label, is clickable. */
export const choiceOverrides = {
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        gap: 12,
        minHeight: 48,
        margin: 0,
        padding: '12px 0',
        borderRadius: 'var(--radius-control)',
        '&:has(:focus-visible)': focusRing,
      },
      label: {
        flex: 1,
        minWidth: 0,
        overflowWrap: 'anywhere',
        '& b': { fontWeight: 600 },
        '&.Mui-disabled': { color: 'var(--muted)' },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      icon: <ChoiceIcon shape={CHECK_MARK_PATH} isRound={false} isOn={false} />,
      checkedIcon: <ChoiceIcon shape={CHECK_MARK_PATH} isRound={false} isOn />,
    },
    styleOverrides: {
      root: {
        flex: 'none',
        padding: 0,
        '&, &:hover': { background: 'none' },
        '&:not(.Mui-checked)': { color: 'var(--control)' },
      },
    },
  },
  MuiRadio: {
    defaultProps: {
      icon: <ChoiceIcon shape={DOT_PATH} isRound isOn={false} />,
      checkedIcon: <ChoiceIcon shape={DOT_PATH} isRound isOn />,
    },
    styleOverrides: {
      root: {
        flex: 'none',
        padding: 0,
        '&, &:hover': { background: 'none' },
        '&:not(.Mui-checked)': { color: 'var(--control)' },
        '&.Mui-disabled': { opacity: 0.6 },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 52, height: 32, padding: 0, overflow: 'visible', borderRadius: 16, '&:has(:focus-visible)': focusRing },
      switchBase: {
        padding: 4,
        color: 'var(--card)',
        [`&.${switchClasses.checked}`]: {
          color: 'var(--card)',
          transform: 'translateX(20px)',
          [`& + .${switchClasses.track}`]: { opacity: 1, background: 'var(--primary)' },
        },
      },
      thumb: { width: 24, height: 24, boxShadow: 'none', [FORCED_COLORS]: { background: 'ButtonText' } },
      track: {
        borderRadius: 16,
        opacity: 1,
        background: 'var(--control)',
        [FORCED_COLORS]: { border: '1px solid' },
      },
    },
  },
} satisfies NonNullable<ThemeOptions['components']>;
