import { readdirSync, readFileSync } from 'node:fs';

/** A selector, and what stands in its braces. */
const rulesIn = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, rules: rulesIn(readFileSync(`src/${file}`, 'utf8')) }));

/** A switch that is drawn, without words. */
const DRAWN = ["[data-choice='choice'] .night"];

/** Dates and amounts alone: what stands there is as short as it looks. */
const SHORT = ['.due-track ol', '.due-track-3 ol'];

const MINMAX = /minmax\((?:[^()]|\([^()]*\))*\)/g;

/** A column that is as wide as the longest word in it makes the page as wide as that word. */
test('no column of a grid is at least as wide as a word, so that a long one breaks instead of widening the page', () => {
  const grids = SHEETS.flatMap(({ file, rules }) =>
    rules.filter(({ body }) => /display:\s*(?:inline-)?grid/.test(body)).map((rule) => ({ file, rules, ...rule })),
  );
  expect(grids.length).toBeGreaterThan(60);
  const without = grids.filter(({ rules, selector, body }) => {
    const named = rules.some((rule) => rule.selector === selector && /grid-template/.test(rule.body));
    const isBox = /\n\s*width:\s*[\d.]+(?:px|rem)/.test(body) || /place-items: center/.test(body);
    return !named && !isBox && !DRAWN.includes(selector);
  });
  expect(without.map(({ file, selector }) => `${file} ${selector}`)).toEqual([]);
  const widened = SHEETS.flatMap(({ file, rules }) =>
    rules
      .filter(({ body }) => /\dfr/.test((/grid-template-columns:([^;]*)/.exec(body)?.[1] ?? '').replaceAll(MINMAX, '')))
      .filter(({ selector }) => !SHORT.includes(selector))
      .map(({ selector }) => `${file} ${selector}`),
  );
  expect(widened).toEqual([]);
});
