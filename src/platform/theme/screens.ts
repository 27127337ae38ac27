/**
 * Breakpoints from the specification, section 9: narrow below 768 px, desktop from 1,023 px. The media queries are plain strings, because
 * a style that uses `theme.breakpoints` has to be a function.
 */
export const BREAKPOINTS = { xs: 0, sm: 480, md: 768, lg: 1023, xl: 1280 };
export const NARROW = '@media (max-width: 767.98px)';
export const FORCED_COLORS = '@media (forced-colors: active)';
