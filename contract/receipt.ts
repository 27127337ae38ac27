/** Labels of a receipt's fields, in display order. The portal's page, its printout and the lender's email all use them. */
export interface ReceiptLabels {
  confirmation: 'Confirmation number';
  /** Only on the receipt of a fee payment. */
  fee: 'Fee';
  /** The installment that was paid. */
  for: 'For';
  property: 'Property';
  loan: 'Loan';
  paidBy: 'Paid by';
  received: 'Received';
  credited: 'Credited on';
  next: 'Next payment';
}
