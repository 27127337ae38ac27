import { createTheme } from '@mui/material/styles';

import { choiceOverrides } from './choiceOverrides.tsx';
import { buttonOverrides } from './buttonOverrides.ts';
import { fieldOverrides } from './fieldOverrides.ts';
import { navigationOverrides } from './navigationOverrides.ts';
import { BREAKPOINTS } from './screens.ts';
import { surfaceOverrides } from './surfaceOverrides.tsx';
import type { Color } from './tokens.ts';

/** Returns the CSS variable of a color; `tokens.css` sets its value for light and dark mode. */
const colorVariable = (name: Color) => `var(--${name})`;
const paletteColor = (main: Color, dark: Color = main, contrastText: Color = 'on-primary') => ({
  main: colorVariable(main),
  light: colorVariable(main),
  dark: colorVariable(dark),
  contrastText: colorVariable(contrastText),
});
const primary = paletteColor('primary', 'primary-strong');
/** Converts a share (0 to 1, or a CSS expression) to a CSS percentage. */
const toPercent = (share: number | string) => (typeof share === 'number' ? `${share * 100}%` : `calc((${share}) * 100%)`);

/**
 * The portal's Material UI theme: own palette, type scale 14/16/18/22/28/40, 8-px grid, 48-px controls, borders instead of shadows.
 * Colors are the CSS variables of `tokens.css` and shades are mixed by the browser; generating Material UI's own variables delayed the
 * first render by 100 ms on a phone.
 */
export const theme = Object.assign(
  createTheme({
    palette: {
      primary,
      secondary: primary,
      success: primary,
      info: paletteColor('ink', 'ink', 'card'),
      warning: paletteColor('attention', 'attention', 'card'),
      error: paletteColor('error', 'error', 'card'),
      background: { default: colorVariable('paper'), paper: colorVariable('card') },
      text: { primary: colorVariable('ink'), secondary: colorVariable('muted'), disabled: colorVariable('muted') },
      divider: colorVariable('line'),
      getContrastText: () => colorVariable('card'),
      action: {
        active: colorVariable('ink'),
        hover: colorVariable('primary-soft'),
        selected: colorVariable('primary-soft'),
        focus: colorVariable('primary-soft'),
        disabled: colorVariable('muted'),
        disabledBackground: colorVariable('line'),
      },
    },
    breakpoints: { values: BREAKPOINTS },
    spacing: 8,
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: 'var(--font)',
      h1: { fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
      h3: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
      // Subtitle below a page's title.
      subtitle1: { fontSize: '1.125rem', lineHeight: 1.5, letterSpacing: 'normal', color: 'var(--muted)' },
      // Heading of a footer section.
      subtitle2: { fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: 'normal' },
      body1: { fontSize: '1rem', lineHeight: 1.5, letterSpacing: 'normal', '@media print': { fontSize: '11pt' } },
      body2: { fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: 'normal' },
      button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: 'normal', textTransform: 'none' },
    },
    components: {
      ...choiceOverrides,
      ...buttonOverrides,
      ...surfaceOverrides,
      ...navigationOverrides,
      ...fieldOverrides,
      MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
    },
  }),
  {
    alpha: (color: string, share: number | string) => `color-mix(in srgb, ${color} ${toPercent(share)}, transparent)`,
    lighten: (color: string, share: number | string) => `color-mix(in srgb, ${color}, #fff ${toPercent(share)})`,
    darken: (color: string, share: number | string) => `color-mix(in srgb, ${color}, #000 ${toPercent(share)})`,
  },
);
