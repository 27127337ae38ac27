import { receiptUrl } from '#features/pay/firstView/receiptUrl.ts';

beforeEach(() => {
  document.head.innerHTML = '<meta name="payment" content="/api/payment">';
});

test.each([
  ['/loans/loan-1/receipts/b4b0b3ae-0000', '/api/payment/guestpayment/b4b0b3ae-0000'],
  ['/loans/loan-1/receipts/%2e%2e', ''],
  ['/loans/loan-1/receipts/a%2Fb', ''],
  ['/loans/loan-1/receipts/%36fb8cb4c', ''],
  ['/loans/loan-1/receipts/x;y=1', ''],
  ['/loans/loan-1/receipts/a/b', ''],
  ['/loans/loan-1/receipts/', ''],
])('at %s the document requests “%s”', (address, asks) => {
  window.history.replaceState(null, '', address);
  expect(receiptUrl()).toBe(asks);
});
