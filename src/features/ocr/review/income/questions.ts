import type { PayFrequency } from '#contract/borrower/ocr.ts';

import type { PaystubInDocument, Job } from '../paystubIncome.ts';

export const FREQUENCIES = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const satisfies readonly PayFrequency[];

type QuestionGroup = [first: PaystubInDocument, ...others: PaystubInDocument[]];

/** Groups a job's paystubs by frequency question: one question for all, unless their dates or earlier answers contradict each other. */
export function groupByQuestion({ paystubs }: Job): QuestionGroup[] {
  const agree = (values: readonly (PayFrequency | null)[]) => new Set(values.filter((value) => value !== null)).size < 2;
  const isOne =
    agree(paystubs.map(({ paystub }) => paystub.suggestedFrequency)) &&
    agree(paystubs.map(({ paystub }) => paystub.payFrequency));
  return isOne ? [paystubs] : paystubs.map((one): QuestionGroup => [one]);
}

export const startDateId = (paystubId: string): string => `paystub-${paystubId}-started`;

/** DOM id of the first radio button of the frequency question; links focus it. */
export const frequencyQuestionId = (paystubId: string): string => `paystub-${paystubId}-often`;
