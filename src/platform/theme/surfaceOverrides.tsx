import { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import type { AlertColor } from '@mui/material/Alert';
import { buttonClasses } from '@mui/material/Button';
import { chipClasses } from '@mui/material/Chip';
import type { ThemeOptions } from '@mui/material/styles';

import { ToneIcon } from './tones/ToneIcon.tsx';

import { NARROW } from './screens.ts';
import { childSpacing } from './childSpacing.ts';

const ALERT_COLORS: Record<AlertColor, { line: string; ground: string }> = {
  info: { line: 'var(--ink)', ground: 'var(--card)' },
  success: { line: 'var(--primary)', ground: 'var(--primary-soft)' },
  warning: { line: 'var(--attention)', ground: 'var(--attention-soft)' },
  error: { line: 'var(--error)', ground: 'var(--error-soft)' },
};
const severities = Object.keys(ALERT_COLORS) as AlertColor[]; // The cast is safe: these are all keys of the record.

const Chevron = () => (
  <svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
    <path d="M1.5 4 6 8.5 10.5 4" />
  </svg>
);

/** Theme for cards, dialogs, alerts, tables and similar surfaces: borders instead of shadows. */
export const surfaceOverrides = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { background: 'var(--card)', color: 'var(--ink)', transition: 'none' } },
  },
  MuiCard: {
    styleOverrides: {
      root: {
        '--pad-y': '24px',
        '--pad-x': '24px',
        padding: 'var(--pad-y) var(--pad-x)',
        border: '1px solid var(--line)',
        borderRadius: 'var(--radius-card)',
        overflow: 'visible',
        [NARROW]: { '--pad-y': '20px', '--pad-x': '16px' },
        ...childSpacing(16),
        '@media print': { breakInside: 'avoid' },
      },
    },
  },
  // By default an accordion is an expandable line without a box; `outlined` makes it a collapsible card.
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true, slotProps: { transition: { timeout: 0 } } },
    styleOverrides: {
      root: {
        background: 'none',
        '&::before': { display: 'none' },
        variants: [
          {
            props: { variant: 'outlined' },
            style: {
              '--pad-x': '24px',
              border: '1px solid var(--line)',
              borderRadius: 'var(--radius-card)',
              background: 'var(--card)',
              [NARROW]: { '--pad-x': '16px' },
              [`& .${accordionSummaryClasses.root}`]: {
                gap: 16,
                padding: '20px var(--pad-x)',
                color: 'inherit',
                fontWeight: 'inherit',
              },
              [`& .${accordionSummaryClasses.content}`]: { flexGrow: 1, flexDirection: 'column', gap: 4, margin: 0 },
            },
          },
        ],
      },
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: <Chevron /> },
    styleOverrides: {
      root: {
        justifyContent: 'flex-start',
        minHeight: 48,
        padding: 0,
        color: 'var(--primary)',
        fontWeight: 600,
        '&.Mui-focusVisible': { background: 'none' },
      },
      content: { flexGrow: 0, margin: '8px 8px 8px 0' },
      expandIconWrapper: { color: 'var(--primary)', transition: 'none' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: 0 } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 'var(--radius-card)',
        boxShadow: 'none',
        border: '1px solid var(--line)',
        margin: 16,
        width: 'calc(100% - 32px)',
        maxWidth: 480,
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 0', fontWeight: 650, lineHeight: 1.25 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '16px 24px 0', ...childSpacing(16) } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        gap: '12px 16px',
        padding: 24,
        [NARROW]: { [`& > .${buttonClasses.root}:not(.${buttonClasses.text})`]: { width: '100%' } },
      },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgb(14 26 28 / 0.56)' } } },
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        info: <ToneIcon tone="info" />,
        success: <ToneIcon tone="success" />,
        warning: <ToneIcon tone="warning" />,
        error: <ToneIcon tone="error" />,
      },
    },
    styleOverrides: {
      root: {
        padding: 16,
        border: '1px solid',
        borderRadius: 'var(--radius-control)',
        fontSize: '1rem',
        color: 'var(--ink)',
        variants: severities.map((severity) => ({
          props: { severity },
          style: { borderColor: ALERT_COLORS[severity].line, background: ALERT_COLORS[severity].ground, color: 'var(--ink)' },
        })),
      },
      icon: {
        padding: 0,
        opacity: 1,
        '& > svg': { width: 24, height: 24 },
        variants: severities.map((severity) => ({
          props: { severity },
          style: { '&&&': { color: ALERT_COLORS[severity].line } },
        })),
      },
      message: {
        padding: 0,
        overflow: 'visible',
        ...childSpacing(4),
        '& ul': { paddingLeft: 20 },
        '& li > a': { verticalAlign: 'top' },
      }, // Aligns list bullets with the first line of a wrapped link.
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, fontWeight: 650, lineHeight: 'inherit' } } },
  // Status as text with a small shape, without the usual pill.
  MuiChip: {
    styleOverrides: {
      root: {
        gap: 8,
        height: 'auto',
        borderRadius: 0,
        '&, &:hover': { background: 'none' },
        color: 'var(--muted)',
        fontSize: 'inherit',
        fontWeight: 600,
        lineHeight: 'inherit',
        [`& > .${chipClasses.icon}`]: { flex: 'none', width: 12, height: 12, margin: 0, color: 'inherit' },
        variants: [
          { props: { color: 'success' }, style: { color: 'var(--primary)' } },
          { props: { color: 'warning' }, style: { color: 'var(--attention)' } },
          { props: { color: 'error' }, style: { color: 'var(--error)' } },
        ],
      },
      label: { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '8px 16px 8px 0',
        borderColor: 'var(--line)',
        color: 'inherit',
        fontSize: 'inherit',
        lineHeight: 'inherit',
        letterSpacing: 'normal',
        verticalAlign: 'top',
      },
      head: { borderColor: 'var(--ink)', color: 'inherit', fontWeight: 650 },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 4, borderRadius: 2, background: 'var(--line)' },
      bar: { borderRadius: 2, background: 'var(--primary)' },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: { root: { borderRadius: 'var(--radius-tile)', background: 'var(--line)' } },
  },
} satisfies NonNullable<ThemeOptions['components']>;
