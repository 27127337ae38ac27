export class TimeoutError extends Error {}

/** Resolves with the result of `work`, or rejects with `TimeoutError` after this many milliseconds. The work itself is not stopped. */
export function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError('It took too long')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
