import { buttonClasses } from '@mui/material/Button';
import type { ThemeOptions } from '@mui/material/styles';

import { NARROW } from './screens.ts';

/** Theme for buttons: at least 48 px high, without ripple, shadow or capitals. */
export const buttonOverrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        gap: 8,
        minHeight: 48,
        padding: '8px 24px',
        border: '1px solid transparent',
        borderRadius: 'var(--radius-control)',
        textAlign: 'center',
        transition: 'opacity 160ms ease-out, background-color 160ms ease-out',
        '&:disabled, &[aria-disabled="true"]': { opacity: 0.72, cursor: 'default' },
        '@media print': { display: 'none' },
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              '&, &:disabled': { background: 'var(--primary)', color: 'var(--on-primary)' },
              '&:hover': { background: 'var(--primary-strong)' },
            },
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: { '&, &:hover': { background: 'var(--error)', color: 'var(--card)' }, '&:hover': { opacity: 0.92 } },
          },
          {
            props: { variant: 'outlined' },
            style: {
              '&, &:disabled': { borderColor: 'var(--control)', background: 'var(--card)', color: 'var(--primary)' },
              '&:hover': { borderColor: 'var(--primary)', background: 'var(--primary-soft)' },
            },
          },
          {
            // The negative margin cancels the padding of the touch target, so that the text aligns with the text above it.
            props: { variant: 'text', color: 'primary' },
            style: {
              minWidth: 0,
              marginInline: -4,
              paddingInline: 4,
              '&, &:hover, &:disabled': { background: 'none', color: 'var(--primary)', textDecoration: 'underline' },
              textDecorationThickness: 1,
              textUnderlineOffset: '0.2em',
              '&:hover': { textDecorationThickness: 2 },
            },
          },
        ],
      },
    },
  },
  // Used as a row of buttons; stacked on a phone.
  MuiCardActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: '12px 16px',
        padding: 0,
        overflowWrap: 'anywhere',
        [NARROW]: { [`& > .${buttonClasses.root}:not(.${buttonClasses.text})`]: { width: '100%' } },
      },
    },
  },
} satisfies NonNullable<ThemeOptions['components']>;
