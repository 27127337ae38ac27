import { listPage as viewOf } from '#features/loans/firstView/listParts.ts';

import type { EarlyPage } from './earlyPage.ts';

/** `/loans` */
export const listPage: EarlyPage = {
  address: '/loans',
  scripts: '*scripts of LoansScreen*',
  markup: () => EARLY_LIST,
  viewOf,
};
