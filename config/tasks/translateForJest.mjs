/**
 * Translates what jest will load into jest's own cache, each file once, on a core that is free before jest starts. Without it, jest's
 * workers start on an empty cache together and each translates the same files. Jest checks every entry; a missing one only costs time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { createScriptTransformer } from '@jest/transform';
import { readConfigs } from 'jest-config';

import { inRoot, root } from './task.mjs';

/** As jest's runtime asks for modules that are loaded with `require`. The cache goes by it. */
const FOR_REQUIRE = {
  isInternalModule: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
};

const filesIn = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

const packages = readdirSync(inRoot('node_modules'))
  .flatMap((name) => (name.startsWith('@') ? readdirSync(inRoot('node_modules', name)).map((own) => path.join(name, own)) : name))
  .map((name) => inRoot('node_modules', name));

const { configs } = await readConfigs({ _: [], $0: '' }, [root]);
const transformer = await createScriptTransformer(configs[0]);
const sources = ['contract', 'src', '__tests__']
  .flatMap((folder) => filesIn(inRoot(folder)))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file));
const ofPackages = packages.filter((folder) => transformer.shouldTransform(path.join(folder, 'index.js'))).flatMap(filesIn);
for (const file of [...sources, ...ofPackages.filter((file) => file.endsWith('.js'))]) {
  transformer.transform(file, FOR_REQUIRE, readFileSync(file, 'utf8'));
}
