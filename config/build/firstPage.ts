/** Renders the first page into the folder named on the command line. Its scripts and styles stand in it; nothing else has to load. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { renderLanding } from '../../src/landing.tsx';

const [, , out] = process.argv;
if (out === undefined) throw new Error('Name the folder to write into');

mkdirSync(out, { recursive: true });
writeFileSync(path.join(out, 'index.html'), renderLanding());
