/** Runs the inline script of the application's document in browsers that lack a feature. */
import { readdirSync, readFileSync } from 'node:fs';

const html = readFileSync('public/app.html', 'utf8');
const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];
const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];

function openDocument(): void {
  document.title = 'CCM';
  document.body.innerHTML = body;
  // A browser would run an inserted script element, but jsdom does not here.
  // oxlint-disable-next-line no-eval -- the text is the document's own script
  (0, eval)(script);
}
const browserNotice = () => document.getElementById('too-old-words');

/** Functions, by owner, that some browsers still in use do not have. */
const NEWER_FUNCTIONS: Record<string, readonly string[]> = {
  URL: ['canParse', 'parse'],
  'URLSearchParams.prototype': ['size'],
  Object: ['hasOwn', 'groupBy'],
  Map: ['groupBy'],
  Promise: ['any', 'withResolvers', 'try'],
  Array: ['fromAsync'],
  'Array.prototype': ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  'String.prototype': ['replaceAll', 'isWellFormed', 'toWellFormed'],
  'Set.prototype': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
};

const CHECKED_FUNCTIONS = [...script.matchAll(/has\(([\w.]+), '(\w+)'\)/g)].map(
  ([, owner = '', name = '']) => [owner, name] as const,
);

const ownerOf = (name: string): object =>
  name.split('.').reduce<object>((owner, key) => (owner as Record<string, object>)[key]!, globalThis);

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('replay'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

test('the browser check tests exactly the newer functions that the portal uses', () => {
  const isUsed = (owner: string, name: string) => {
    if (name === 'size') return /\b(?:search|searchParams|params)\.size\b/i.test(sources);
    return new RegExp(owner.endsWith('.prototype') ? `\\.${name}\\(` : `\\b${owner}\\.${name}\\b`).test(sources);
  };
  const used = Object.entries(NEWER_FUNCTIONS).flatMap(([owner, names]) =>
    names.filter((name) => isUsed(owner, name)).map((name) => `${owner}.${name}`),
  );
  expect(CHECKED_FUNCTIONS.map((one) => one.join('.')).sort()).toEqual(used.sort());
});

test('a browser with every function shows no notice and starts the application', () => {
  openDocument();
  expect(document.getElementById('root')).not.toBeNull();
  expect(browserNotice()).toBeNull();
  expect(document.title).toBe('CCM');
});

test.each(CHECKED_FUNCTIONS)('without %s.%s, the page names the supported browsers and does not start', (owner, name) => {
  const from = ownerOf(owner);
  const own = Object.getOwnPropertyDescriptor(from, name)!;
  Reflect.deleteProperty(from, name);
  try {
    openDocument();
  } finally {
    Object.defineProperty(from, name, own);
  }
  expect(document.getElementById('root')).toBeNull();
  expect(browserNotice()).toBeVisible();
  expect(browserNotice()).toHaveTextContent(/Chrome and Edge 120, Firefox 115 and Safari 17/);
  expect(browserNotice()).toHaveTextContent(/call __CONFIG:support\.phone__/);
  expect(document.title).toBe('This browser is too old for this page');
});

test.each(['URL', 'URLSearchParams'])('without %s, the page shows the same notice', (name) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, name)!;
  Reflect.deleteProperty(globalThis, name);
  try {
    openDocument();
  } finally {
    Object.defineProperty(globalThis, name, own);
  }
  expect(browserNotice()).toBeVisible();
});

test('the browser check uses only old JavaScript syntax', () => {
  expect(script).not.toMatch(/=>|`|\b(?:let|const|class|async|await)\b|\?\.|\?\?|\.\.\./);
});

test('README, builds and the document name the same browsers', () => {
  const named = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
  expect(named('README.md')).toContain('Chrome and Edge 120, Firefox 115, Safari 17 and newer');
  expect(named('public/app.html')).toContain('Chrome and Edge 120, Firefox 115 and Safari 17');
  expect(named('webpack.config.ts')).toContain('Chrome >= 120, Edge >= 120, Firefox >= 115, Safari >= 17');
  expect(named('config/build/inlineScript.ts')).toContain("'chrome120', 'edge120', 'firefox115', 'safari17'");
});
