/**
 * Builds the portal (the application's HTML documents, those of its three iframes, and their scripts, styles and fonts) and the replay of
 * problem reports, which is a separate program.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Chunk, type Configuration } from 'webpack';

import { DocumentPlugin } from './config/build/documentPlugin.ts';
import { PublicFilesPlugin } from './config/build/publicFilesPlugin.ts';
import { MODULE_ALIASES, STYLE_SHEET_FILES } from './config/moduleAliases.js';
import { swcOptions } from './config/swc.js';

interface BuildOptions {
  /** `dist` by default. */
  out?: string;
  part?: 'portal' | 'replay';
}

const root = process.cwd();
/** True under `npm run dev`. */
const isServing = Boolean(process.env['WEBPACK_SERVE']);
const inRoot = (...parts: string[]): string => path.join(root, ...parts);
const textOf = (file: string): string => readFileSync(inRoot(file), 'utf8');
const contract = inRoot('contract');
const { version } = JSON.parse(textOf('package.json')) as { version: string };
const scriptInventory = JSON.parse(textOf('config/scriptInventory.json')) as { scripts: { name: string }[] };

/** Scripts and styles are named after their content hash, so that browsers may cache them forever. */
const HASHED_NAME = '[name].[contenthash:8]';

function readCommit(): string {
  if (process.env['PORTAL_COMMIT']) return process.env['PORTAL_COMMIT'];
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** Build time. SOURCE_DATE_EPOCH (seconds since 1970) overrides it for reproducible builds. Both programs of a build share it. */
const builtAt = (
  process.env['SOURCE_DATE_EPOCH'] ? new Date(Number(process.env['SOURCE_DATE_EPOCH']) * 1000) : new Date()
).toISOString();

/**
 * Material UI code used by five or more chunks is one script; less shared parts (dialog, autocomplete) stay in the chunks that use them.
 * The loan list, which most borrowers open first, bundles its own copy, which saves 6 KB and a request.
 */
const materialChunk = {
  name: 'MaterialUi',
  test: /[\\/]node_modules[\\/]@mui[\\/]/,
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'LoansScreen',
  minChunks: 5,
  enforce: true,
  priority: 10,
} as const;

/**
 * Material UI's form fields are a separate script, because list screens need none. Without it, the second form a user opens would load
 * them again.
 */
const materialFieldsChunk = {
  ...materialChunk,
  name: 'MaterialFields',
  test: /[\\/]node_modules[\\/]@mui[\\/]material[\\/](?:Checkbox|Form|Input|NativeSelect|OutlinedInput|Radio|Select|Textarea|internal[\\/]SwitchBase)/,
  priority: 15,
} as const;

/**
 * The moment library is one chunk for every screen that shows a time. Without it, the documents page would load moment a second time (18
 * KB) once its data has arrived.
 */
const momentChunk = {
  name: 'Times',
  test: /[\\/]node_modules[\\/]moment[\\/]|[\\/]domain[\\/]time[\\/]momentFormats\.ts$/,
  chunks: 'async',
  enforce: true,
  priority: 10,
} as const;

/**
 * Output of `config/build/firstView.ts`: page markup, texts and inline scripts for the HTML documents, and the styles of the early view.
 */
const EARLY_VIEW = {
  markup: {
    EARLY_LIST: '.cache/first-view/list.json',
    EARLY_OWED: '.cache/first-view/owed.json',
    EARLY_RECEIPT: '.cache/first-view/receipt.json',
  },
  documents: [
    { document: 'loans.html', texts: '.cache/first-view/list.html', script: '.cache/first-view/loansInlineScript.js' },
    { document: 'pay.html', texts: '.cache/first-view/owed.html', script: '.cache/first-view/loansInlineScript.js' },
    { document: 'receipt.html', texts: '.cache/first-view/receipt.html', script: '.cache/first-view/receiptInlineScript.js' },
    { document: 'callback.html', texts: '.cache/first-view/list.html', script: '.cache/first-view/callbackInlineScript.js' },
  ],
  css: './.cache/first-view/firstView.css',
};

/** All styles of the portal are one file, which is smaller in total and saves requests. The video player keeps its own. */
const stylesChunk = {
  name: 'styles',
  type: 'css/mini-extract',
  chunks: ({ name }: { name?: string | null | undefined }) => name !== 'player',
  enforce: true,
  priority: 20,
} as const;

interface HtmlDocument {
  name: string;
  /** Entries that the document loads, in this order. */
  entries: string[];
  /** Template file in `public/`; by default the one with the document's own name. */
  template?: string;
  /** Additional meta tags: name and content. */
  meta?: Record<string, string>;
}

/** Meta tag with the borrower API's base URL, from which the document's inline script requests the loan list early. */
const BORROWER_API_META = { borrower: '__CONFIG:bases.borrower__' };

interface Program {
  entry: (isProduction: boolean) => Record<string, string | string[]>;
  documents: readonly HtmlDocument[];
  /** Names of the scripts that are checked against an integrity hash even when they load later. */
  pinned: readonly string[];
  /** Whether one of its documents is sandboxed, and so has an opaque origin. */
  hasOpaqueOrigin: boolean;
  /** Output folder of its scripts, styles and fonts. */
  folder: string;
}

/** Adds the hot reload client in development, so that an open page is notified of changes to its own program. */
const withHotReload = (entry: string, part: string): string | string[] =>
  isServing ? [`webpack-hot-middleware/client?reload=true&name=${part}`, entry] : entry;

const PROGRAMS: Record<'portal' | 'replay', Program> = {
  portal: {
    entry: (isProduction) => ({
      // Production only: in development two entries of one page would each run the hot reload client.
      ...(isProduction
        ? {
            early: [EARLY_VIEW.css, './src/earlyLoans.ts'],
            earlyPay: './src/earlyPay.ts',
            earlyReceipt: './src/earlyReceipt.ts',
            callback: './src/callback.ts',
          }
        : {}),
      main: withHotReload('./src/main.tsx', 'portal'),
      silentRenew: './src/silentRenew.ts',
      recaptcha: './src/recaptcha.ts',
      player: './src/player.ts',
    }),
    documents: [
      { name: 'app.html', entries: ['main'], meta: { description: 'See your home loan, what is due and when, and pay it.' } },
      { name: 'loans.html', template: 'app.html', entries: ['early', 'main'], meta: BORROWER_API_META },
      { name: 'pay.html', template: 'app.html', entries: ['earlyPay', 'main'], meta: BORROWER_API_META },
      {
        name: 'receipt.html',
        template: 'app.html',
        entries: ['earlyReceipt', 'main'],
        meta: { payment: '__CONFIG:bases.payment__' },
      },
      {
        name: 'callback.html',
        template: 'app.html',
        entries: ['callback', 'main'],
        meta: { ...BORROWER_API_META, authority: '__CONFIG:identity.authority__', client: '__CONFIG:identity.clientId__' },
      },
      { name: 'silent-renew.html', entries: ['silentRenew'] },
      { name: 'recaptcha.html', entries: ['recaptcha'] },
      { name: 'video.html', entries: ['player'] },
    ],
    // These scripts may run on pages where card and account numbers are typed.
    pinned: scriptInventory.scripts.map(({ name }) => name),
    hasOpaqueOrigin: false,
    folder: 'assets',
  },
  // A separate build: if it were built together with the portal, code that both use would be split differently and the portal's scripts
  // would change.
  replay: {
    entry: () => ({
      replay: withHotReload('./src/replay.tsx', 'replay'),
      replayScreen: withHotReload('./src/replayScreen.tsx', 'replay'),
    }),
    documents: [
      { name: 'support.html', entries: ['replay'] },
      { name: 'support-screen.html', entries: ['replayScreen'] },
    ],
    pinned: [],
    hasOpaqueOrigin: true,
    folder: 'assets/replay',
  },
};

/** Only schemas and files that declare messages need Babel; `babel.config.js` has a plugin for each. */
const needsBabel = (file: string): boolean => file.startsWith(contract) || readFileSync(file, 'utf8').includes('defaultMessage');

export default function portalBuild(
  { out = 'dist', part: partName = 'portal' }: BuildOptions = {},
  { mode }: { mode?: string } = {},
): Configuration {
  const isProduction = mode !== 'development';
  const name = isProduction ? 'production' : 'development';
  process.env['NODE_ENV'] = name; // read by babel.config.js
  const minify = isProduction && {
    collapseBooleanAttributes: true,
    collapseWhitespace: true,
    minifyJS: true,
    removeComments: true,
  };
  const release = { version, commit: readCommit(), builtAt };
  const part = PROGRAMS[partName];
  const entry = part.entry(isProduction);
  const react = { development: !isProduction, refresh: isServing };

  return {
    name: partName,
    mode: name,
    context: root,
    target: 'browserslist:Chrome >= 120, Edge >= 120, Firefox >= 115, Safari >= 17',
    entry,
    output: {
      path: path.resolve(root, out),
      filename: `${part.folder}/${isProduction ? HASHED_NAME : '[name]'}.js`,
      chunkFilename: `${part.folder}/${isProduction ? HASHED_NAME : '[name]'}.js`,
      assetModuleFilename: `${part.folder}/${isProduction ? HASHED_NAME : '[name]'}[ext]`,
      publicPath: '/',
      uniqueName: partName,
      hashFunction: 'xxhash64',
      trustedTypes: { policyName: 'portal-webpack' },
    },
    devtool: isProduction ? false : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: inRoot('.cache/webpack'),
      name: `${isServing ? 'serve' : name}-${partName}`,
      // The cache does not detect changes to the Node version and these files by itself.
      version: process.version,
      buildDependencies: {
        config: [
          'webpack.config.ts',
          'config/scriptInventory.json',
          'babel.config.js',
          'config/swc.js',
          'package-lock.json',
          'config/legalText.js',
        ].map((file) => inRoot(file)),
      },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...Object.fromEntries(Object.entries(MODULE_ALIASES).map(([name, instead]) => [`${name}$`, instead])),
      },
      // Loads a package that publishes both formats only once: `require` resolves to the same file as `import`.
      byDependency: { commonjs: { conditionNames: ['import', '...'] } },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: [inRoot('src'), contract],
          use: ({ resource = '' }) => [
            ...(needsBabel(resource) ? ['babel-loader'] : []),
            // babel-loader only accepts a parsed source map; production builds have none.
            { loader: 'swc-loader', options: { ...swcOptions(resource, react), parseMap: !isProduction } },
          ],
        },
        // Creating a schema has no side effects, so unused schemas may be removed.
        { test: /\.ts$/, include: contract, sideEffects: false },
        { test: /\.md$/, include: inRoot('config/legal'), use: inRoot('config/build/legalLoader.js') },
        {
          test: STYLE_SHEET_FILES,
          use: [MiniCssExtractPlugin.loader, 'css-loader'],
          sideEffects: true,
        },
        { test: /\.(?:woff2|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...part.documents.map(
        ({ name: filename, entries, template = filename, meta = {} }) =>
          new HtmlWebpackPlugin({
            template: `./public/${template}`,
            filename,
            meta,
            chunks: entries.filter((name) => name in entry),
            chunksSortMode: 'manual',
            scriptLoading: 'defer',
            minify,
          }),
      ),
      new DocumentPlugin({
        integrity: isProduction,
        pinned: part.pinned,
        hasOpaqueOrigin: part.hasOpaqueOrigin,
        early:
          isProduction && partName === 'portal'
            ? EARLY_VIEW.documents.map(({ document, texts, script }) => ({
                document,
                texts: textOf(texts),
                script: textOf(script),
              }))
            : [],
      }),
      ...(partName === 'portal'
        ? [
            new PublicFilesPlugin({
              folder: inRoot('public'),
              templates: Object.values(PROGRAMS).flatMap(({ documents }) => documents.map(({ name: document }) => document)),
              release,
            }),
          ]
        : []),
      new webpack.DefinePlugin({
        PORTAL_VERSION: JSON.stringify(release.version),
        PORTAL_COMMIT: JSON.stringify(release.commit),
        PORTAL_BUILT_AT: JSON.stringify(release.builtAt),
        ...(isProduction && partName === 'portal'
          ? Object.fromEntries(Object.entries(EARLY_VIEW.markup).map(([name, file]) => [name, JSON.stringify(textOf(file))]))
          : {}),
      }),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      // redux-oidc's second reducer, which the portal does not use, tries to import this package.
      new webpack.IgnorePlugin({ resourceRegExp: /^immutable$/, contextRegExp: /redux-oidc/ }),
      new MiniCssExtractPlugin({ filename: `${part.folder}/${isProduction ? HASHED_NAME : '[name]'}.css` }),
      ...(isProduction ? [...compressionPlugins(partName), eagerCompileHint] : []),
      ...(isServing ? [new webpack.HotModuleReplacementPlugin(), new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.esbuildMinifyCss }),
      ],
      splitChunks: {
        // Code that every route needs is one script, and each screen is one more. Code that only some screens share is duplicated,
        // because that costs less than another request.
        cacheGroups: {
          default: false,
          defaultVendors: false,
          material: materialChunk,
          materialFields: materialFieldsChunk,
          times: momentChunk,
          ...(isProduction ? { styles: stylesChunk } : {}),
        },
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * Tells Chromium to compile the whole main script on another thread while it downloads ("explicit compile hints" in Chromium's
 * documentation), instead of each function on first use. This saves a quarter of the scripting time until `/loans` has settled
 * (`loans.scripting` in the bench).
 */
const eagerCompileHint = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /\/main\..*\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE, // runs after comments have been stripped, so that this one stays
});

/**
 * Compresses files once at build time instead of on every request. Fonts and images are compressed already; HTML changes with every
 * response. Brotli takes ten seconds per program, which is not worth it for the replay, used only by support.
 */
function compressionPlugins(part: keyof typeof PROGRAMS): CompressionPlugin[] {
  const test = /\.(?:js|css|svg)$/;
  const common = { test, threshold: 512, minRatio: 1 };
  const brotli = new CompressionPlugin<BrotliOptions>({
    ...common,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  });
  const gzip = new CompressionPlugin({
    ...common,
    filename: '[path][base].gz',
    algorithm: 'gzip',
    compressionOptions: { level: 9 },
  });
  return part === 'portal' ? [brotli, gzip] : [gzip];
}
