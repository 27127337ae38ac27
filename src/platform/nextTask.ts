/** Settles in a later task, after `afterMs` milliseconds at least: presses and frames get their turn before. */
export const nextTask = (afterMs = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, afterMs));
