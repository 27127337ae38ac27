import type { PayFrequency } from '#contract/borrower/ocr.ts';

import type { HeldPaystub, Job } from '../incomeOf.ts';

export const FREQUENCIES = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const satisfies readonly PayFrequency[];

type Asked = [first: HeldPaystub, ...others: HeldPaystub[]];

/** Groups a job's paystubs by frequency question: one question for all, unless their dates or earlier answers contradict each other. */
export function questionsOf({ held }: Job): Asked[] {
  const agree = (values: readonly (PayFrequency | null)[]) => new Set(values.filter((value) => value !== null)).size < 2;
  const isOne =
    agree(held.map(({ paystub }) => paystub.suggestedFrequency)) && agree(held.map(({ paystub }) => paystub.payFrequency));
  return isOne ? [held] : held.map((one): Asked => [one]);
}

/** DOM id of the field for the first day at a job. */
export const startedId = (paystubId: string): string => `paystub-${paystubId}-started`;

/** DOM id of the first radio button of the frequency question; links focus it. */
export const questionId = (paystubId: string): string => `paystub-${paystubId}-often`;
