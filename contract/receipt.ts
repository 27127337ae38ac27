/** What a receipt says, in this order: the portal's page, its print and the lender's mail have the same fields in the same words. */
export interface ReceiptLabels {
  confirmation: 'Confirmation number';
  /** Of a fee's payment. */
  fee: 'Fee';
  /** Which installment. */
  for: 'For';
  property: 'Property';
  loan: 'Loan';
  paidBy: 'Paid by';
  received: 'Received';
  credited: 'Credited on';
  next: 'Next payment';
}
