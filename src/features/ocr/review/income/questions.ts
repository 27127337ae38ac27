import type { PayFrequency } from '#contract/borrower/ocr.ts';

import type { HeldPaystub, Job } from '../incomeOf.ts';

export const FREQUENCIES = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const satisfies readonly PayFrequency[];

type Asked = [first: HeldPaystub, ...others: HeldPaystub[]];

/** Paystubs that are asked about together: all of a job, unless their dates or the answers so far contradict each other. */
export function questionsOf({ held }: Job): Asked[] {
  const agree = (values: readonly (PayFrequency | null)[]) => new Set(values.filter((value) => value !== null)).size < 2;
  const isOne =
    agree(held.map(({ paystub }) => paystub.suggestedFrequency)) && agree(held.map(({ paystub }) => paystub.payFrequency));
  return isOne ? [held] : held.map((one): Asked => [one]);
}

/** The first day at a job. */
export const startedId = (paystubId: string): string => `paystub-${paystubId}-started`;

/** The first choice of the question, which links lead to. */
export const questionId = (paystubId: string): string => `paystub-${paystubId}-often`;
