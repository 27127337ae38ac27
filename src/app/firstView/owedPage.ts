import { listAddress } from '#features/loans/firstView/listAddress.ts';
import { owedPage as partOf } from '#features/pay/firstView/owedParts.ts';
import { onlyPayable } from '#features/pay/onlyLoan.ts';

import type { EarlyPage } from './earlyPage.ts';
import { loansIn } from './loansIn.ts';

/** Early view of `/pay` for a borrower with only one payable loan, which redirects to the amounts owed on that loan. */
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
