/** Resolves in a later task, so that the browser can handle clicks and paint a frame first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
