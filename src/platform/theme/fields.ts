import { inputBaseClasses } from '@mui/material/InputBase';
import type { ThemeOptions } from '@mui/material/styles';

import { focusRing } from './focusRing.ts';

const outline = (color: string, borderWidth: 1 | 2 = 1) => ({
  '& > .MuiOutlinedInput-notchedOutline': { borderColor: color, borderWidth },
});

/**
 * The portal's look for Material UI's fields: the label above, help under it, an input at least 48 px high with 16 px type (a
 * smaller one makes iOS zoom), what is wrong below. Colors are the tokens, so that they follow the page's appearance.
 */
export const fields = {
  MuiFormLabel: {
    styleOverrides: {
      root: {
        marginBottom: 6,
        lineHeight: 1.5,
        fontWeight: 600,
        color: 'var(--ink)',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '-2px 0 8px',
        color: 'var(--muted)',
        fontSize: '0.875rem',
        lineHeight: 1.5,
        letterSpacing: 'normal',
        '&.Mui-error': {
          display: 'flex',
          gap: 8,
          margin: '8px 0 0',
          color: 'var(--error)',
          fontSize: '1rem',
          fontWeight: 600,
        },
        '& > svg': { flex: 'none', width: 20, height: 20, marginTop: 2 },
      },
    },
  },
  // No label floats, so nothing has to move when a browser fills in a field.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius-control)',
        background: 'var(--card)',
        lineHeight: 1.5,
        ...outline('var(--control)'),
        '&.Mui-focused': outline('var(--control)'),
        '&:hover': outline('var(--ink)'),
        '&.Mui-error': outline('var(--error)', 2),
        // A value that somebody should look at
        variants: [{ props: { color: 'warning' }, style: { '&:not(.Mui-error)': outline('var(--attention)', 2) } }],
        // Its lines are measured by one of them.
        [`&.${inputBaseClasses.multiline}`]: { padding: 0, '& > textarea': { minHeight: 0 } },
      },
      notchedOutline: { inset: 0, '& > legend': { display: 'none' } },
      adornedEnd: {
        paddingRight: 0,
        // Room for "Show", or for a card's tile
        '& > .MuiOutlinedInput-input': { paddingRight: '4.25rem' },
        '@media (max-width: 359.98px)': { '& > .input-number': { paddingRight: 15 } },
      },
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: 48,
        padding: '11px 15px',
        borderRadius: 'inherit',
        '&:focus-visible': focusRing,
        '&:-webkit-autofill': {
          WebkitBoxShadow: '0 0 0 100px var(--primary-soft) inset',
          WebkitTextFillColor: 'var(--ink)',
          caretColor: 'var(--ink)',
        },
        '&.input-number': { fontVariantNumeric: 'tabular-nums lining-nums', letterSpacing: '0.02em' },
        '&.input-dots': { WebkitTextSecurity: 'disc' },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { '&&&': { paddingRight: 44, borderRadius: 'inherit', textOverflow: 'ellipsis' } },
      icon: { right: 7, color: 'inherit', fontSize: '1.8rem' },
    },
  },
} satisfies NonNullable<ThemeOptions['components']>;
