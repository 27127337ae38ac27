/** What `atMost` rejects with. */
export class TookTooLong extends Error {}

/** The work's result. Rejects with `TookTooLong` after this many milliseconds, but does not stop the work. */
export function atMost<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong('It took too long')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
