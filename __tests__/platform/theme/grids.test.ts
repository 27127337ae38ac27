import { readdirSync, readFileSync } from 'node:fs';

const rulesIn = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, rules: rulesIn(readFileSync(`src/${file}`, 'utf8')) }));

/** Object literals in TypeScript that style a grid. */
const STYLED = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(`src/${file}`, 'utf8');
    return [...text.matchAll(/display: '(?:inline-)?grid'/g)].map(({ index }) => ({ file, body: enclosingBraces(text, index) }));
  });

function enclosingBraces(text: string, place: number): string {
  let [from, to, depth] = [place, place, 0];
  for (; depth >= 0; from -= 1) depth += text[from] === '}' ? 1 : text[from] === '{' ? -1 : 0;
  for (depth = 0; depth >= 0; to += 1) depth += text[to] === '{' ? 1 : text[to] === '}' ? -1 : 0;
  return text.slice(from + 1, to);
}

/** The switch for night mode, which contains no text. */
const TEXTLESS_GRIDS = ["[data-choice='choice'] .night"];

/** Grids that contain only dates and amounts, which are always short. */
const SHORT_TEXT_GRIDS = ['.due-track ol', '.due-track-3 ol'];

const MINMAX = /minmax\((?:[^()]|\([^()]*\))*\)/g;

/** A column that grows with its longest word would make the whole page that wide. */
test('grid columns may shrink below a word, so long words do not widen the page', () => {
  const grids = SHEETS.flatMap(({ file, rules }) =>
    rules.filter(({ body }) => /display:\s*(?:inline-)?grid/.test(body)).map((rule) => ({ file, rules, ...rule })),
  );
  expect(grids.length + STYLED.length).toBeGreaterThan(40);
  const without = grids.filter(({ rules, selector, body }) => {
    const named = rules.some((rule) => rule.selector === selector && /grid-template/.test(rule.body));
    const isBox = /\n\s*width:\s*[\d.]+(?:px|rem)/.test(body) || /place-items: center/.test(body);
    return !named && !isBox && !TEXTLESS_GRIDS.includes(selector);
  });
  expect(without.map(({ file, selector }) => `${file} ${selector}`)).toEqual([]);
  const widened = SHEETS.flatMap(({ file, rules }) =>
    rules
      .filter(({ body }) => /\dfr/.test((/grid-template-columns:([^;]*)/.exec(body)?.[1] ?? '').replaceAll(MINMAX, '')))
      .filter(({ selector }) => !SHORT_TEXT_GRIDS.includes(selector))
      .map(({ selector }) => `${file} ${selector}`),
  );
  expect(widened).toEqual([]);
  const styled = STYLED.filter(({ body }) => {
    const [, columns] = /gridTemplateColumns:\s*(['"`])([^]*?)\1/.exec(body)?.slice(1) ?? [];
    return columns === undefined ? !/width: \d+|placeItems: 'center'/.test(body) : /\dfr/.test(columns.replaceAll(MINMAX, ''));
  });
  expect(styled.map(({ file, body }) => `${file} ${body}`)).toEqual([]);
});

/**
 * Emotion inserts a component's styles when it first renders, so the order of two equally specific rules depends on what was shown
 * before.
 */
test('a styled parent’s rules for children are stronger than the children’s own', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const said = sources.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/'& >(?: (?:[+>]|\*|:not\(style\)))+'/g)].map(([selector]) => ({
      file,
      selector,
    })),
  );
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter(({ selector }) => selector.endsWith("*'"))).toEqual([]);
});
