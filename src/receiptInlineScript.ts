/** Inline script of `receipt.html`: requests the payment's outcome before the application loads. */
import { sendEarlyRequest } from '#app/firstView/sendEarlyRequest.ts';
import { loadApplication } from '#app/firstView/loadApplication.ts';
import { receiptUrl } from '#features/pay/firstView/receiptUrl.ts';

if (receiptUrl() === '') loadApplication();
else sendEarlyRequest(receiptUrl);
