/** @jest-environment node */
/** The table screen × components of Material UI × fields of the features' slices, from the sources. Prints it when `KIT_TABLE` is set. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The feature modules of the design card. */
const FEATURES = ['loans', 'pay', 'accounts', 'rateDrop', 'docuSafe', 'ocr', 'homeValuation', 'privacy'];

const textOf = (file: string): string => readFileSync(file, 'utf8');
const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file));

/** Files that a source imports at once, not those that load later. */
function importsOf(file: string): string[] {
  const names = [...textOf(file).matchAll(/^(?:import|export)\b(?! type)[^;]*?from '([^']+)';/gm)].map(([, name = '']) => name);
  return names.flatMap((name) => {
    if (name.startsWith('#contract/')) return [];
    if (name.startsWith('#')) return path.posix.join('src', name.slice(1));
    return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : [];
  });
}

/** A file and what it is made of. */
function partsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen;
  seen.add(file);
  for (const one of importsOf(file)) if (one.startsWith('src/')) partsOf(one, seen);
  return seen;
}

/** Every screen has it, whatever else it is made of. */
const TITLE = 'src/platform/ui/layout/PageTitle.tsx';

const components = (text: string): string[] =>
  [...text.matchAll(/from '@mui\/material\/([A-Z]\w+)'/g)].map(([, name = '']) => name);
/** What is read of a slice, by the names of its selectors. */
const read = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '[^']*Slice\.ts'/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/\bselect(\w+)/g)].map(([, name = '']) => name),
  );
const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** Every screen that a route loads. */
const screens = below('src')
  .filter((file) => /\/routes\.ts$/.test(file))
  .flatMap((file) =>
    [...textOf(file).matchAll(/import\(\/\*[^*]*\*\/ '(\.[^']+\.tsx)'\)\)\.(\w+)/g)].map(([, name = '', screen = '']) => ({
      screen,
      file: path.posix.join(path.posix.dirname(file), name),
    })),
  );

const table = screens.map(({ screen, file }) => {
  const parts = [...partsOf(file)];
  const feature = /^src\/features\/(\w+)\//.exec(file)?.[1] ?? 'app';
  const own = parts.filter((part) => part.startsWith(`src/features/${feature}/`) || part.startsWith('src/platform/upload/'));
  return {
    feature,
    screen,
    components: sorted(parts.filter((part) => part !== TITLE).flatMap((part) => components(textOf(part)))),
    fields: sorted(own.flatMap((part) => read(textOf(part)))),
  };
});

test('every screen is made of Material UI', () => {
  if (process.env['KIT_TABLE'] !== undefined)
    console.log(
      table
        .map(
          ({ feature, screen, components: made, fields }) => `${feature} | ${screen} | ${made.join(' ')} | ${fields.join(' ')}`,
        )
        .join('\n'),
    );
  expect(table.length).toBeGreaterThan(35);
  // It draws nothing and leads on.
  expect(table.filter(({ components: made }) => made.length === 0).map(({ screen }) => screen)).toEqual(['RedirectScreen']);
});

test('every feature of the design card owns a slice, and its screens read it', () => {
  const owners = FEATURES.filter((feature) => below(`src/features/${feature}`).some((file) => file.endsWith('Slice.ts')));
  expect(owners).toEqual(FEATURES);
  const readers = FEATURES.filter((feature) => table.some((row) => row.feature === feature && row.fields.length > 0));
  expect(readers).toEqual(FEATURES);
});
