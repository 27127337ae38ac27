import { loanListUrl } from '#features/loans/firstView/loanListUrl.ts';
import { loanListPage as partOf } from '#features/loans/firstView/listParts.ts';

import type { EarlyPage } from './earlyPage.ts';
import { readLoans } from './readLoans.ts';

export const earlyLoanListPage: EarlyPage = {
  urlPattern: /^\/loans$/,
  requestUrl: loanListUrl,
  scripts: '*scripts of LoansScreen*',
  mark: 'loans-visible',
  markup: () => EARLY_LIST,
  toView: (body) => {
    const loans = readLoans(body);
    return loans && partOf(loans);
  },
};
