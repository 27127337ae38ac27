import { exactOptional, object } from 'valibot';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import { words, type ShapeOf } from '#platform/api/answers/shapes.ts';

/** What is known of a loan officer; each fact that cannot be read is left out of what is shown. */
export const officerFacts = {
  nmlsId: exactOptional(words),
  branch: exactOptional(words),
  phone: exactOptional(words),
  photoUrl: exactOptional(words),
};

export const officerShape: ShapeOf<LoanOfficer> = object({
  userIdentifier: words,
  firstName: words,
  lastName: words,
  emailAddress: words,
  ...officerFacts,
});
