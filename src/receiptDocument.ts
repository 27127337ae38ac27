/** Stands in `receipt.html` itself: asks what became of the payment. */
import { askAtOnce } from '#app/firstView/askAtOnce.ts';
import { loadApplication } from '#app/firstView/loadApplication.ts';
import { receiptAddress } from '#features/pay/firstView/receiptAddress.ts';

if (receiptAddress() === '') loadApplication();
else askAtOnce(receiptAddress);
