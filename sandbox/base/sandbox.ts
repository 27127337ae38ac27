/** The dependencies that every part of the sandbox receives: one object, created in `start/main.ts` instead of globals. */
import type { Kysely } from 'kysely';

import type { Clock } from './clock/clock.ts';
import type { Database } from './db/database.ts';
import type { Faults } from './faults.ts';
import type { Limits } from './limits/limits.ts';
import type { Mailer } from './mailer.ts';
import type { Letterhead } from './settings/letterhead.ts';
import type { Settings } from './settings/settings.ts';

export interface Sandbox {
  settings: Settings;
  letterhead: Letterhead;
  database: Kysely<Database>;
  clock: Clock;
  limits: Limits;
  mailer: Mailer;
  faults: Faults;
}
