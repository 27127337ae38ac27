import { createTheme } from '@mui/material/styles';

import { fieldLook } from './fieldLook.ts';
import { colours, type Appearance } from './tokens.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

const FONT = 'var(--font)';

const paletteOf = (appearance: Appearance) => {
  const c = colours[appearance];
  return {
    primary: { main: c.primary, dark: c['primary-strong'], contrastText: c['on-primary'] },
    warning: { main: c.attention },
    error: { main: c.error },
    success: { main: c.primary, contrastText: c['on-primary'] },
    background: { default: c.paper, paper: c.card },
    text: { primary: c.ink, secondary: c.muted },
    divider: c.line,
  };
};

/** The portal's look for Material UI: its own palette, scale 14/16/18/22/28/40, 8-px grid, 48-px controls, lines instead of shadows. */
export const portalTheme = createTheme({
  cssVariables: { cssVarPrefix: 'portal', colorSchemeSelector: 'data-appearance' },
  defaultColorScheme: 'light',
  colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  // Specification, section 9: narrow under 768 px, desktop at 1023 px.
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1023, xl: 1280 } },
  spacing: 8,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
    h3: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.25 },
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.25, textTransform: 'none' },
  },
  components: {
    ...fieldLook,
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 48, padding: '8px 24px' } },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: 14,
          boxShadow: 'none',
          border: '1px solid var(--line)',
          margin: 16,
          padding: 24,
          width: 'calc(100% - 32px)',
          maxWidth: 480,
        },
      },
    },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgb(14 26 28 / 0.56)' } } },
  },
});
