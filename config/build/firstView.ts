/**
 * Renders the first views (see `src/firstView.tsx`) into the folder named on the command line; the webpack build then includes them. This
 * program imports the whole application, so `config/tasks/build.mjs` bundles it before running it.
 */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { JSDOM } from 'jsdom';

import { inlineScript } from './inlineScript.ts';

const [, , out] = process.argv;
if (out === undefined) throw new Error('Name the folder to write into');

const { window } = new JSDOM('', { url: 'https://portal.example/loans' });
// `document` is left undefined, so that the component library (Emotion) returns its styles instead of inserting them into a page.
Object.assign(globalThis, { window });
const { renderFirstViews } = await import('../../src/firstView.tsx');
const { document } = window;
const { css, ...pages } = await renderFirstViews((html) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
});
/** Renames a finished file into place, so that a build running at the same time never reads half a file. */
function writeAtomically(name: string, text: string): void {
  const file = path.join(out ?? '', name);
  writeFileSync(`${file}-${process.pid}`, text);
  renameSync(`${file}-${process.pid}`, file);
}
for (const [name, { markup, texts }] of Object.entries(pages)) {
  writeAtomically(`${name}.html`, texts);
  writeAtomically(`${name}.json`, JSON.stringify(markup));
}
writeAtomically('firstView.css', css);
for (const name of ['loansInlineScript', 'receiptInlineScript', 'callbackInlineScript'])
  writeAtomically(`${name}.js`, inlineScript(`src/${name}.ts`));
// Ends the process at once: timers of the Redux stores would keep it alive for a minute.
process.exit();
