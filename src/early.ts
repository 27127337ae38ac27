/**
 * Runs on `/loans` while the application's script is on its way. The document has asked for the list itself (`loansDocument.ts`): it is shown
 * as soon as it is there, and the application takes it over.
 */
import { listPage } from '#app/firstView/listPage.ts';
import { showAtOnce } from '#app/firstView/showAtOnce.ts';

showAtOnce(listPage);
