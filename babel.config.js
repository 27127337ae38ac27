/** What SWC cannot do for webpack and jest, after it (`config/swc.js`). The formatjs plugin precompiles every message. */
export default (api) => ({
  // What the portal's browsers lack of the language, its sources don't use. jest runs CommonJS.
  plugins: api.env('test') ? ['@babel/plugin-transform-modules-commonjs', '@babel/plugin-transform-dynamic-import'] : [],
  overrides: [
    // Our own sources only: jest also sends packages that ship ES modules through Babel.
    { exclude: /node_modules/, plugins: [['babel-plugin-formatjs', { ast: true }]] },
    // Schemas that no screen of a script uses are left out of it.
    { test: './contract', plugins: ['babel-plugin-annotate-pure-calls'] },
  ],
});
