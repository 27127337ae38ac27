import { readBytes } from '#platform/upload/check/readFile.ts';

afterEach(() => void jest.useRealTimers());

test('a file that cannot be read within 20 seconds is unreadable', async () => {
  jest.useFakeTimers();
  const stuck = Object.assign(new Blob(), { arrayBuffer: () => new Promise<ArrayBuffer>(() => undefined) });
  const reading = readBytes(stuck);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await reading).toBeNull();
});
