export class TookTooLong extends Error {}

/** Resolves with the result of `work`, or rejects with `TookTooLong` after this many milliseconds. The work itself is not stopped. */
export function atMost<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong('It took too long')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
