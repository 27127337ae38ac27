/** A seeded borrower whose Rate Drop Alerts show every state. The alerts themselves are seeded by the rateDrop area. */
import { addDays } from '../../base/clock/calendar.ts';
import { createLoan, type Address, type SeededBorrower } from './seededBorrower.ts';

const JUNIPER_ADDRESS: Address = { street: '27 Juniper Court', city: 'Columbus', state: 'OH', zip: '43215' };
const LAKE_ADDRESS: Address = { street: '802 Lake Bluff Lane', city: 'Erie', state: 'PA', zip: '16505' };

export const ALERTS_BORROWER_EMAIL = 'rate.alerts@example.com';
export const ALERTED_LOAN_NUMBERS = { reached: '3100044310', watching: '3100044311' } as const;

export const rateAlertBorrowers: SeededBorrower[] = [
  {
    situation: 'rate drop alerts',
    shows: 'Rate Drop Alerts in every state: one reached, two watching (one to buy a home), one canceled.',
    email: ALERTS_BORROWER_EMAIL,
    firstName: 'Marisol',
    lastName: 'Teague',
    home: JUNIPER_ADDRESS,
    loans: (today) => [
      {
        loan: createLoan(JUNIPER_ADDRESS, {
          loan_number: ALERTED_LOAN_NUMBERS.reached,
          due_date: addDays(today, 14),
          principal_interest_cents: 148_332,
          tax_insurance_cents: 42_110,
        }),
      },
      {
        loan: createLoan(LAKE_ADDRESS, {
          loan_number: ALERTED_LOAN_NUMBERS.watching,
          due_date: addDays(today, 20),
          principal_interest_cents: 98_765,
          tax_insurance_cents: 30_500,
        }),
      },
    ],
  },
];
