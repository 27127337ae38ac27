/** Room above every child but the first, in px. `:not(style)` outweighs the margin of 0 that Material UI's own parts have. */
export const spaced = (px: number) => ({ '& > * + :not(style)': { marginTop: px } });
