/**
 * Worker that hashes files. On the main thread, passing the bytes to the browser's hash function would block the page while they are
 * copied.
 */
import type { FileRequest } from './fileWorker.ts';
import { sha256Of } from './sha256.ts';

addEventListener('message', ({ data: { file, replyPort } }: MessageEvent<FileRequest>) => {
  void sha256Of(file).then(
    (digest) => replyPort.postMessage(digest),
    () => replyPort.postMessage(null), // There is not enough memory to hash a file of this size.
  );
});
