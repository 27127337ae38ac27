import { safeParse } from 'valibot';

import { userPreferenceSchema, type UserPreference } from '#contract/borrower/rateDrop.ts';
import { asRead } from '#platform/api/answers/asRead.ts';
import type { PortalError } from '#platform/api/portalError.ts';

/** The alert that stands in an `AlertConflict`; null where it has none. */
export function presentAlert(error: PortalError): UserPreference | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('present' in error.body)) return null;
  const present = safeParse(asRead(userPreferenceSchema), error.body.present);
  return present.success ? present.output : null;
}
