/** The focus ring of base.css, where Material UI removes it. */
export const focusRing = { outline: '3px solid var(--focus)', outlineOffset: 2 } as const;
