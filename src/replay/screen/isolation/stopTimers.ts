/**
 * Disables timers in the replay's iframe, so that nothing that the portal's screens schedule ever runs. It must run after React has
 * loaded, because React keeps its own references to the original timers.
 */
import { replaceProperty } from './replaceGlobals.ts';

for (const name of ['setTimeout', 'setInterval', 'requestIdleCallback', 'requestAnimationFrame'])
  replaceProperty(window, name, () => 0);
