/** Babel runs after SWC (`config/swc.js`) and does what SWC cannot: the formatjs plugin compiles every message at build time. */
export default (api) => ({
  // No syntax transforms are needed: the sources use only syntax that the supported browsers have. Jest needs CommonJS.
  plugins: api.env('test') ? ['@babel/plugin-transform-modules-commonjs', '@babel/plugin-transform-dynamic-import'] : [],
  overrides: [
    // Limited to our own sources, because jest also sends packages that ship ES modules through Babel.
    { exclude: /node_modules/, plugins: [['babel-plugin-formatjs', { ast: true }]] },
    // Marks schema calls as pure, so that schemas a script does not use are removed from it by tree shaking.
    { test: './contract', plugins: ['babel-plugin-annotate-pure-calls'] },
  ],
});
