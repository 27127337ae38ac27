import { exactOptional, object } from 'valibot';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import { answerSkippingUnreadable, essential, words, type ShapeOf } from '#platform/api/answers/shapes.ts';

/** What is known of a loan officer; each fact that cannot be read is left out of what is shown. */
export const officerFacts = {
  nmlsId: exactOptional(words),
  branch: exactOptional(words),
  phone: exactOptional(words),
  photoUrl: exactOptional(words),
};

export const officerShape: ShapeOf<LoanOfficer> = object({
  userIdentifier: essential,
  firstName: words,
  lastName: words,
  emailAddress: words,
  ...officerFacts,
});

/** Officers to choose from: one that cannot be read cannot be chosen. */
export const officersShape: ShapeOf<LoanOfficer[]> = answerSkippingUnreadable(officerShape);
