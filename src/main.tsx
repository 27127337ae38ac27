import 'react-dom/client';

import { staticDocument } from '#platform/api/staticDocument.ts';
import { nextTask } from '#platform/nextTask.ts';

/** The same address as the document's preload, with the version, so that a browser with that version makes no request. */
const configAddress = () => document.querySelector('link[as="fetch"]')?.getAttribute('href') ?? '/config.json';

/** One script, evaluated in three tasks: in one, a slow phone would answer to nothing for 150 ms. */
async function start() {
  const config = staticDocument(configAddress());
  config.catch(() => undefined); // `startPortal` says so
  await nextTask();
  await import(/* webpackMode: "eager" */ '#platform/api/identityApi.ts');
  await nextTask();
  const { startPortal } = await import(/* webpackMode: "eager" */ './startPortal.tsx');
  await startPortal(config);
}

void start();
