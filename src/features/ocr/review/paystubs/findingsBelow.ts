import type { PaystubFieldName } from '#contract/borrower/ocr.ts';

import type { PaystubFinding } from '../../ocrApi.ts';

/** The last of the values that a finding is about; it stands below. */
export const FINDINGS_BELOW: Readonly<Record<Exclude<PaystubFinding, 'unknown'>, PaystubFieldName>> = {
  otherPerson: 'person',
  periodIsOff: 'payDate',
  old: 'payDate',
  yearToDateBelowGross: 'grossYearToDate',
  sumIsOff: 'net',
};

/** The question whose name is on a paystub, which links lead to. */
export const nameQuestionId = (paystubId: string): string => `paystub-${paystubId}-whose`;

/** The question whether a file is a paystub. */
export const paperQuestionId = (documentId: string): string => `paper-${documentId}-kind`;
