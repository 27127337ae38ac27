import { listAddress } from '#features/loans/firstView/listAddress.ts';
import { owedPage as partOf } from '#features/pay/firstView/owedParts.ts';
import { onlyPayable } from '#features/pay/onlyLoan.ts';

import type { EarlyPage } from './earlyPage.ts';
import { loansIn } from './loansIn.ts';

/**
 * Lets the HTML document of `/pay` show what a borrower with a single payable loan owes, before the application has loaded. The URL
 * changes to that loan's page, as the application would redirect.
 */
export const owedPage: EarlyPage = {
  at: /^\/pay$/,
  call: listAddress,
  scripts: '*scripts of PayDetailsScreen*',
  mark: 'owed-visible',
  markup: () => EARLY_OWED,
  viewOf: (body) => {
    const loans = loansIn(body);
    const loan = loans && onlyPayable(loans);
    const part = loan && partOf(loan);
    return part && { ...part, address: `/pay/details?loan=${loan.loanIdentifier}` };
  },
};
