import { readable } from '#domain/unreadable.ts';
import { paths } from '#platform/routing/paths.ts';

import type { IncomeCheck } from '../ocrApi.ts';

/** The steps that a ticket opens, as their addresses end. */
const ADDRESSES = {
  'documents-upload': paths.income.upload,
  'documents-summary': paths.income.summary,
  success: paths.income.success,
  'something-went-wrong': paths.income.wrong,
};

export type StepName = keyof typeof ADDRESSES;

const isStepName = (name: string): name is StepName => Object.hasOwn(ADDRESSES, name);

/** Where a check stands, by what the lender has: the same on every device. */
export function placeOf({ agencyRequest, papers: all }: IncomeCheck): StepName {
  const papers = readable(all);
  if (agencyRequest !== null) return 'success';
  const isAllRead = papers.every(({ reading }) => reading !== 'reading');
  return isAllRead && papers.some(({ reading }) => reading === 'read') ? 'documents-summary' : 'documents-upload';
}

/** @param token of the mailed link */
export const stepAddress = (token: string, name: StepName): string => ADDRESSES[name](token);

/** Asks who it is, and comes back to a step. */
export const verifyAddress = (token: string, next: StepName): string =>
  `${paths.income.verify(token)}?${new URLSearchParams({ next }).toString()}`;

/** The step that `verifyAddress` was told; where it was told none, the one at which the check stands. */
export const nextAddress = (token: string, search: URLSearchParams, check: IncomeCheck): string => {
  const next = search.get('next') ?? '';
  return stepAddress(token, isStepName(next) ? next : placeOf(check));
};
