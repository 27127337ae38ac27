// Translates as babel-jest does, but loads Babel only when there is something to translate. babel-jest loads it, and works out the options
// for every file, to look into the cache: most of a second for each worker.
const path = require('node:path');
const { default: createCacheKey } = require('@jest/create-cache-key-function');

const root = path.join(__dirname, '..');
/** What decides how a file is translated. */
const inputs = ['babel.config.js', 'package-lock.json', 'config/jestTransformer.cjs'].map((name) => path.join(root, name));

let transformer;
const babel = () => (transformer ??= require('babel-jest').default.createTransformer());

module.exports = {
  canInstrument: true,
  getCacheKey: createCacheKey(inputs, [process.version]),
  process: (...file) => babel().process(...file),
};
