import type { BorrowerCalls } from '#contract/borrower/calls.ts';

const PATH = 'BorrowerLoan/all';
type Path = `GET ${typeof PATH}` extends keyof BorrowerCalls ? typeof PATH : never;

/**
 * URL of the loan list request that is sent before `config.json` has loaded. A meta tag in `loans.html` holds the base URL of the
 * borrower API.
 */
export function loanListUrl(): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="borrower"]')?.content ?? '';
  const path: Path = PATH;
  return `${base}/${path}`;
}
