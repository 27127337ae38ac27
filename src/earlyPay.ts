/**
 * Runs on `/pay` as `earlyLoans.ts` does on `/loans`: shows the amount due when there is only one payable loan, to whose page `/pay`
 * redirects.
 */
import { earlyAmountDuePage } from '#app/firstView/earlyAmountDuePage.ts';
import { showEarlyPage } from '#app/firstView/showEarlyPage.ts';

showEarlyPage(earlyAmountDuePage);
