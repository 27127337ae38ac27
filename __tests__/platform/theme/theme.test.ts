import { theme } from '#platform/theme/theme.ts';

const textsIn = (part: object, place: string): [place: string, text: string][] =>
  Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${place}.${name}`, value] as [string, string]];
    return typeof value === 'object' && value !== null ? textsIn(value, `${place}.${name}`) : [];
  });

test('every Material UI color follows the document’s appearance', () => {
  const { common: _blackAndWhite, grey: _unused, mode: _noColor, ...palette } = theme.palette;
  const colors = textsIn(palette, 'palette');
  expect(colors.length).toBeGreaterThan(30);
  expect(colors.filter(([, color]) => !/^var\(--[\w-]+\)$/.test(color))).toEqual([]);
});

test('the browser mixes shades by a number or a calculation', () => {
  expect(theme.alpha('var(--ink)', 0.5)).toBe('color-mix(in srgb, var(--ink) 50%, transparent)');
  expect(theme.alpha('var(--ink)', '0.5 + 0.25')).toBe('color-mix(in srgb, var(--ink) calc((0.5 + 0.25) * 100%), transparent)');
  expect(theme.lighten('var(--ink)', 0.25)).toBe('color-mix(in srgb, var(--ink), #fff 25%)');
  expect(theme.darken('var(--ink)', 0.25)).toBe('color-mix(in srgb, var(--ink), #000 25%)');
  expect(theme.palette.getContrastText('var(--ink)')).toBe('var(--card)');
});
