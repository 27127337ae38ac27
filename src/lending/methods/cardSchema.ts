import { object, string } from 'yup';

import { parseCardExpiry, hasExpired } from '#domain/userInput/cardExpiry.ts';
import { cardBrandOf, isAmericanExpress, isCardNumber, securityCodeLength } from '#domain/userInput/cardNumber.ts';

import { billingAddressRules } from './billingAddressSchema.ts';
import { holderNameRule } from './holderName.ts';
import { messages } from './messages.ts';

/**
 * Validates an expiration date, "MM / YY", that is not in the past.
 * @param now returns the wall-clock time in the lender's zone; the payment API makes the final decision
 */
export const cardExpiryRule = (now: () => Date) =>
  string()
    .required(messages.expiryRequired)
    .test('expiry', messages.expiryInvalid, (text) => parseCardExpiry(text) !== null)
    .test('passed', messages.expiryPassed, (text) => {
      const expiry = parseCardExpiry(text);
      return expiry === null || !hasExpired(expiry, now());
    });

/** Schema of a new card (specification, section 5). The card number is digits without spaces; the expiration date is "MM / YY". */
export const cardSchema = (now: () => Date) =>
  object({
    cardHolderName: holderNameRule(messages.holderRequired),
    cardNumber: string()
      .required(messages.cardNumberRequired)
      .matches(/^\d+$/, { message: messages.cardNumberDigits })
      .test('amex', messages.cardBrandUnknown, (digits) => !isAmericanExpress(digits))
      .length(16, messages.cardNumberLength)
      .test('luhn', messages.cardNumberInvalid, (digits) => isCardNumber(digits))
      .test('brand', messages.cardBrandUnknown, (digits) => cardBrandOf(digits) !== null),
    cardExpDate: cardExpiryRule(now),
    cardCVV: string()
      .required(messages.cvvRequired)
      .test('code', messages.cvvInvalid, (code, { parent }) => {
        const { cardNumber } = parent as { cardNumber?: string }; // Yup's `parent` holds the form's values.
        return /^\d+$/.test(code) && code.length === securityCodeLength(cardNumber ?? '');
      }),
    ...billingAddressRules(),
  });
