/** Each test has the module anew, as a page that has just begun to evaluate it. */
async function begin() {
  jest.resetModules();
  jest.useFakeTimers({ now: 0 });
  const { nextTaskIfBusy } = await import('#platform/nextTask.ts');
  const done: string[] = [];
  const goOn = async (what: string) => {
    await nextTaskIfBusy();
    done.push(what);
  };
  /** What is due in this task, and no timer. */
  const settle = () => Promise.resolve().then(() => Promise.resolve());
  return { done, goOn, settle };
}

afterEach(() => jest.useRealTimers());

test('a short task goes on', async () => {
  const { done, goOn, settle } = await begin();
  jest.advanceTimersByTime(5);
  void goOn('the next part');
  await settle();
  expect(done).toEqual(['the next part']);
});

test('a long one makes way first, and its time begins anew', async () => {
  const { done, goOn, settle } = await begin();
  jest.advanceTimersByTime(7);
  void goOn('the next part');
  await settle();
  expect(done).toEqual([]);

  await jest.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['the next part']);

  void goOn('the part after it');
  await settle();
  expect(done).toEqual(['the next part', 'the part after it']);
});
