import { readableEntries } from '#domain/unreadable.ts';
import { paths } from '#platform/routing/paths.ts';

import type { IncomeCheck } from '../ocrApi.ts';

/** Steps that need a contact ticket, by the last segment of their URL. */
const STEP_PATHS = {
  'documents-upload': paths.income.upload,
  'documents-summary': paths.income.summary,
  success: paths.income.success,
  'something-went-wrong': paths.income.wrong,
};

export type StepName = keyof typeof STEP_PATHS;

const isStepName = (name: string): name is StepName => Object.hasOwn(STEP_PATHS, name);

/** Returns the step to resume at. It depends only on the lender's data, so it is the same on every device. */
export function currentStep({ agencyRequest, papers: all }: IncomeCheck): StepName {
  const papers = readableEntries(all);
  if (agencyRequest !== null) return 'success';
  const isAllRead = papers.every(({ reading }) => reading !== 'reading');
  return isAllRead && papers.some(({ reading }) => reading === 'read') ? 'documents-summary' : 'documents-upload';
}

export const stepPath = (token: string, name: StepName): string => STEP_PATHS[name](token);

/** URL of the identity check that returns to the given step afterwards. */
export const verifyPath = (token: string, next: StepName): string =>
  `${paths.income.verify(token)}?${new URLSearchParams({ next }).toString()}`;

/** URL of the step named by the `next` parameter of `verifyPath`, or of the step to resume at if there is none. */
export const pathAfterVerify = (token: string, search: URLSearchParams, check: IncomeCheck): string => {
  const next = search.get('next') ?? '';
  return stepPath(token, isStepName(next) ? next : currentStep(check));
};
