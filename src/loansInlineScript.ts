/** Inline script of `loans.html` and `pay.html`: requests the loan list before the application loads. */
import { sendEarlyRequest } from '#app/firstView/sendEarlyRequest.ts';
import { loanListUrl } from '#features/loans/firstView/loanListUrl.ts';

sendEarlyRequest(loanListUrl);
