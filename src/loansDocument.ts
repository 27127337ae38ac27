/** Stands in `loans.html` and `pay.html` itself: asks for the list. */
import { askAtOnce } from '#app/firstView/askAtOnce.ts';
import { listAddress } from '#features/loans/firstView/listAddress.ts';

askAtOnce(listAddress);
