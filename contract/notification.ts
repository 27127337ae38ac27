/**
 * Calls of the notification endpoint, relative to `bases.notification`, and the notification record, which loan officers' notes also use.
 */
import { object, strictObject, type InferOutput } from 'valibot';

import { dateOnly, identifier, sensitive, text, utcInstant } from './schema.ts';

/** A message from a person at the lender. `userIdentifer` is misspelled in the specification. */
export const notificationSchema = object({
  message: sensitive('words', text),
  sender: object({
    email: sensitive('email', text),
    firstName: sensitive('person', text),
    lastName: sensitive('person', text),
    userIdentifer: sensitive('id', text),
  }),
  /** Day in the lender's time zone; `writtenAtTime` is in the same zone. */
  writtenAtDate: dateOnly,
  writtenAtUtc: utcInstant,
  /** Time of day in the lender's time zone, for example "9:31 AM". */
  writtenAtTime: sensitive('none', text),
  /** Age of the message at the time of the request, for example "2 hours ago". The portal recalculates it while a page stays open. */
  timeSince: sensitive('none', text),
});
export type Notification = InferOutput<typeof notificationSchema>;

export const aimCheckFailureSchema = strictObject({ aimCheckId: sensitive('id', identifier) });
export type AimCheckFailure = InferOutput<typeof aimCheckFailureSchema>;

export interface NotificationCalls {
  /**
   * Notifies the lender that an income check failed, once per check even if called repeatedly. Carries the emailed link's ticket in
   * `X-Contact-Ticket`. Returns the stored message.
   */
  'POST notification/AimCheckFailure': { request: AimCheckFailure; response: Notification };
}
