/** The work's result; rejects when it takes longer than that many milliseconds. The work itself goes on. */
export function atMost<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
