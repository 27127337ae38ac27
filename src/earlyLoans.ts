/**
 * Runs on `/loans` while the application's script loads. It shows the loan list as soon as the response to the document's own request
 * (`loansInlineScript.ts`) arrives. The application then takes over.
 */
import { earlyLoanListPage } from '#app/firstView/earlyLoanListPage.ts';
import { showEarlyPage } from '#app/firstView/showEarlyPage.ts';

showEarlyPage(earlyLoanListPage);
