/** Specification, section 9: narrow under 768 px, desktop from 1,023 px. Kept as whole conditions, because a theme's `breakpoints` costs a function for each. */
export const BREAKPOINTS = { xs: 0, sm: 480, md: 768, lg: 1023, xl: 1280 };
export const NARROW = '@media (max-width: 767.98px)';
export const FORCED_COLORS = '@media (forced-colors: active)';
