/** Loans shown at first. A longer list has short cards, and what a slow phone draws before the first of them shows is counted. */
export const SHOWN_FIRST = 8;
