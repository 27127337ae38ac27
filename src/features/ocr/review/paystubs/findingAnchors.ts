import type { PaystubFieldName } from '#contract/borrower/ocr.ts';

import type { PaystubFinding } from '../../ocrApi.ts';

/** The value below which each finding is shown: the last of those it concerns. */
export const FINDING_ANCHORS: Readonly<Record<Exclude<PaystubFinding, 'unknown'>, PaystubFieldName>> = {
  otherPerson: 'person',
  periodIsOff: 'payDate',
  old: 'payDate',
  yearToDateBelowGross: 'grossYearToDate',
  sumIsOff: 'net',
};

/** DOM id of the question whether the name on the paystub is the borrower's; links focus it. */
export const nameQuestionId = (paystubId: string): string => `paystub-${paystubId}-whose`;

/** DOM id of the question whether a file is a paystub; links focus it. */
export const documentQuestionId = (documentId: string): string => `paper-${documentId}-kind`;
