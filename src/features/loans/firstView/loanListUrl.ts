import type { BorrowerCalls } from '#contract/borrower/calls.ts';

const LOAN_LIST_PATH = 'BorrowerLoan/all';
type LoanListPath = `GET ${typeof LOAN_LIST_PATH}` extends keyof BorrowerCalls ? typeof LOAN_LIST_PATH : never;

/**
 * URL of the loan list request that is sent before `config.json` has loaded. A meta tag in `loans.html` holds the base URL of the
 * borrower API.
 */
export function loanListUrl(): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="borrower"]')?.content ?? '';
  const path: LoanListPath = LOAN_LIST_PATH;
  return `${base}/${path}`;
}
