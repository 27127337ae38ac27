import { defineMessages } from 'react-intl';

import type { ReceiptLabels } from '#contract/receipt.ts';

/** The labels match those in the lender's email. */
export const receiptLabels = defineMessages({
  confirmation: { id: 'pay.receipt.confirmation', defaultMessage: 'Confirmation number' },
  fee: { id: 'pay.receipt.fee', defaultMessage: 'Fee' },
  for: { id: 'pay.receipt.for', defaultMessage: 'For' },
  property: { id: 'pay.receipt.property', defaultMessage: 'Property' },
  loan: { id: 'pay.receipt.loan', defaultMessage: 'Loan' },
  paidBy: { id: 'pay.receipt.paidBy', defaultMessage: 'Paid by' },
  received: { id: 'pay.receipt.received', defaultMessage: 'Received' },
  credited: { id: 'pay.receipt.credited', defaultMessage: 'Credited on' },
  next: { id: 'pay.receipt.next', defaultMessage: 'Next payment' },
}) satisfies { [Field in keyof ReceiptLabels]: { defaultMessage: ReceiptLabels[Field] } };
