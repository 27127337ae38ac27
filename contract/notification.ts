/** The notification endpoint, relative to `bases.notification`, and the record that officers' notes have, too. */
import { object, strictObject, type InferOutput } from 'valibot';

import { dateOnly, identifier, sensitive, text, utcInstant } from './schema.ts';

/** A message of somebody at the lender. The spelling of `userIdentifer` is the specification's. */
export const notificationSchema = object({
  message: sensitive('words', text),
  sender: object({
    email: sensitive('email', text),
    firstName: sensitive('person', text),
    lastName: sensitive('person', text),
    userIdentifer: sensitive('id', text),
  }),
  /** Day and time in the lender's zone. */
  writtenAtDate: dateOnly,
  writtenAtUtc: utcInstant,
  /** For example "9:31 AM". */
  writtenAtTime: sensitive('none', text),
  /** In words when it was asked for, for example "2 hours ago"; a page that stays open works it out anew. */
  timeSince: sensitive('none', text),
});
export type Notification = InferOutput<typeof notificationSchema>;

export const aimCheckFailureSchema = strictObject({ aimCheckId: sensitive('id', identifier) });
export type AimCheckFailure = InferOutput<typeof aimCheckFailureSchema>;

export interface NotificationCalls {
  /**
   * Tells the lender that a check failed, once per check however often it is called; with the ticket of the mailed link. Answers the message
   * that was kept.
   */
  'POST notification/AimCheckFailure': { request: AimCheckFailure; response: Notification };
}
