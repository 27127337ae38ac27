import { defineMessages } from 'react-intl';
import { boolean, object, string } from 'yup';

import { validateWith } from '#platform/forms/validateWith.ts';

const messages = defineMessages({
  required: { id: 't.required', defaultMessage: 'Enter your ZIP code' },
  digits: { id: 't.digits', defaultMessage: 'A ZIP code has 5 digits' },
  agree: { id: 't.agree', defaultMessage: 'Tick the box' },
});

// yup's types require text as a message, but it passes any value through.
const message = (one: { id: string }) => one as unknown as string;

const schema = object({
  zip: string()
    .required(message(messages.required))
    .matches(/^\d{5}$/, { message: message(messages.digits) }),
  agree: boolean().oneOf([true], message(messages.agree)),
  address: object({ line1: string().required(message(messages.required)) }),
});

test.each([
  ['', messages.required],
  ['123', messages.digits],
  ['12345', undefined],
])('the first message of a field with "%s" names its first problem', (zip, expected) => {
  const errors = validateWith(schema)({ zip, agree: true, address: { line1: '1 Elm St' } });
  expect(errors['zip']).toEqual(expected);
});

test('every invalid field has a message, also nested ones', () => {
  expect(validateWith(schema)({ agree: false, address: {} })).toEqual({
    zip: messages.required,
    agree: messages.agree,
    address: { line1: messages.required },
  });
});

test('valid values have no messages', () => {
  expect(validateWith(schema)({ zip: '44114', agree: true, address: { line1: '1 Elm St' } })).toEqual({});
});

test('a rule that throws is not reported as an invalid value', () => {
  const broken = object({
    zip: string().test(() => {
      throw new RangeError('broken rule');
    }),
  });
  expect(() => validateWith(broken)({ zip: '1' })).toThrow(RangeError);
});
