import { readBytes } from '#platform/upload/check/readFile.ts';

afterEach(() => void jest.useRealTimers());

test('a file that never answers, as one that is still in a cloud, is unreadable after 20 seconds', async () => {
  jest.useFakeTimers();
  const stuck = Object.assign(new Blob(), { arrayBuffer: () => new Promise<ArrayBuffer>(() => undefined) });
  const reading = readBytes(stuck);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await reading).toBeNull();
});
