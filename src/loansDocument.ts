/** Inline script of `loans.html` and `pay.html`: requests the loan list before the application loads. */
import { askAtOnce } from '#app/firstView/askAtOnce.ts';
import { listAddress } from '#features/loans/firstView/listAddress.ts';

askAtOnce(listAddress);
