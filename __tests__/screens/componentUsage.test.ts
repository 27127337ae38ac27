/** @jest-environment node */
/**
 * Builds a table of the screens with the Material UI components and slice fields that each uses, from the sources. Printed when
 * `KIT_TABLE` is set.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Feature modules that the stack specification (design card) requires. */
const FEATURES = ['loans', 'pay', 'accounts', 'rateDrop', 'docuSafe', 'ocr', 'homeValuation', 'privacy'];

const textOf = (file: string): string => readFileSync(file, 'utf8');
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file));

/** Returns the files that a source imports statically, without lazy imports. */
function importsOf(file: string): string[] {
  const names = [...textOf(file).matchAll(/^(?:import|export)\b(?! type)[^;]*?from '([^']+)';/gm)].map(([, name = '']) => name);
  return names.flatMap((name) => {
    if (name.startsWith('#contract/')) return [];
    if (name.startsWith('#')) return path.posix.join('src', name.slice(1));
    return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : [];
  });
}

function importedFiles(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen;
  seen.add(file);
  for (const one of importsOf(file)) if (one.startsWith('src/')) importedFiles(one, seen);
  return seen;
}

/** Excluded, because every screen uses it. */
const PAGE_TITLE_FILE = 'src/platform/ui/layout/PageTitle.tsx';

const components = (text: string): string[] =>
  [...text.matchAll(/from '@mui\/material\/([A-Z]\w+)'/g)].map(([, name = '']) => name);
/** Returns the slice fields that a source reads, taken from the selectors it imports. */
const selectorsUsed = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '[^']*Slice\.ts'/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/\bselect(\w+)/g)].map(([, name = '']) => name),
  );
const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

const screens = filesBelow('src')
  .filter((file) => /\/routes\.ts$/.test(file))
  .flatMap((file) =>
    [...textOf(file).matchAll(/import\(\/\*[^*]*\*\/ '(\.[^']+\.tsx)'\)\)\.(\w+)/g)].map(([, name = '', screen = '']) => ({
      screen,
      file: path.posix.join(path.posix.dirname(file), name),
    })),
  );

const table = screens.map(({ screen, file }) => {
  const parts = [...importedFiles(file)];
  const feature = /^src\/features\/(\w+)\//.exec(file)?.[1] ?? 'app';
  const own = parts.filter((part) => part.startsWith(`src/features/${feature}/`) || part.startsWith('src/platform/upload/'));
  return {
    feature,
    screen,
    components: sorted(parts.filter((part) => part !== PAGE_TITLE_FILE).flatMap((part) => components(textOf(part)))),
    fields: sorted(own.flatMap((part) => selectorsUsed(textOf(part)))),
  };
});

test('every screen uses Material UI', () => {
  if (process.env['KIT_TABLE'] !== undefined)
    console.log(
      table
        .map(
          ({ feature, screen, components: made, fields }) => `${feature} | ${screen} | ${made.join(' ')} | ${fields.join(' ')}`,
        )
        .join('\n'),
    );
  expect(table.length).toBeGreaterThan(35);
  expect(table.filter(({ components: made }) => made.length === 0).map(({ screen }) => screen)).toEqual(['RedirectScreen']);
});

test('every feature of the design card has a slice that its screens read', () => {
  const owners = FEATURES.filter((feature) => filesBelow(`src/features/${feature}`).some((file) => file.endsWith('Slice.ts')));
  expect(owners).toEqual(FEATURES);
  const readers = FEATURES.filter((feature) => table.some((row) => row.feature === feature && row.fields.length > 0));
  expect(readers).toEqual(FEATURES);
});
