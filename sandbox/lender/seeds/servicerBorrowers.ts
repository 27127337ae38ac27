/** Seeded borrowers whose payments go, or will go, to another servicer. */
import { addDays } from '../../base/clock/calendar.ts';
import { createSingleLoan, type Address, type SeededBorrower } from './seededBorrower.ts';

const RIDGE_ADDRESS: Address = { street: '760 Ridgeline Avenue', city: 'Asheville', state: 'NC', zip: '28801' };
const MILL_ADDRESS: Address = { street: '15 Old Mill Road', city: 'Keene', state: 'NH', zip: '03431' };
const PRAIRIE_ROSE_ADDRESS: Address = { street: '2204 Prairie Rose Way', city: 'Lincoln', state: 'NE', zip: '68508' };
const CANAL_STREET_ADDRESS: Address = { street: '88 Canal Street, Unit 3B', city: 'Providence', state: 'RI', zip: '02903' };

const NEW_SERVICER = {
  new_servicer: 'Northbank Loan Servicing',
  new_servicer_address: '500 Commerce Plaza, Suite 1200',
  new_servicer_location: 'Columbus, OH 43215',
  new_servicer_phone: '6145550177',
  new_servicer_url: 'https://www.northbank-servicing.example',
};

export const servicerBorrowers: SeededBorrower[] = [
  {
    situation: 'moved to a new servicer',
    shows: 'The loan moved to another servicer 20 days ago and can’t be paid here.',
    email: 'new.servicer@example.com',
    firstName: 'Priya',
    lastName: 'Raman',
    home: RIDGE_ADDRESS,
    loans: createSingleLoan(RIDGE_ADDRESS, (today) => ({
      ...NEW_SERVICER,
      loan_number: '3100040707',
      due_date: addDays(today, 11),
      new_servicer_effective_date: addDays(today, -20),
      new_servicer_first_payment_due_date: addDays(today, 11),
      principal_interest_cents: 141_207,
      tax_insurance_cents: 38_911,
    })),
  },
  {
    situation: 'moving to a new servicer',
    shows: 'The loan moves to another servicer in 25 days. Until then it is paid here.',
    email: 'moving.servicer@example.com',
    firstName: 'Caleb',
    lastName: 'Stroud',
    home: MILL_ADDRESS,
    loans: createSingleLoan(MILL_ADDRESS, (today) => ({
      ...NEW_SERVICER,
      loan_number: '3100040808',
      due_date: addDays(today, 8),
      new_servicer_effective_date: addDays(today, 25),
      new_servicer_first_payment_due_date: addDays(today, 39),
      principal_interest_cents: 107_533,
      tax_insurance_cents: 42_018,
    })),
  },
  {
    situation: 'serviced by DMI',
    shows: 'The servicer DMI takes the payments of this loan.',
    email: 'dmi@example.com',
    firstName: 'Naomi',
    lastName: 'Feldman',
    home: PRAIRIE_ROSE_ADDRESS,
    loans: createSingleLoan(PRAIRIE_ROSE_ADDRESS, (today) => ({
      loan_number: '3100040909',
      dmi_loan_number: '1467200311',
      serviced_by: 'DMI',
      due_date: addDays(today, 9),
      principal_interest_cents: 99_480,
      tax_insurance_cents: 36_702,
    })),
  },
  {
    situation: 'special servicing',
    shows: 'A special servicing team looks after this loan. Payments are made by phone.',
    email: 'special.servicing@example.com',
    firstName: 'Walter',
    lastName: 'Brandt',
    home: CANAL_STREET_ADDRESS,
    loans: createSingleLoan(CANAL_STREET_ADDRESS, (today) => ({
      loan_number: '3100041010',
      serviced_by: 'SPECIAL_SERVICING',
      due_date: addDays(today, -75),
      principal_interest_cents: 120_660,
      tax_insurance_cents: 40_275,
      fees_cents: 15_000,
    })),
  },
];
