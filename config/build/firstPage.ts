/**
 * Renders the landing page into the folder named on the command line, and adds the font to `server-down.html`. Runs after the
 * application's build, because the font's file name has a content hash.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readLandingContent } from '../../src/features/landing/landingContent.ts';
import { fontFaces, renderLanding } from '../../src/landing.tsx';
import { inlineScript } from './inlineScript.ts';

const CONTENT = 'config/landingContent.json';
const BEHAVIOR = 'src/features/landing/behavior.ts';

const [, , out] = process.argv;
if (out === undefined) throw new Error('Name the folder to write into');

const assets = path.join(out, 'assets');
const built = existsSync(assets) ? readdirSync(assets) : [];
const font = built.find((name) => /latin-wght-normal.*\.woff2$/.test(name));
const manifest = built.find((name) => name.endsWith('.webmanifest'));
/** Scripts and styles that the landing page loads ahead for signing in, in the order in which they are needed. */
const PREFETCHED = ['styles', 'main', 'SigningIn', 'verifiedUserManager', 'callback', 'LoansScreen'];
const prefetchedFiles = PREFETCHED.flatMap((part) =>
  built.filter((name) => new RegExp(`^${part}\\.\\w+\\.(?:js|css)$`).test(name)),
);
mkdirSync(out, { recursive: true });
writeFileSync(
  path.join(out, 'index.html'),
  renderLanding({
    content: readLandingContent(JSON.parse(readFileSync(CONTENT, 'utf8')), CONTENT),
    script: inlineScript(BEHAVIOR),
    prefetchUrls: [...prefetchedFiles.map((name) => `/assets/${name}`), '/config.json?__CONFIG_VERSION__'],
    ...(font !== undefined && { fontUrl: `/assets/${font}` }),
    ...(manifest !== undefined && { manifestUrl: `/assets/${manifest}` }),
  }),
);

const serverDown = path.join(out, 'server-down.html');
writeFileSync(
  serverDown,
  readFileSync('public/server-down.html', 'utf8').replace('/* __FONT_FACES__ */', fontFaces(font && `/assets/${font}`)),
);
