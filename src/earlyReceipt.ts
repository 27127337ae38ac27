/** Runs on the page of a receipt as `earlyLoans.ts` does on `/loans`: shows the receipt while the application's script loads. */
import { earlyReceiptPage } from '#app/firstView/earlyReceiptPage.ts';
import { showEarlyPage } from '#app/firstView/showEarlyPage.ts';

showEarlyPage(earlyReceiptPage);
