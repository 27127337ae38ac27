/** Hashes files beside the page: to hand the bytes over to the browser's hash takes as long as to copy them. */
import type { FileQuestion } from './fileWorker.ts';
import { sha256Of } from './sha256.ts';

addEventListener('message', ({ data: { file, answerTo } }: MessageEvent<FileQuestion>) => {
  void sha256Of(file).then(
    (digest) => answerTo.postMessage(digest),
    () => answerTo.postMessage(null), // no memory for a file of this size
  );
});
