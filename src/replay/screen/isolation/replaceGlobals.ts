export function replaceProperty(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

/** Makes a property of a browser object throw on access, as in a browser that blocks storage. */
export function throwOnAccess(owner: object, name: string): void {
  Object.defineProperty(owner, name, {
    get: () => {
      throw new DOMException(`There is no ${name} in a replay`, 'SecurityError');
    },
    configurable: true,
  });
}

/** For requests that get no response in a replay. */
export const pendingForever = <Answer>(): Promise<Answer> => new Promise<Answer>(() => undefined);
