/** Compiles the portal for webpack and jest, after `config/swc.js`. The formatjs plugin precompiles every message. */
export default (api) => {
  const isTest = api.env('test');
  const isDevelopment = api.env('development');
  return {
    presets: [['@babel/preset-react', { runtime: 'automatic', development: isDevelopment }]],
    // What the portal's browsers lack of the language, its sources don't use. jest runs CommonJS.
    plugins: isTest ? ['@babel/plugin-transform-modules-commonjs', '@babel/plugin-transform-dynamic-import'] : [],
    overrides: [
      {
        // Our own sources only: jest also sends packages that ship ES modules through Babel.
        exclude: /node_modules/,
        plugins: [
          ['babel-plugin-formatjs', { ast: true }],
          ...(isDevelopment && process.env.WEBPACK_SERVE ? ['react-refresh/babel'] : []),
        ],
      },
      // Schemas that no screen of a script uses are left out of it.
      { test: './contract', plugins: ['babel-plugin-annotate-pure-calls'] },
    ],
  };
};
