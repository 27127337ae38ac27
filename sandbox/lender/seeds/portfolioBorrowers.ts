/** Seeded borrowers with different numbers of loans, and one with difficult names. */
import { addDays } from '../../base/clock/calendar.ts';
import { createLoan, createSingleLoan, type Address, type SeededBorrower, itemInCycle } from './seededBorrower.ts';

const BIRCH_ADDRESS: Address = { street: '52 Birch Hollow', city: 'Burlington', state: 'VT', zip: '05401' };
const BEACH_ADDRESS: Address = { street: '1400 Ocean Boulevard', city: 'Rehoboth Beach', state: 'DE', zip: '19971' };
const FIRST_AVENUE_ADDRESS: Address = { street: '233 First Avenue', city: 'Spokane', state: 'WA', zip: '99201' };
const LARCH_ADDRESS: Address = { street: '305 Larch Street', city: 'Missoula', state: 'MT', zip: '59801' };
const ELM_ADDRESS: Address = { street: '71 Elm Street', city: 'Dover', state: 'DE', zip: '19901' };

const STREETS = [
  'Aspen Way',
  'Bluebell Lane',
  'Chestnut Street',
  'Dogwood Drive',
  'Elder Court',
  'Foxglove Road',
  'Ginkgo Place',
];
const CITIES: Omit<Address, 'street'>[] = [
  { city: 'Toledo', state: 'OH', zip: '43604' },
  { city: 'Fort Wayne', state: 'IN', zip: '46802' },
  { city: 'Tulsa', state: 'OK', zip: '74103' },
  { city: 'Worcester', state: 'MA', zip: '01608' },
  { city: 'Fresno', state: 'CA', zip: '93721' },
];

const MANY_LOANS_COUNT = 1000;
/** Days until the due date. They give the list loans in every state, including both kinds of overdue. */
const DAYS_UNTIL_DUE = [-40, -20, -5, 0, 1, 4, 9, 14, 20, 27, 45];

function createManyLoans(today: string) {
  return Array.from({ length: MANY_LOANS_COUNT }, (_, index) => {
    const property = { street: `${100 + index} ${itemInCycle(STREETS, index)}`, ...itemInCycle(CITIES, index) };
    return {
      loan: createLoan(property, {
        loan_number: String(3_100_100_000 + index),
        due_date: addDays(today, itemInCycle(DAYS_UNTIL_DUE, index)),
        principal_interest_cents: 60_000 + ((index * 7919) % 190_000),
        tax_insurance_cents: 20_000 + ((index * 104_729) % 50_000),
      }),
    };
  });
}

/** Hostile but valid text: markup, right-to-left and combining letters, an emoji sequence, quotes, and words wider than a card. */
const HOSTILE_ADDRESS: Address = {
  street: `1 "Quoted" <b>Lane</b> & 'Co' Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Street`,
  city: 'San José del Cabo y Nuestra Señora de los Ángeles',
  state: 'CA',
  zip: '00501',
};

export const portfolioBorrowers: SeededBorrower[] = [
  {
    situation: 'two loans',
    shows: 'Two loans, one of them overdue. The second is shared with a co-borrower.',
    email: 'two.loans@example.com',
    firstName: 'Helen',
    lastName: 'Vandermeer',
    home: BIRCH_ADDRESS,
    savedMethods: 'usual',
    loans: (today) => [
      {
        loan: createLoan(BIRCH_ADDRESS, {
          loan_number: '3100041111',
          due_date: addDays(today, 9),
          principal_interest_cents: 113_208,
          tax_insurance_cents: 39_744,
        }),
      },
      {
        loan: createLoan(BEACH_ADDRESS, {
          loan_number: '3100041212',
          due_date: addDays(today, -3),
          principal_interest_cents: 204_610,
          tax_insurance_cents: 55_037,
          fees_cents: 2_500,
        }),
        coBorrower: 'co.borrower@example.com',
      },
    ],
  },
  {
    situation: 'co-borrower',
    shows: 'Only the loan that Helen Vandermeer shares.',
    email: 'co.borrower@example.com',
    firstName: 'Joris',
    lastName: 'Vandermeer',
    home: BIRCH_ADDRESS,
    loans: () => [],
  },
  {
    situation: 'a thousand loans',
    shows: '1,000 loans in every situation, in one list.',
    email: 'thousand.loans@example.com',
    firstName: 'Conrad',
    lastName: 'Ashby',
    home: FIRST_AVENUE_ADDRESS,
    loans: createManyLoans,
  },
  {
    situation: 'no loan',
    shows: 'An account without a loan.',
    email: 'no.loan@example.com',
    firstName: 'Nora',
    lastName: 'Quill',
    home: ELM_ADDRESS,
    loans: () => [],
  },
  {
    situation: 'a loan to add',
    shows: 'No loan on the list, and one that can be added. Its number, zip code and last 4 digits are below.',
    email: 'loan.to.add@example.com',
    firstName: 'Ines',
    lastName: 'Calloway',
    home: LARCH_ADDRESS,
    loans: (today) => [
      {
        isNotListed: true,
        loan: createLoan(LARCH_ADDRESS, {
          loan_number: '0031004242',
          mailing_street: '12 Depot Plaza, Unit 4',
          mailing_city: 'Helena',
          mailing_zip: '59601',
          due_date: addDays(today, 12),
          principal_interest_cents: 97_318,
          tax_insurance_cents: 28_450,
        }),
      },
    ],
  },
  {
    situation: 'difficult names',
    shows: 'Very long names and an address with markup and other scripts. Nothing may break or run.',
    email: 'difficult.names@example.com',
    firstName: '<img src=x onerror=alert(1)> Zoë-M\u0301aría 李 עֲנָת',
    lastName: `"O’Neill-${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)} 👨‍👩‍👧‍👦 {{7*7}} ${'x'.repeat(20)}`,
    home: HOSTILE_ADDRESS,
    loans: createSingleLoan(HOSTILE_ADDRESS, (today) => ({
      loan_number: '0000041414',
      due_date: addDays(today, 3),
      principal_interest_cents: 12_345_678,
      tax_insurance_cents: 1,
      misc_insurance_cents: null,
    })),
  },
];
