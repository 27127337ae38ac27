import { staticDocument } from '#platform/api/staticDocument.ts';
import { nextTask } from '#platform/nextTask.ts';
import { beginStartup } from '#platform/startup.ts';

/** The same address as the document's preload, with the version, so that a browser with that version makes no request. */
const configAddress = () => document.querySelector('link[as="fetch"]')?.getAttribute('href') ?? '/config.json';

async function start(): Promise<void> {
  beginStartup();
  const config = staticDocument(configAddress());
  config.catch(() => undefined); // `startPortal` says so
  await nextTask();
  const { startPortal } = await import(/* webpackMode: "eager" */ './startPortal.tsx');
  await startPortal(config);
}

// The document has taken it away where the browser is too old, and says so.
if (document.getElementById('root') !== null) void start();
