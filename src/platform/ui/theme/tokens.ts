/** The portal's colors are decided here. `tokens.css` repeats them for what is painted before any script runs; a test compares the two. */
export const colours = {
  light: {
    paper: '#FBFAF6',
    card: '#FFFFFF',
    // The second ground (footer), and the one warm accent.
    'sand-soft': '#F5F0E4',
    sand: '#E9DFC8',
    // The letterhead, and the second house of the mark on it.
    brand: '#0A3D34',
    'brand-soft': '#7FB8A6',
    'on-brand': '#FFFFFF',
    ink: '#14262B',
    muted: '#4C5B5E',
    primary: '#0B5A4A',
    'primary-strong': '#084638',
    'on-primary': '#FFFFFF',
    'primary-soft': '#E8F1ED',
    attention: '#8A4B08',
    'attention-soft': '#FBF2E4',
    error: '#9B2C23',
    'error-soft': '#FBEDEB',
    line: '#DDD9CF',
    control: '#7F8B87',
    focus: '#1D4ED8',
    'focus-on-brand': '#E9DFC8',
  },
  dark: {
    paper: '#0E1A1C',
    card: '#16262A',
    'sand-soft': '#1E2A28',
    sand: '#D8C9A3',
    brand: '#0B2C27',
    'brand-soft': '#7FB8A6',
    'on-brand': '#E8EFEC',
    ink: '#E8EFEC',
    muted: '#A9B7B4',
    primary: '#7FD1B9',
    'primary-strong': '#A5E3D0',
    'on-primary': '#0E1A1C',
    'primary-soft': '#1B3632',
    attention: '#F0BE7C',
    'attention-soft': '#33291A',
    error: '#FFB4A8',
    'error-soft': '#3A2220',
    line: '#2C3F43',
    control: '#7E918F',
    focus: '#9DBBFF',
    'focus-on-brand': '#D8C9A3',
  },
} as const;

export type Appearance = keyof typeof colours;
export type Colour = keyof (typeof colours)['light'];
