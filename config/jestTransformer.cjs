// Translates as the build does: our sources by SWC, then all by Babel. Both are loaded only when there is something to translate: babel-jest
// loads Babel, and works out the options for every file, to look into the cache, which is most of a second for each worker.
const path = require('node:path');
const { default: createCacheKey } = require('@jest/create-cache-key-function');

const root = path.join(__dirname, '..');
/** What decides how a file is translated. */
const inputs = ['babel.config.js', 'package-lock.json', 'config/jestTransformer.cjs', 'config/swc.js'].map((name) =>
  path.join(root, name),
);

let transformer;
const babel = () => (transformer ??= require('babel-jest').default.createTransformer());

/** With its map, which Babel reads to tell the lines of errors. */
function compiled(source, filename) {
  const { transformSync } = require('@swc/core');
  const { swcOptions } = require('./swc.js');
  return transformSync(source, { ...swcOptions(filename), filename, sourceMaps: 'inline' }).code;
}

const isOurs = (file) => /\.tsx?$/.test(file) && !/[\\/]node_modules[\\/]/.test(file);

module.exports = {
  canInstrument: true,
  getCacheKey: createCacheKey(inputs, [process.version]),
  process: (source, file, options) => babel().process(isOurs(file) ? compiled(source, file) : source, file, options),
};
