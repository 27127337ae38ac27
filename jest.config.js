import { MODULE_ALIASES, STYLE_SHEET_FILES } from './config/moduleAliases.js';

/** Packages published as ES modules only. Jest runs CommonJS, so Babel transforms them. */
const esmOnlyPackages = [
  'react-intl',
  'intl-messageformat',
  '@formatjs/[^/]+',
  'jose',
  'marked',
  '@redux-devtools/instrument',
].join('|');

/** @type {import('jest').Config} */
export default {
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['<rootDir>/__tests__/browser/'],
  testEnvironment: '<rootDir>/config/jestEnvironment.cjs',
  testEnvironmentOptions: { url: 'http://localhost/' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  transform: {
    '\\.[jt]sx?$': '<rootDir>/config/jestTransformer.cjs',
    '[\\\\/]config[\\\\/]legal[\\\\/][\\w-]+\\.md$': '<rootDir>/config/jestLegalText.js',
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${esmOnlyPackages})/)`],
  moduleNameMapper: {
    ...Object.fromEntries(Object.entries(MODULE_ALIASES).map(([name, instead]) => [`^${name}$`, instead])),
    [STYLE_SHEET_FILES.source]: '<rootDir>/config/emptyStyles.cjs',
  },
  cacheDirectory: '<rootDir>/.cache/jest',
};
