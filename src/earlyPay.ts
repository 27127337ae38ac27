/** Runs on `/pay` as `early.ts` does on `/loans`: shows what is owed on an only loan, to which `/pay` leads on. */
import { owedPage } from '#app/firstView/owedPage.ts';
import { showAtOnce } from '#app/firstView/showAtOnce.ts';

showAtOnce(owedPage);
