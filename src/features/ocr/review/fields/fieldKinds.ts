import type { PaystubFieldName } from '#contract/borrower/ocr.ts';

import type { DoubtReason, PaystubField } from '../../ocrApi.ts';

/** How a value is written by people and on the wire. */
export type FieldKind = 'words' | 'day' | 'money' | 'hours';

export const KINDS: Readonly<Record<PaystubFieldName, FieldKind>> = {
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

/** Those that most paystubs have, in the order in which they are read and add up. */
export const USUAL_VALUES = [
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

/** Those that only some have; of each pair both are shown. */
export const OTHER_VALUES = [
  ['rate', 'hours'],
  ['overtime', 'overtimeYearToDate'],
  ['bonus', 'bonusYearToDate'],
] as const satisfies readonly PaystubFieldName[][];

/** What is shown of a paystub of which nothing is marked. */
export const KEY_VALUES = ['gross', 'net', 'grossYearToDate'] as const satisfies readonly PaystubFieldName[];

/** One that is not on the paper. */
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

/** Why to look at it; null where nobody has to. */
export const openDoubt = ({ doubt, isEdited, isConfirmed }: PaystubField): DoubtReason | null =>
  isEdited || isConfirmed ? null : doubt;

/** The marked ones, as they stand on the page. */
export const markedIn = (fields: readonly PaystubField[]): PaystubField[] =>
  [...USUAL_VALUES, ...OTHER_VALUES.flat()].flatMap((name) =>
    fields.filter((field) => field.name === name && openDoubt(field) !== null),
  );

/** The input of a value, which links and boxes on the picture lead to. */
export const inputId = (paystubId: string, name: PaystubFieldName): string => `paystub-${paystubId}-${name}`;

/** What says that no value is marked anymore, which the last decision leads to. */
export const NOTHING_LEFT_ID = 'nothing-left-to-check';
