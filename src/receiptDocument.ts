/** Stands in `receipt.html` itself: asks what became of the payment. */
import { askAtOnce } from '#app/firstView/askAtOnce.ts';
import { receiptAddress } from '#features/pay/firstView/receiptAddress.ts';

askAtOnce(receiptAddress);
