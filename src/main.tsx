import { staticDocument } from '#platform/api/staticDocument.ts';
import { beginStartup } from '#platform/startup.ts';

import { startPortal } from './startPortal.tsx';

/** The same address as the document's preload, with the version, so that a browser with that version makes no request. */
const configAddress = () => document.querySelector('link[as="fetch"]')?.getAttribute('href') ?? '/config.json';

// The document has taken it away where the browser is too old, and says so.
if (document.getElementById('root') !== null) {
  beginStartup();
  void startPortal(staticDocument(configAddress()));
}
