/** Puts a value in the place of something that the browser offers, where the browser allows it. */
export function replaceIn(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

/** A promise that is never kept: for what has no answer here. */
export const never = <Answer>(): Promise<Answer> => new Promise<Answer>(() => undefined);
