/** What every part of the sandbox is handed: one object, made in `main.ts`, no globals. */
import type { Kysely } from 'kysely';

import type { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';
import type { Faults } from './faults.ts';
import type { Limits } from './limits.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Settings } from './settings.ts';

export interface Sandbox {
  settings: Settings;
  database: Kysely<Database>;
  clock: Clock;
  limits: Limits;
  mailer: Mailer;
  faults: Faults;
}
