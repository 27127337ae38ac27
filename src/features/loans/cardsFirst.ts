/** Long enough for a slow phone to draw the cards first. */
const CARDS_FIRST_MS = 300;

/** Lets the cards of the list be drawn before what comes besides them is loaded. */
export const cardsFirst = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, CARDS_FIRST_MS));
