import { addDays } from '../../base/clock/calendar.ts';
import { createSingleLoan, type Address, type SeededBorrower } from './seededBorrower.ts';

const LINDEN_ADDRESS: Address = { street: '15 Linden Square', city: 'Portsmouth', state: 'NH', zip: '03801' };
const JUNIPER_ADDRESS: Address = { street: '780 Juniper Trail', city: 'Santa Fe', state: 'NM', zip: '87501' };
const PRAIRIE_VIEW_ADDRESS: Address = { street: '4 Prairie View', city: 'Lincoln', state: 'NE', zip: '68502' };
const CANAL_ROW_ADDRESS: Address = { street: '63 Canal Row', city: 'Savannah', state: 'GA', zip: '31401' };

const createLoanDueSoon = (property: Address, loanNumber: string, principalInterestCents: number) =>
  createSingleLoan(property, (today) => ({
    loan_number: loanNumber,
    due_date: addDays(today, 9),
    principal_interest_cents: principalInterestCents,
    tax_insurance_cents: 38_125,
  }));

export const paymentMethodBorrowers: SeededBorrower[] = [
  {
    situation: 'no payment method',
    shows: 'One loan, and no saved card or bank account.',
    email: 'no.method@example.com',
    firstName: 'Priya',
    lastName: 'Raman',
    home: LINDEN_ADDRESS,
    loans: createLoanDueSoon(LINDEN_ADDRESS, '3100041501', 119_240),
  },
  {
    situation: 'one payment method',
    shows: 'One loan, and one saved bank account.',
    email: 'one.method@example.com',
    firstName: 'Walter',
    lastName: 'Oyelaran',
    home: JUNIPER_ADDRESS,
    savedMethods: 'one',
    loans: createLoanDueSoon(JUNIPER_ADDRESS, '3100041502', 98_760),
  },
  {
    situation: 'expiring cards',
    shows: 'Cards that expired last month, expire this month, next month, and in years. One bank account is closed.',
    email: 'expiring.cards@example.com',
    firstName: 'Marisol',
    lastName: 'Vega',
    home: PRAIRIE_VIEW_ADDRESS,
    savedMethods: 'expiring',
    loans: createLoanDueSoon(PRAIRIE_VIEW_ADDRESS, '3100041503', 143_015),
  },
  {
    situation: 'five hundred payment methods',
    shows: '500 saved cards and bank accounts in one list.',
    email: 'many.methods@example.com',
    firstName: 'Leopold',
    lastName: 'Fairbank',
    home: CANAL_ROW_ADDRESS,
    savedMethods: 'many',
    loans: createLoanDueSoon(CANAL_ROW_ADDRESS, '3100041504', 167_300),
  },
];
