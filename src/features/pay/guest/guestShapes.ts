import { exactOptional, number, object } from 'valibot';

import type { IdentityConfirmed } from '#contract/guests.ts';
import { essential, utcInstant, type ShapeOf } from '#platform/api/answers/shapes.ts';

export const identityConfirmedShape: ShapeOf<IdentityConfirmed> = object({
  verificationTicket: essential,
  expiresAtUtc: utcInstant,
  expiresInSeconds: exactOptional(number()),
});
