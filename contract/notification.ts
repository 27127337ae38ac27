/** The notification endpoint, relative to `bases.notification`. */
import type { Listed } from './call.ts';

export interface NotificationCalls {
  'POST notification/AimCheckFailure': Listed;
}
