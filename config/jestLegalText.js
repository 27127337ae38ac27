/** Jest transformer that imports a legal page as the same data as webpack's loader. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import createCacheKey from '@jest/create-cache-key-function';

import { readLegalText } from './legalText.js';

/** Files that are part of jest's cache key, because they determine how a page is read. */
const cacheKeyFiles = ['./legalText.js', './jestLegalText.js', '../package-lock.json'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

export default {
  getCacheKey: createCacheKey(cacheKeyFiles, [process.version]),
  process: (markdown, file) => ({ code: `exports.text = ${JSON.stringify(readLegalText(markdown, path.basename(file)))};` }),
};
