import { inputBaseClasses } from '@mui/material/InputBase';
import type { ThemeOptions } from '@mui/material/styles';

import { focusRing } from './focusRing.ts';

const outlineStyles = (color: string, borderWidth: 1 | 2 = 1) => ({
  '& > .MuiOutlinedInput-notchedOutline': { borderColor: color, borderWidth },
});

/**
 * Label and help are above the input, the error is below it. Inputs are at least 48 px high with 16 px text, because iOS zooms in on
 * smaller text. Colors are CSS variables, so that they follow light and dark mode.
 */
export const fieldOverrides = {
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
  // No labels float, so the global autofill keyframes that Material UI injects for them are not needed.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius-control)',
        background: 'var(--card)',
        lineHeight: 1.5,
        ...outlineStyles('var(--control)'),
        '&.Mui-focused': outlineStyles('var(--control)'),
        '&:hover': outlineStyles('var(--ink)'),
        '&.Mui-error': outlineStyles('var(--error)', 2),
        // Highlights a value that the user should check.
        variants: [{ props: { color: 'warning' }, style: { '&:not(.Mui-error)': outlineStyles('var(--attention)', 2) } }],
        // Material UI computes the height of a multi-line input from one of its lines, so no padding or minimum height may be added.
        [`&.${inputBaseClasses.multiline}`]: { padding: 0, '& > textarea': { minHeight: 0 } },
      },
      notchedOutline: { inset: 0, '& > legend': { display: 'none' } },
      adornedEnd: {
        paddingRight: 0,
        // Leaves room for the "Show" button or a card brand icon.
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
