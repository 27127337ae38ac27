import { STAND_INS, STYLE_SHEETS } from './config/standIns.js';

/** Packages published as ES modules only. Jest runs CommonJS, so Babel transforms them. */
const translated = ['react-intl', 'intl-messageformat', '@formatjs/[^/]+', 'jose', 'marked', '@redux-devtools/instrument'].join(
  '|',
);

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
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${translated})/)`],
  moduleNameMapper: {
    ...Object.fromEntries(Object.entries(STAND_INS).map(([name, instead]) => [`^${name}$`, instead])),
    [STYLE_SHEETS.source]: '<rootDir>/config/emptyStyles.cjs',
  },
  cacheDirectory: '<rootDir>/.cache/jest',
};
