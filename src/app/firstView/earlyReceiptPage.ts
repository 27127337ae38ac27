import { receiptUrl } from '#features/pay/firstView/receiptUrl.ts';
import { receiptPage as partOf } from '#features/pay/firstView/receiptParts.ts';

import type { EarlyPage } from './earlyPage.ts';

export const earlyReceiptPage: EarlyPage = {
  urlPattern: /^\/loans\/[\w-]+\/receipts\/[\w-]+$/,
  requestUrl: receiptUrl,
  scripts: '*scripts of PaymentOutcomeScreen*',
  mark: 'receipt-visible',
  markup: () => EARLY_RECEIPT,
  toView: (body, said) => partOf(body, window.location.pathname.split('/')[2] ?? '', said['support.timeZone']),
};
