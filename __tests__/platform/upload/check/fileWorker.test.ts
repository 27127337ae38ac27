import { createFileWorker, type FileRequest } from '#platform/upload/check/fileWorker.ts';
import { TimeoutError } from '#platform/withTimeout.ts';

class FakeWorker extends EventTarget {
  readonly questions: FileRequest[] = [];
  isEnded = false;
  postMessage(question: FileRequest): void {
    this.questions.push(question);
  }
  terminate(): void {
    this.isEnded = true;
  }
}

const started: FakeWorker[] = [];
const ask = (longestMs = 20_000) =>
  createFileWorker<string>(() => {
    const worker = new FakeWorker();
    started.push(worker);
    return worker as unknown as Worker;
  }, longestMs);
const file = (name: string) => new File(['x'], name);
const outcome = (work: Promise<string>) =>
  work.then(
    (answer) => answer,
    (problem: unknown) => (problem instanceof TimeoutError ? 'too long' : 'failed'),
  );

beforeEach(() => started.splice(0));

test('two concurrent questions each get their own reply in any order', async () => {
  const question = ask();
  const [one, two] = [question(file('1')), question(file('2'))];
  expect(started).toHaveLength(1);
  const [first, second] = started[0]!.questions;
  second!.replyPort.postMessage('second');
  first!.replyPort.postMessage('first');
  expect(await Promise.all([one, two])).toEqual(['first', 'second']);
});

test('a worker that never replies is terminated, and the next file gets a new one', async () => {
  const question = ask(30);
  expect(await outcome(question(file('stuck')))).toBe('too long');
  expect(started[0]!.isEnded).toBe(true);
  const next = question(file('next'));
  expect(started).toHaveLength(2);
  started[1]!.questions[0]!.replyPort.postMessage('good');
  expect(await next).toBe('good');
});

test('a worker that fails to load fails all its questions at once', async () => {
  const question = ask();
  const both = [outcome(question(file('1'))), outcome(question(file('2')))];
  started[0]!.dispatchEvent(new Event('error'));
  expect(await Promise.all(both)).toEqual(['failed', 'failed']);
});
