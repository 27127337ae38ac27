import type { DocumentType } from '#contract/borrower/docuSafe.ts';

export const DOCUMENT_TYPES: readonly DocumentType[] = [
  { documentType: 'paystub', name: 'Paystub' },
  { documentType: 'w2', name: 'W-2 or 1099' },
  { documentType: 'taxReturn', name: 'Tax return' },
  { documentType: 'bankStatement', name: 'Bank statement' },
  { documentType: 'insurance', name: 'Homeowners insurance' },
  { documentType: 'identification', name: 'Photo ID' },
  { documentType: 'purchaseAgreement', name: 'Purchase agreement' },
  { documentType: 'giftLetter', name: 'Gift letter' },
  { documentType: 'other', name: 'Something else' },
];

export const findDocumentType = (documentType: string): DocumentType | undefined =>
  DOCUMENT_TYPES.find((one) => one.documentType === documentType);
