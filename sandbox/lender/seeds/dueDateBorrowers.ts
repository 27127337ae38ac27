import { addDays, addMonths } from '../../base/clock/calendar.ts';
import { createSingleLoan, type Address, type SeededBorrower } from './seededBorrower.ts';

const MAPLE_ADDRESS: Address = { street: '418 Maple Street', city: 'Lakewood', state: 'OH', zip: '44107' };
const QUARRY_ADDRESS: Address = { street: '27 Quarry Hill Road', city: 'Montpelier', state: 'VT', zip: '05602' };
const ORCHARD_ADDRESS: Address = { street: '1906 Orchard Lane', city: 'Ann Arbor', state: 'MI', zip: '48103' };
const HARBOR_ADDRESS: Address = { street: '64 Harbor View Terrace', city: 'Gloucester', state: 'MA', zip: '01930' };
const CEDAR_ADDRESS: Address = { street: '3311 Cedar Bend Drive', city: 'Round Rock', state: 'TX', zip: '78664' };
const WILLOW_ADDRESS: Address = { street: '9 Willow Court', city: 'Boise', state: 'ID', zip: '83702' };

export const dueDateBorrowers: SeededBorrower[] = [
  {
    situation: 'due soon',
    shows: 'One loan, due in 5 days, with mortgage insurance. A card, an expired card and a bank account are saved.',
    email: 'due.soon@example.com',
    firstName: 'Dana',
    lastName: 'Whitfield',
    home: MAPLE_ADDRESS,
    savedMethods: 'usual',
    loans: createSingleLoan(MAPLE_ADDRESS, (today) => ({
      loan_number: '3100040101',
      due_date: addDays(today, 5),
      principal_interest_cents: 126_414,
      tax_insurance_cents: 48_253,
      misc_insurance_cents: 9_550,
    })),
  },
  {
    situation: 'due today',
    shows: 'One loan with a payment due today.',
    email: 'due.today@example.com',
    firstName: 'Theo',
    lastName: 'Marchetti',
    home: QUARRY_ADDRESS,
    savedMethods: 'usual',
    loans: createSingleLoan(QUARRY_ADDRESS, (today) => ({
      loan_number: '3100040202',
      due_date: today,
      principal_interest_cents: 88_549,
      tax_insurance_cents: 31_120,
    })),
  },
  {
    situation: 'overdue, within grace',
    shows: 'Overdue by 6 days, and no late charge yet.',
    email: 'overdue.grace@example.com',
    firstName: 'Imani',
    lastName: 'Okafor',
    home: ORCHARD_ADDRESS,
    loans: createSingleLoan(ORCHARD_ADDRESS, (today) => ({
      loan_number: '3100040303',
      due_date: addDays(today, -6),
      principal_interest_cents: 158_017,
      tax_insurance_cents: 61_240,
    })),
  },
  {
    situation: 'overdue, late charges',
    shows: 'Two missed payments, each with a late charge, and a fee that is partly paid.',
    email: 'overdue.late@example.com',
    firstName: 'Ruth',
    lastName: "O'Brien",
    home: HARBOR_ADDRESS,
    savedMethods: 'usual',
    loans: createSingleLoan(HARBOR_ADDRESS, (today) => ({
      loan_number: '3100040404',
      due_date: addMonths(addDays(today, -20), -1),
      principal_interest_cents: 158_017,
      tax_insurance_cents: 45_083,
      fees_cents: 3_500,
      fee_paid_cents: 1_000,
    })),
  },
  {
    situation: 'first payment',
    shows: 'A new loan with its first payment due in 12 days.',
    email: 'first.payment@example.com',
    firstName: 'Mateo',
    lastName: 'Delgado',
    home: CEDAR_ADDRESS,
    loans: createSingleLoan(CEDAR_ADDRESS, (today) => ({
      loan_number: '3100040505',
      due_date: addDays(today, 12),
      first_payment_due_date: addDays(today, 12),
      principal_interest_cents: 229_925,
      tax_insurance_cents: 81_466,
      subsidy_cents: 25_000,
    })),
  },
  {
    situation: 'paid ahead',
    shows: 'Paid ahead: the next payment is due in more than a month.',
    email: 'paid.ahead@example.com',
    firstName: 'Greta',
    lastName: 'Lindqvist',
    home: WILLOW_ADDRESS,
    loans: createSingleLoan(WILLOW_ADDRESS, (today) => ({
      loan_number: '3100040606',
      due_date: addDays(addMonths(today, 1), 10),
      principal_interest_cents: 89_871,
      tax_insurance_cents: 27_300,
    })),
  },
];
