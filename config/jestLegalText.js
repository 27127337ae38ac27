/** Gives jest a legal page as webpack's loader gives it to the portal. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import createCacheKey from '@jest/create-cache-key-function';

import { readLegalText } from './legalText.js';

/** What decides how a file is read. */
const inputs = ['./legalText.js', './jestLegalText.js', '../package-lock.json'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

export default {
  getCacheKey: createCacheKey(inputs, [process.version]),
  process: (markdown, file) => ({ code: `exports.text = ${JSON.stringify(readLegalText(markdown, path.basename(file)))};` }),
};
