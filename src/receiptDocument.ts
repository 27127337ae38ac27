/** Inline script of `receipt.html`: requests the payment's outcome before the application loads. */
import { askAtOnce } from '#app/firstView/askAtOnce.ts';
import { loadApplication } from '#app/firstView/loadApplication.ts';
import { receiptAddress } from '#features/pay/firstView/receiptAddress.ts';

if (receiptAddress() === '') loadApplication();
else askAtOnce(receiptAddress);
