// Compiles sources as the build does: ours with SWC, then everything with Babel. Both are loaded only on a cache miss: babel-jest loads
// Babel and computes the options of each file even to look into the cache, which costs most of a second per worker.
const path = require('node:path');
const { default: createCacheKey } = require('@jest/create-cache-key-function');

const root = path.join(__dirname, '..');
/** Files that are part of jest's cache key, because they determine how a source is compiled. */
const cacheKeyFiles = ['babel.config.js', 'package-lock.json', 'config/jestTransformer.cjs', 'config/swc.js'].map((name) =>
  path.join(root, name),
);

let transformer;
const babel = () => (transformer ??= require('babel-jest').default.createTransformer());

/** Compiles with SWC. The inline source map lets Babel report the right line numbers in errors. */
function compileWithSwc(source, filename) {
  const { transformSync } = require('@swc/core');
  const { swcOptions } = require('./swc.js');
  return transformSync(source, { ...swcOptions(filename), filename, sourceMaps: 'inline' }).code;
}

const isOwnSource = (file) => /\.tsx?$/.test(file) && !/[\\/]node_modules[\\/]/.test(file);

module.exports = {
  canInstrument: true,
  getCacheKey: createCacheKey(cacheKeyFiles, [process.version]),
  process: (source, file, options) => babel().process(isOwnSource(file) ? compileWithSwc(source, file) : source, file, options),
};
