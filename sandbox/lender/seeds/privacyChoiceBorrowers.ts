/** A seeded borrower who has made privacy choices. The choices themselves are seeded by the privacy area. */
import { addDays } from '../../base/clock/calendar.ts';
import { createLoan, type Address, type SeededBorrower } from './seededBorrower.ts';

const HAZEL_ADDRESS: Address = { street: '63 Hazel Street', city: 'Toledo', state: 'OH', zip: '43604' };

export const PRIVACY_BORROWER_EMAIL = 'privacy.choices@example.com';

export const privacyChoiceBorrowers: SeededBorrower[] = [
  {
    situation: 'privacy choices',
    shows:
      'Privacy choices made long ago and lately: an opt-out in its fifth year, one of offers by email, a yes to sharing for ads.',
    email: PRIVACY_BORROWER_EMAIL,
    firstName: 'Ophelia',
    lastName: 'Brandt',
    home: HAZEL_ADDRESS,
    loans: (today) => [
      {
        loan: createLoan(HAZEL_ADDRESS, {
          loan_number: '3100044710',
          due_date: addDays(today, 17),
          principal_interest_cents: 121_904,
          tax_insurance_cents: 38_260,
        }),
      },
    ],
  },
];
