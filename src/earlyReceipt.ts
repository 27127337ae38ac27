/** Runs on a receipt's page as `early.ts` does on `/loans`. */
import { receiptPage } from '#app/firstView/receiptPage.ts';
import { showAtOnce } from '#app/firstView/showAtOnce.ts';

showAtOnce(receiptPage);
