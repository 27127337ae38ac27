import { safeParse } from 'valibot';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';
import type { PortalError } from '#platform/api/portalError.ts';

import { userPreferenceShape } from '../rateDropShapes.ts';

/** The alert that stands in an `AlertConflict`; null where it has none. */
export function presentAlert(error: PortalError): UserPreference | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('present' in error.body)) return null;
  const present = safeParse(userPreferenceShape, error.body.present);
  return present.success ? present.output : null;
}
