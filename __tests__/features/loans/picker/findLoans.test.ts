/** @jest-environment node */
import fc from 'fast-check';

import { findLoans, toSearchable } from '#features/loans/picker/findLoans.ts';

import { aLoan } from '../../../support/backends/borrower.ts';

const at = (loanNumber: string, streetAddress: string, city = 'Springfield') =>
  toSearchable(aLoan({ loanNumber, property: { streetAddress, city, state: 'IL', zipCode: '62704' } }));
const ALL = [
  at('3100040101', '418 Maple Street', 'Lakewood'),
  at('3100040418', '12 Elm Street'),
  at('0000041414', '7 Peña Blvd., Unit 3-B', 'San José'),
  at('3100041212', '1400 Ocean Boulevard', 'Mapleton'),
];
const found = (typed: string) => findLoans(ALL, typed).map(({ loan }) => loan.loanNumber);

test.each([
  ['', ['3100040101', '3100040418', '0000041414', '3100041212']],
  ['  ', ['3100040101', '3100040418', '0000041414', '3100041212']],
  ['maple', ['3100040101', '3100041212']],
  ['MAPLE STREET', ['3100040101']],
  ['elm spring', ['3100040418']],
  ['spring elm', ['3100040418']],
  ['san jose', ['0000041414']],
  ['pena blvd unit 3 b', ['0000041414']],
  ['1414', ['0000041414']],
  ['3100040418', ['3100040418']],
  ['0418', ['3100040418']],
  ['3100-0404-18', ['3100040418']],
  ['3100 0404 18', ['3100040418']],
  ['peña o’hara', []],
  ["boul'evard", ['3100041212']],
  // Matching the end of a loan number needs four digits, because fewer would match too many loans.
  ['418', ['3100040101']],
  ['eet', []],
  ['10', []],
  ['62704', ['3100040101', '3100040418', '0000041414', '3100041212']],
  ['<script>', []],
])('"%s" finds %j', (typed, numbers) => expect(found(typed)).toEqual(numbers));

test('a loan is found by any prefix of its address and by its last four digits', () => {
  const street = fc
    .tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom('Aspen Way', 'O’Hara Road', 'Calle Ñandú'))
    .map((parts) => parts.join(' '));
  const number = fc.stringMatching(/^\d{8,14}$/);
  fc.assert(
    fc.property(street, number, fc.nat(), (address, loanNumber, cut) => {
      const one = at(loanNumber, address);
      const beginning = address.slice(0, 1 + (cut % address.length));
      expect(findLoans([...ALL, one], beginning)).toContain(one);
      expect(findLoans([...ALL, one], loanNumber.slice(-4))).toContain(one);
    }),
  );
});
