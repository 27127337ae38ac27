/**
 * Renders the first view into the folder named on the command line, for the build that follows: see `src/firstView.tsx`. It renders the
 * application itself, so it is bundled before it runs (`config/tasks/build.mjs`).
 */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { JSDOM } from 'jsdom';

import { inlineScript } from './inlineScript.ts';

const [, , out] = process.argv;
if (out === undefined) throw new Error('Name the folder to write into');

const { window } = new JSDOM('', { url: 'https://portal.example/loans' });
// Without a document, so that the component library gives its styles away and does not put them into one.
Object.assign(globalThis, { window });
const { renderFirstViews } = await import('../../src/firstView.tsx');
const { document } = window;
const { css, ...pages } = await renderFirstViews((html) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
});
/** Another build at the same moment writes the same, and never half of it. */
function write(name: string, text: string): void {
  const file = path.join(out ?? '', name);
  writeFileSync(`${file}-${process.pid}`, text);
  renameSync(`${file}-${process.pid}`, file);
}
for (const [name, { markup, texts }] of Object.entries(pages)) {
  write(`${name}.html`, texts);
  write(`${name}.json`, JSON.stringify(markup));
}
write('firstView.css', css);
for (const name of ['loansDocument', 'receiptDocument', 'callbackDocument']) write(`${name}.js`, inlineScript(`src/${name}.ts`));
// The stores that it was rendered with would keep what they hold for a minute.
process.exit();
