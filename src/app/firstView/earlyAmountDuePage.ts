import { loanListUrl } from '#features/loans/firstView/loanListUrl.ts';
import { amountDuePage as partOf } from '#features/pay/firstView/owedParts.ts';
import { onlyPayableLoan } from '#features/pay/payableLoans.ts';

import type { EarlyPage } from './earlyPage.ts';
import { readLoans } from './readLoans.ts';

/** Shows what a borrower with a single payable loan owes. The URL changes to that loan's page, as the application would redirect. */
export const earlyAmountDuePage: EarlyPage = {
  urlPattern: /^\/pay$/,
  requestUrl: loanListUrl,
  scripts: '*scripts of PayDetailsScreen*',
  mark: 'owed-visible',
  markup: () => EARLY_OWED,
  toView: (body) => {
    const loans = readLoans(body);
    const loan = loans && onlyPayableLoan(loans);
    const part = loan && partOf(loan);
    return part && { ...part, address: `/pay/details?loan=${loan.loanIdentifier}` };
  },
};
