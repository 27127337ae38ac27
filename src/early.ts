/**
 * Runs on `/loans` while the application's script loads. It shows the loan list as soon as the response to the document's own request
 * (`loansDocument.ts`) arrives. The application then takes over.
 */
import { listPage } from '#app/firstView/listPage.ts';
import { showAtOnce } from '#app/firstView/showAtOnce.ts';

showAtOnce(listPage);
