/**
 * Accepted and rejected values of the card and bank account fields (specification, section 5) on August 31, 2026. The portal and the
 * sandbox validate separately and must agree: `lending/methods/fieldCases.test.ts` and `sandbox/payment/fieldCases.test.ts`.
 */
import type { NewBankAccount, NewCard } from '#contract/payment.ts';

/** Noon in New York on the last day of August: a card that expires 08/26 is still valid. */
export const CASES_NOW = '2026-08-31T16:00:00Z';

export interface FieldCase {
  field: string;
  value: string;
  accepted: boolean;
}

type Values = { accepted: readonly string[]; refused: readonly string[] };

const casesOf = (table: Readonly<Record<string, Values>>): FieldCase[] =>
  Object.entries(table).flatMap(([field, { accepted, refused }]) => [
    ...accepted.map((value) => ({ field, value, accepted: true })),
    ...refused.map((value) => ({ field, value, accepted: false })),
  ]);

/** Real names that contain punctuation other than hyphens. */
export const UNUSUAL_NAMES = [
  "'t Hooft",
  '‘Alohilani',
  'Kaʻiulani',
  'Davis, Jr.',
  'SAMMY DAVIS, JR.',
  'O`Brien',
  'O´Brien',
  'Gal·la',
  'マリア・ゴメス',
  'Smith–Jones',
  "Niccolo'",
  'Ada, Borrower',
];

const HOLDER: Values = {
  accepted: [
    'Adam',
    'Ada Borrower',
    "Conor O'Brien",
    'D’Angelo Núñez-Smith Jr.',
    'J. R. Smith',
    'José Núñez',
    'Zoe\u0301 Li Wu',
    'Mary\u2010Jane Watson',
    ...UNUSUAL_NAMES,
    '\ufeffAda\u200b Bor\u00adrower\u200f',
    '李小龍先生',
    'Ольга Петрова',
    'עֲנָת כהן',
    'महेश कुमार',
    'ක්\u200dරිෂ්ණා සිල්වා',
    'محمد علی\u200cپور',
    '  Ada   Borrower  ',
    'Ada\u00a0Borrower',
    'A'.repeat(127),
    '\u{20bb7}'.repeat(4),
    'e\u0301'.repeat(127),
  ],
  refused: [
    '',
    '   ',
    'Ada',
    'A'.repeat(128),
    '\u{20bb7}'.repeat(3),
    'e\u0301'.repeat(3),
    'R2D2 Robot',
    'Adam1',
    'Smith & Sons',
    'Ada-',
    '-Adam',
    'Ada Borrower..',
    'Ada,',
    ', Adam',
    "''Adam",
    'Ada (Borrower)',
    'Ada/Borrower',
    '4242424242424242',
    'name@example.com',
    '<b>Adam</b>',
    'Ada😀m',
    '\u0301Adam',
    'Ada\u0000m',
  ],
};

const CARD_CASES: Readonly<Record<Exclude<keyof NewCard, 'type'>, Values>> = {
  cardHolderName: HOLDER,
  cardNumber: {
    accepted: [
      '4242424242424242',
      '4000056655665556',
      '4012888888881881',
      '4444333322221111',
      '5555555555554444',
      '5200828282828210',
      '2223003122003222',
      '6011111111111117',
    ],
    refused: [
      '',
      '4242424242424241',
      '4111111111111112',
      '1111111111111111',
      '0000000000000000',
      '424242424242424',
      '42424242424242424',
      '3566002020360505',
      '4242 4242 4242 4242',
      '4242x42424242424',
      '４２４２４２４２４２４２４２４２',
    ],
  },
  cardExpDate: {
    accepted: ['08 / 26', '08/26', '09 / 26', '12 / 26', '01 / 27', '12 / 39'],
    refused: ['', '07 / 26', '12 / 25', '13 / 27', '00 / 27', '8 / 27', '08 / 2027', '08', 'soon'],
  },
  cardCVV: { accepted: ['123', '000'], refused: ['', '12', '1234', 'abc', '１２３'] },
  addressLine1: {
    accepted: ['418 Maple Street', '418\u200b Maple\u00a0Street\u200e', 'Apt. #4, 12½ "Elm" St', '北京路 1', 'x'.repeat(128)],
    refused: ['', '   ', 'x'.repeat(129), '12 Elm\u0007 Street'],
  },
  addressCity: {
    accepted: [
      'Lakewood',
      'Lake\u00adwood\u200b',
      'St. Louis',
      "Coeur d'Alene",
      'Ho-Ho-Kus',
      '29 Palms',
      'Washington, D.C.',
      'x'.repeat(64),
    ],
    refused: ['', ' ', '44107', '---', 'x'.repeat(65), 'Lake\u0000wood'],
  },
  addressState: { accepted: ['OH', 'DC', 'PR', 'AE', 'WY'], refused: ['', 'Ohio', 'oh', 'ZZ', 'ON'] },
  addressZip1: { accepted: ['44107', '02108', '00501'], refused: ['', '4410', '441070', '44107-1234', '4410x', '４４１０７'] },
};

const BANK_CASES: Readonly<Record<Exclude<keyof NewBankAccount, 'type'>, Values>> = {
  accountHolderName: HOLDER,
  issuerName: {
    accepted: ['Test Bank', '1st B', 'Bank & Trust, N.A.', '三井住友銀行', 'B'.repeat(127)],
    refused: ['', '  ', 'BNK', 'B'.repeat(128), '\u{20bb7}'.repeat(3), 'Test\u0000Bank'],
  },
  abaRoutingNumber: {
    // A wrong check digit is only a warning: 123456789, 987654321 and 021000020 have one.
    accepted: [
      '021000021',
      '011401533',
      '121000358',
      '122105155',
      '110000000',
      '123456789',
      '987654321',
      '021000020',
      '120200000',
    ],
    refused: ['', '000000000', '02100002', '0210000210', '02100002x', '021 000 021'],
  },
  accountNumber: {
    accepted: ['12345678', '00000001', '000123456789', '12345678901234567'],
    refused: ['', '1234567', '123456789012345678', '1234567x', '1234 5678'],
  },
  accountSubtype: { accepted: ['CHECKING', 'SAVINGS'], refused: ['', 'DEBIT', 'checking', 'CREDIT'] },
};

export const cardCases = casesOf(CARD_CASES);
export const bankCases = casesOf(BANK_CASES);

/** Only the fields that an edit may change. */
export const cardChangeCases = casesOf({
  accountHolderName: HOLDER,
  cardExpDate: CARD_CASES.cardExpDate,
  addressLine1: CARD_CASES.addressLine1,
  addressCity: CARD_CASES.addressCity,
  addressState: CARD_CASES.addressState,
  addressZip1: CARD_CASES.addressZip1,
});
export const bankChangeCases = casesOf({ accountHolderName: HOLDER, accountSubtype: BANK_CASES.accountSubtype });
