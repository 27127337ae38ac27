import { listAddress } from '#features/loans/firstView/listAddress.ts';
import { listPage as partOf } from '#features/loans/firstView/listParts.ts';

import type { EarlyPage } from './earlyPage.ts';
import { loansIn } from './loansIn.ts';

/** Lets the HTML document show the loan list (`/loans`) before the application has loaded. */
export const listPage: EarlyPage = {
  at: /^\/loans$/,
  call: listAddress,
  scripts: '*scripts of LoansScreen*',
  mark: 'loans-visible',
  markup: () => EARLY_LIST,
  viewOf: (body) => {
    const loans = loansIn(body);
    return loans && partOf(loans);
  },
};
