import { fetchStaticDocument } from '#platform/api/fetchStaticDocument.ts';
import { nextTask } from '#platform/nextTask.ts';
import { beginStartup } from '#platform/startup.ts';

/** The URL in the document's preload link. It contains a version, so a browser that has this version cached makes no request. */
const configUrl = () => document.querySelector('link[as="fetch"]')?.getAttribute('href') ?? '/config.json';

async function start(): Promise<void> {
  beginStartup();
  const config = fetchStaticDocument(configUrl());
  config.catch(() => undefined); // `startPortal` awaits it and shows the error.
  await nextTask();
  const { startPortal } = await import(/* webpackMode: "eager" */ './startPortal.tsx');
  await startPortal(config);
}

// In an unsupported browser the document has removed #root and shows a message instead.
if (document.getElementById('root') !== null) void start();
