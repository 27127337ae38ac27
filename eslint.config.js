import js from '@eslint/js';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noBarrels = [
  'error',
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that owns the thing.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
];

const utcDay = {
  selector: "CallExpression[callee.property.name='slice'][callee.object.callee.property.name='toISOString']",
  message: 'That is the day in UTC: see domain/time/endOfDay.ts.',
};

const leftOutOfIntl = [
  'formatDateToParts',
  'formatDateTimeRange',
  'formatDisplayName',
  'formatDuration',
  'formatDurationToParts',
  'formatListToParts',
  'formatNumberToParts',
  'formatPlural',
  'formatRelativeTime',
  'formatTimeToParts',
].map((property) => ({ property, message: 'Left out of the build (config/build/separateParts.js).' }));

const onLineIsAHint = { object: 'navigator', property: 'onLine', message: 'A hint only: see platform/seemsOffline.ts.' };

export default tseslint.config(
  { ignores: ['node_modules', 'dist', 'dist-plain', '.data', '.cache', 'coverage', 'test-results'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, ...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-restricted-syntax': noBarrels,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Promises of a dispatch or a navigation are often not awaited on purpose: `void` says so.
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      // RTK Query's "no argument" is spelled `void`, in generic calls, where the rule's own exception does not reach.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, formatjs },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'formatjs/no-literal-string-in-jsx': 'error',
      'formatjs/enforce-default-message': ['error', 'literal'],
      'no-console': 'error',
      // Left out of the build, or kept out of every page (config/build/separateParts.js).
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['Form', 'Link', 'Navigate', 'NavLink', 'Route', 'Routes', 'useParams', 'useRoutes'],
              message: 'See platform/routing.',
            },
            {
              name: 'react-intl',
              importNames: [
                'FormattedDateParts',
                'FormattedDateTimeRange',
                'FormattedDisplayName',
                'FormattedListParts',
                'FormattedNumberParts',
                'FormattedPlural',
                'FormattedRelativeTime',
                'FormattedTimeParts',
              ],
            },
          ],
        },
      ],
      'no-restricted-properties': ['error', ...leftOutOfIntl, onLineIsAHint],
    },
  },
  { files: ['src/platform/seemsOffline.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['src/{app,features,lending,platform}/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': [...noBarrels, utcDay] } },
  {
    // Listeners destructure the API that they get, whose functions Redux Toolkit declares as methods.
    files: ['src/**/*Listeners.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['src/**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    // Money is integer cents: no float parsing or rounding of dollars.
    files: [
      'src/domain/money.ts',
      'sandbox/areas/payment/**/*.{ts,tsx}',
      'sandbox/lender/{loans,words}/**/*.{ts,tsx}',
      'sandbox/base/wire/money.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'toFixed', message: 'Money is integer cents.' },
        { object: 'Number', property: 'parseFloat' },
      ],
      'no-restricted-globals': ['error', 'parseFloat'],
    },
  },
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['*.config.ts', 'config/**/*.{js,mjs,cjs}', '*.{js,mjs,cjs}'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  {
    // Plain JavaScript has no compiler that would find an undefined name.
    files: ['config/tasks/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'Buffer', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
    rules: { ...js.configs.recommended.rules, 'no-undef': 'error' },
  },
);
