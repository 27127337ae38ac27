/** Focus ring as in base.css, for components where Material UI removes it. */
export const focusRing = { outline: '3px solid var(--focus)', outlineOffset: 2 } as const;
