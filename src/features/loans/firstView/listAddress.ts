import type { BorrowerCalls } from '#contract/borrower/calls.ts';

const CALL: keyof BorrowerCalls = 'GET BorrowerLoan/all';

/** Where the list of loans is asked for before the runtime document is there: `loans.html` names the lender's API. */
export const listAddress = (): string =>
  (document.querySelector<HTMLMetaElement>('meta[name="borrower"]')?.content ?? '') + CALL.replace('GET ', '/');
