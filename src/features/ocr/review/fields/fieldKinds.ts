import type { PaystubFieldName } from '#contract/borrower/ocr.ts';

import type { DoubtReason, PaystubField } from '../../ocrApi.ts';

/** Format of a value, both as typed and as sent to the API. */
export type FieldKind = 'words' | 'day' | 'money' | 'hours';

export const FIELD_KINDS: Readonly<Record<PaystubFieldName, FieldKind>> = {
  employer: 'words',
  person: 'words',
  periodStart: 'day',
  periodEnd: 'day',
  payDate: 'day',
  gross: 'money',
  deductions: 'money',
  net: 'money',
  grossYearToDate: 'money',
  rate: 'money',
  hours: 'hours',
  overtime: 'money',
  overtimeYearToDate: 'money',
  bonus: 'money',
  bonusYearToDate: 'money',
};

/** Values found on most paystubs, in the order they are shown and add up. */
export const USUAL_FIELDS = [
  'employer',
  'person',
  'periodStart',
  'periodEnd',
  'payDate',
  'gross',
  'deductions',
  'net',
  'grossYearToDate',
] as const satisfies readonly PaystubFieldName[];

/** Values found on some paystubs only. Both values of a pair are shown together. */
export const OTHER_FIELDS = [
  ['rate', 'hours'],
  ['overtime', 'overtimeYearToDate'],
  ['bonus', 'bonusYearToDate'],
] as const satisfies readonly PaystubFieldName[][];

/** Values shown for a folded paystub, on which nothing is marked. */
export const KEY_FIELDS = ['gross', 'net', 'grossYearToDate'] as const satisfies readonly PaystubFieldName[];

/** Placeholder for a value that is not on the document. */
export const emptyField = (name: PaystubFieldName): PaystubField => ({
  name,
  read: null,
  value: null,
  confidence: 0,
  doubt: null,
  isEdited: false,
  isConfirmed: false,
  place: null,
});

/** Why the value still needs review; null if it does not, or was edited or confirmed. */
export const pendingDoubt = ({ doubt, isEdited, isConfirmed }: PaystubField): DoubtReason | null =>
  isEdited || isConfirmed ? null : doubt;

/** The values that still need review, in display order. */
export const fieldsToReview = (fields: readonly PaystubField[]): PaystubField[] =>
  [...USUAL_FIELDS, ...OTHER_FIELDS.flat()].flatMap((name) =>
    fields.filter((field) => field.name === name && pendingDoubt(field) !== null),
  );

/** DOM id of a value's input; links and the boxes on the picture focus it. */
export const fieldInputId = (paystubId: string, name: PaystubFieldName): string => `paystub-${paystubId}-${name}`;

/** DOM id of the notice that no value needs review anymore; it gets the focus after the last decision. */
export const NOTHING_LEFT_TO_CHECK_ID = 'nothing-left-to-check';
