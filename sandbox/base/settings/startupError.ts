/**
 * Error for a problem outside the program that keeps the sandbox from starting. The message is one plain sentence: what is wrong and what
 * to do.
 */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
