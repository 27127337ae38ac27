import { owedPage as partOf } from '#features/pay/firstView/owedParts.ts';
import { onlyPayable } from '#features/pay/onlyLoan.ts';

import type { EarlyPage } from './earlyPage.ts';

/** `/pay` of an only loan, which leads on to what is owed on it. */
export const owedPage: EarlyPage = {
  address: '/pay',
  scripts: '*scripts of PayDetailsScreen*',
  markup: () => EARLY_OWED,
  viewOf: (loans) => {
    const loan = onlyPayable(loans);
    const part = loan && partOf(loan);
    return part && { ...part, address: `/pay/details?loan=${loan.loanIdentifier}` };
  },
};
