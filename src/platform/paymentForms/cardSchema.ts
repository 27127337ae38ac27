import { object, string } from 'yup';

import { expiryOf, hasExpired } from '#domain/cardExpiry.ts';
import { cardBrandOf, isCardNumber } from '#domain/cardNumber.ts';
import { isPersonName } from '#domain/personName.ts';

import { messages } from './messages.ts';

/** Names of holders and banks: more than 3 and fewer than 128 characters (specification, section 9). */
export const HOLDER_MIN = 4;
export const HOLDER_MAX = 127;

export const holderName = (required: typeof messages.holderRequired | typeof messages.bankHolderRequired) =>
  string()
    .trim()
    .required(required)
    .test('letters', messages.holderLetters, (name) => isPersonName(name))
    .min(HOLDER_MIN, messages.holderLength)
    .max(HOLDER_MAX, messages.holderLength);

/** A new card (specification, section 5). Values are digits without their grouping; the expiry is "MM / YY". */
export const cardSchema = (now: () => Date) =>
  object({
    cardHolderName: holderName(messages.holderRequired),
    cardNumber: string()
      .required(messages.cardNumberRequired)
      .matches(/^\d+$/, { message: messages.cardNumberDigits })
      .length(16, messages.cardNumberLength)
      .test('luhn', messages.cardNumberInvalid, (digits) => isCardNumber(digits))
      .test('brand', messages.cardBrandUnknown, (digits) => cardBrandOf(digits) !== null),
    cardExpDate: string()
      .required(messages.expiryRequired)
      .test('expiry', messages.expiryInvalid, (text) => expiryOf(text) !== null)
      .test('passed', messages.expiryPassed, (text) => {
        const expiry = expiryOf(text);
        return expiry === null || !hasExpired(expiry, now());
      }),
    cardCVV: string()
      .required(messages.cvvRequired)
      .matches(/^\d{3}$/, { message: messages.cvvInvalid }),
    addressLine1: string().trim().required(messages.streetRequired),
    addressCity: string().trim().required(messages.cityRequired),
    addressState: string().required(messages.stateRequired),
    addressZip1: string()
      .required(messages.zipRequired)
      .matches(/^\d{5}$/, { message: messages.zipInvalid }),
  });
