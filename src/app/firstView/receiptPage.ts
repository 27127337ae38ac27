import { receiptAddress } from '#features/pay/firstView/receiptAddress.ts';
import { receiptPage as partOf } from '#features/pay/firstView/receiptParts.ts';

import type { EarlyPage } from './earlyPage.ts';

/** Early view of a receipt at `/loans/{loanIdentifier}/receipts/{reference}`. */
export const receiptPage: EarlyPage = {
  at: /^\/loans\/[\w-]+\/receipts\/[\w-]+$/,
  call: receiptAddress,
  scripts: '*scripts of PaymentOutcomeScreen*',
  mark: 'receipt-visible',
  markup: () => EARLY_RECEIPT,
  viewOf: (body, said) => partOf(body, window.location.pathname.split('/')[2] ?? '', said['support.timeZone']),
};
