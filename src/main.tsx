import { staticDocument } from '#platform/api/staticDocument.ts';
import { nextTaskIfBusy } from '#platform/nextTask.ts';

import 'react-dom/client';

/** The same address as the document's preload, with the version, so that a browser with that version makes no request. */
const configAddress = () => document.querySelector('link[as="fetch"]')?.getAttribute('href') ?? '/config.json';

/** One script, evaluated in up to three tasks: in one, a slow phone would answer to nothing for 150 ms. */
async function start() {
  const config = staticDocument(configAddress());
  config.catch(() => undefined); // `startPortal` says so
  await nextTaskIfBusy();
  await import(/* webpackMode: "eager" */ '#platform/api/identityApi.ts');
  await nextTaskIfBusy();
  const { startPortal } = await import(/* webpackMode: "eager" */ './startPortal.tsx');
  await startPortal(config);
}

// The document has taken it away where the browser is too old, and says so.
if (document.getElementById('root') !== null) void start();
