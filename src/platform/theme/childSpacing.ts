/** Adds a top margin in px to every child but the first. `:not(style)` raises the specificity above Material UI's own zero margins. */
export const childSpacing = (px: number) => ({ '& > * + :not(style)': { marginTop: px } });
