import { object } from 'valibot';

import type { Notification } from '#contract/notification.ts';
import { dateOnly, utcInstant, words, type ShapeOf } from '#platform/api/answers/shapes.ts';

export const notificationShape: ShapeOf<Notification> = object({
  message: words,
  sender: object({ email: words, firstName: words, lastName: words, userIdentifer: words }),
  writtenAtDate: dateOnly,
  writtenAtUtc: utcInstant,
  writtenAtTime: words,
  timeSince: words,
});
