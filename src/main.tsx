import { staticDocument } from '#platform/api/staticDocument.ts';
import type {} from '#platform/firstView/handover.ts'; // the window's `earlyViewComes`
import { beginStartup, nextFrame } from '#platform/startup.ts';

/**
 * A list that comes within this time is shown before the application is evaluated, which takes a slow phone half a second; on a slow line,
 * where it takes longer, the application uses the time.
 */
const WAIT_MS = 150;

/** The same address as the document's preload, with the version, so that a browser with that version makes no request. */
const configAddress = () => document.querySelector('link[as="fetch"]')?.getAttribute('href') ?? '/config.json';

async function start(): Promise<void> {
  beginStartup();
  const config = staticDocument(configAddress());
  config.catch(() => undefined); // `startPortal` says so
  await Promise.race([window.earlyViewComes, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  if (window.earlyView?.isShown === true) await nextFrame();
  const { startPortal } = await import(/* webpackMode: "eager" */ './startPortal.tsx');
  await startPortal(config);
}

// The document has taken it away where the browser is too old, and says so.
if (document.getElementById('root') !== null) void start();
