/**
 * Runs in the frame of the replay once React is there, which has taken the browser's timers for its own work by then: what the portal's
 * screens put off never happens.
 */
import { replaceIn } from './still.ts';

for (const name of ['setTimeout', 'setInterval', 'requestIdleCallback', 'requestAnimationFrame'])
  replaceIn(window, name, () => 0);
