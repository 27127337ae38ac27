/** @jest-environment node */
import type { AnyObjectSchema } from 'yup';

import { bankAccountSchema } from '#lending/methods/bankAccountSchema.ts';
import { cardSchema } from '#lending/methods/cardSchema.ts';
import { formatFieldMessage } from '#platform/forms/fieldMessage.ts';
import { validateWith } from '#platform/forms/validateWith.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';

const intl = createPortalIntl();
const card = cardSchema(() => new Date());

/** Returns an empty text if the value is valid. */
const errorTextFor = (schema: object, field: string, value: string) =>
  formatFieldMessage(intl, validateWith(schema as AnyObjectSchema)({ [field]: value })[field]); // the two schemas have no common type

const LETTERS = 'Use letters only. Spaces, apostrophes, hyphens and periods are fine.';
const NAME_LENGTH = 'Enter between 4 and 127 letters.';
const holder: [string, string][] = [
  ['R2D2', LETTERS],
  ['Ada', NAME_LENGTH],
  ['Adam', ''],
  ['A'.repeat(127), ''],
  ['A'.repeat(128), NAME_LENGTH],
  ['D’Angelo Núñez-Smith Jr.', ''],
];
const DIGITS = 'Enter all 16 digits of the card number.';
const CHECK_DIGIT = 'This card number is not valid. Check it digit by digit.';
const MONTH_AND_YEAR = 'Enter the month and the year, for example 08 / 29.';
const ZIP = 'A ZIP code has 5 digits.';
const BANK_LENGTH = 'Enter between 4 and 127 characters.';
const ROUTING = 'A routing number has exactly 9 digits.';
const ACCOUNT = 'An account number has 8 to 17 digits.';

type Rows = [field: string, schema: object, cases: [value: string, words: string][]];

test.each<Rows>([
  ['cardHolderName', card, [['', 'Enter the name as it appears on the card.'], ...holder]],
  [
    'cardNumber',
    card,
    [
      ['', 'Enter the card number.'],
      ['4242', DIGITS],
      ['42424242424242424', DIGITS],
      ['4242424242424241', CHECK_DIGIT],
      ['0000000000000000', CHECK_DIGIT],
      ['3566002020360505', 'We don’t accept this card. Use a Visa, Mastercard or Discover debit card.'],
      ['4242424242424242', ''],
      ['5555555555554444', ''],
      ['6011111111111117', ''],
    ],
  ],
  [
    'cardExpDate',
    card,
    [
      ['', 'Enter the expiration date.'],
      ['1339', MONTH_AND_YEAR],
      ['12', MONTH_AND_YEAR],
      ['0124', 'Credit Card expiration date has already passed.'],
      ['1239', ''],
    ],
  ],
  [
    'cardCVV',
    card,
    [
      ['', 'Enter the security code.'],
      ['12', 'Invalid CVV.'],
      ['1234', 'Invalid CVV.'],
      ['123', ''],
    ],
  ],
  [
    'addressLine1',
    card,
    [
      ['', 'Enter the street address.'],
      ['   ', 'Enter the street address.'],
      ['12 Elm Street', ''],
    ],
  ],
  [
    'addressCity',
    card,
    [
      ['', 'Enter the city.'],
      ['Springfield', ''],
    ],
  ],
  [
    'addressState',
    card,
    [
      ['', 'Choose the state.'],
      ['IL', ''],
    ],
  ],
  [
    'addressZip1',
    card,
    [
      ['', 'Enter the ZIP code.'],
      ['6270', ZIP],
      ['627041', ZIP],
      ['62704', ''],
    ],
  ],
  ['accountHolderName', bankAccountSchema, [['', 'Enter the name on the account.'], ...holder]],
  [
    'issuerName',
    bankAccountSchema,
    [
      ['', 'Enter the name of the bank.'],
      ['BNK', BANK_LENGTH],
      ['1st B', ''],
      ['B'.repeat(128), BANK_LENGTH],
      ['B'.repeat(127), ''],
    ],
  ],
  [
    'abaRoutingNumber',
    bankAccountSchema,
    [
      ['', 'Enter the routing number.'],
      ['11000000', ROUTING],
      ['1100000000', ROUTING],
      ['000000000', ROUTING],
      ['110000000', ''],
      ['123456789', ''],
    ],
  ],
  [
    'accountNumber',
    bankAccountSchema,
    [
      ['', 'Enter the account number.'],
      ['1234567', ACCOUNT],
      ['123456789012345678', ACCOUNT],
      ['12345678', ''],
      ['00012345678901234', ''],
    ],
  ],
  [
    'accountSubtype',
    bankAccountSchema,
    [
      ['', 'Choose checking or savings.'],
      ['SAVINGS', ''],
    ],
  ],
])('%s of a new method shows the specified message for each value', (field, schema, cases) => {
  expect(cases.map(([value]) => [value, errorTextFor(schema, field, value)])).toEqual(cases);
});
