import type { BorrowerCalls } from '#contract/borrower/calls.ts';

const PATH = 'BorrowerLoan/all';
type Path = `GET ${typeof PATH}` extends keyof BorrowerCalls ? typeof PATH : never;

/** Where the list of loans is asked for before the runtime document is there: `loans.html` names the lender's API. */
export function listAddress(): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="borrower"]')?.content ?? '';
  const path: Path = PATH;
  return `${base}/${path}`;
}
