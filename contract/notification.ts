/** The notification endpoint, relative to `bases.notification`, and the record that officers' notes have, too. */
import type { DateOnly, UtcInstant } from './call.ts';

/** A message of somebody at the lender. The spelling of `userIdentifer` is the specification's. */
export interface Notification {
  message: string;
  sender: { email: string; firstName: string; lastName: string; userIdentifer: string };
  /** Day and time in the lender's zone. */
  writtenAtDate: DateOnly;
  writtenAtUtc: UtcInstant;
  /** For example "9:31 AM". */
  writtenAtTime: string;
  /** In words when it was asked for, for example "2 hours ago"; a page that stays open works it out anew. */
  timeSince: string;
}

export interface NotificationCalls {
  /**
   * Tells the lender that a check failed, once per check however often it is called; with the ticket of the mailed link. Answers the message
   * that was kept.
   */
  'POST notification/AimCheckFailure': { request: { aimCheckId: string }; response: Notification };
}
