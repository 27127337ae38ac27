import type { ThemeOptions } from '@mui/material/styles';

import { FORCED_COLORS } from './screens.ts';

export const navigationOverrides = {
  MuiAppBar: {
    styleOverrides: {
      root: {
        '--focus': 'var(--focus-on-brand)',
        flex: 'none',
        boxShadow: 'none',
        // `&&&` overrides Material UI's dark mode, which gives the app bar the background of a card.
        '&&&': { background: 'var(--brand)', color: 'var(--on-brand)', '@media print': { background: 'none', color: 'inherit' } },
      },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        textDecorationColor: 'currentcolor',
        textDecorationThickness: 1,
        textUnderlineOffset: '0.2em',
        '&:hover': { textDecorationThickness: 2 },
        variants: [{ props: { color: 'primary' }, style: { '&:hover': { color: 'var(--primary-strong)' } } }],
      },
    },
  },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { padding: '12px 0', borderColor: 'var(--line)' } },
  },
  MuiListItemText: {
    styleOverrides: {
      root: { margin: 0, paddingRight: 16 },
      secondary: { color: 'var(--muted)' },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        width: '2.25rem',
        height: '2.25rem',
        background: 'var(--sand)',
        color: '#14262b',
        fontSize: '0.875rem',
        fontWeight: 700,
        letterSpacing: '0.02em',
        [FORCED_COLORS]: { border: '1px solid' },
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        width: '100%',
        '&&': { minHeight: 48 }, // Overrides Material UI, which makes items lower from 480 px on.
        padding: '8px 20px',
        whiteSpace: 'normal',
        '&:focus-visible': { outlineOffset: -3 },
        '&:hover, &.Mui-focusVisible': { background: 'var(--primary-soft)', color: 'var(--primary)' },
        '&[aria-current]': { fontWeight: 650 },
        // Shows a check mark, because a list of text items has no other look for a switch that is on.
        '&[aria-checked="true"]::after': { marginLeft: 'auto', content: '"✓"' },
      },
    },
  },
} satisfies NonNullable<ThemeOptions['components']>;
