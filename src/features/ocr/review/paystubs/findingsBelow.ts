import type { PaystubFieldName } from '#contract/borrower/ocr.ts';

import type { PaystubFinding } from '../../ocrApi.ts';

/** The first value of the row that a finding is about. */
export const FINDINGS_BELOW: Readonly<Record<Exclude<PaystubFinding, 'unknown'>, PaystubFieldName>> = {
  otherPerson: 'person',
  periodIsOff: 'periodStart',
  old: 'periodStart',
  yearToDateBelowGross: 'gross',
  sumIsOff: 'deductions',
};

/** The question whose name is on a paystub, which links lead to. */
export const nameQuestionId = (paystubId: string): string => `paystub-${paystubId}-whose`;

/** The question whether a file is a paystub. */
export const paperQuestionId = (documentId: string): string => `paper-${documentId}-kind`;
