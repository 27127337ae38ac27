/** Puts a value in the place of something that the browser offers, where the browser allows it. */
export function replaceIn(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

/** Lets something that the browser offers throw when it is asked for, as a browser without storage does. */
export function refuse(owner: object, name: string): void {
  Object.defineProperty(owner, name, {
    get: () => {
      throw new DOMException(`There is no ${name} in a replay`, 'SecurityError');
    },
    configurable: true,
  });
}

/** A promise that is never kept: for what has no answer here. */
export const never = <Answer>(): Promise<Answer> => new Promise<Answer>(() => undefined);
