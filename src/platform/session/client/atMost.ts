/** The work's result. Rejects when it takes longer than this many milliseconds, but does not stop the work. */
export function atMost<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
