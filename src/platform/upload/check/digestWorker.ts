/** Hashes files beside the page: to hand the bytes over to the browser's hash takes as long as to copy them. */
import { sha256Of } from './sha256.ts';

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  void sha256Of(file).then((digest) => postMessage(digest));
});
