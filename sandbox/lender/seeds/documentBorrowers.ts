/** Seeded borrowers who are asked for documents. The requests themselves are seeded by the documents area. */
import { addDays } from '../../base/clock/calendar.ts';
import { createLoan, createSingleLoan, type Address, type SeededBorrower } from './seededBorrower.ts';

const WILLOW_ADDRESS: Address = { street: '5 Willow Bend', city: 'Ann Arbor', state: 'MI', zip: '48104' };
const QUARRY_ADDRESS: Address = { street: '1290 Quarry Road', city: 'Burlington', state: 'VT', zip: '05401' };

export const DOCUMENTS_BORROWER_EMAIL = 'paper.trail@example.com';
/** Co-borrower on the same loan, with document requests of their own. */
export const DOCUMENTS_CO_BORROWER_EMAIL = 'paper.partner@example.com';
export const MANY_DOCUMENTS_BORROWER_EMAIL = 'many.papers@example.com';
export const DOCUMENTS_LOAN_NUMBER = '3100044410';

export const documentBorrowers: SeededBorrower[] = [
  {
    situation: 'documents asked for',
    shows: 'Documents in every state: asked for, sent, accepted, sent back, not to be had now.',
    email: DOCUMENTS_BORROWER_EMAIL,
    firstName: 'Imani',
    lastName: 'Castellan',
    home: WILLOW_ADDRESS,
    loans: (today) => [
      {
        loan: createLoan(WILLOW_ADDRESS, {
          loan_number: DOCUMENTS_LOAN_NUMBER,
          due_date: addDays(today, 12),
          principal_interest_cents: 141_219,
          tax_insurance_cents: 50_880,
        }),
        coBorrower: DOCUMENTS_CO_BORROWER_EMAIL,
      },
    ],
  },
  {
    situation: 'the other borrower’s documents',
    shows: 'On the same loan as the one before, asked for documents of their own: neither sees the other’s.',
    email: DOCUMENTS_CO_BORROWER_EMAIL,
    firstName: 'Teodor',
    lastName: 'Castellan',
    home: WILLOW_ADDRESS,
    loans: () => [],
  },
  {
    situation: '10,000 documents',
    shows: 'A long history of documents, shown a few at a time.',
    email: MANY_DOCUMENTS_BORROWER_EMAIL,
    firstName: 'Auden',
    lastName: 'Pell',
    home: QUARRY_ADDRESS,
    loans: createSingleLoan(QUARRY_ADDRESS, (today) => ({
      loan_number: '3100044412',
      due_date: addDays(today, 25),
      principal_interest_cents: 120_040,
      tax_insurance_cents: 38_000,
    })),
  },
];
