/** Settles in a later task: presses and frames get their turn before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
