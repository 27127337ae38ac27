/** Renders the first page into the folder named on the command line. Runs after the application's build, because it uses its font. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { renderLanding } from '../../src/landing.tsx';

const [, , out] = process.argv;
if (out === undefined) throw new Error('Name the folder to write into');

const assets = path.join(out, 'assets');
const font = existsSync(assets) ? readdirSync(assets).find((name) => /latin-wght-normal.*\.woff2$/.test(name)) : undefined;

mkdirSync(out, { recursive: true });
writeFileSync(path.join(out, 'index.html'), renderLanding(font === undefined ? {} : { fontUrl: `/assets/${font}` }));
