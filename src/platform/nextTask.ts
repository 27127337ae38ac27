/** Settles in a later task, after `afterMs` milliseconds at least: presses and frames get their turn before. */
export const nextTask = (afterMs = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, afterMs));

/** A task of this length is noticed by nobody. */
const BUSY_MS = 6;
/** When this began to be evaluated, or went on. */
let since = performance.now();

/** The next task where this one is long already. Where it is not, nothing is gained by a frame in between. */
export async function nextTaskIfBusy(): Promise<void> {
  if (performance.now() - since < BUSY_MS) return;
  await nextTask();
  since = performance.now();
}
