import { object, string } from 'yup';

import { isRoutingNumber } from '#domain/userInput/routingNumber.ts';

import { bankNameRule, holderNameRule } from './holderName.ts';
import { messages } from './messages.ts';

export const accountSubtypeRule = () =>
  string().oneOf(['CHECKING', 'SAVINGS'], messages.subtypeRequired).required(messages.subtypeRequired);

/**
 * Schema of a new bank account (specification, section 5). A wrong routing checksum only shows a warning beside the field, so it is not a
 * rule here.
 */
export const bankAccountSchema = object({
  accountHolderName: holderNameRule(messages.bankHolderRequired),
  issuerName: bankNameRule(),
  abaRoutingNumber: string()
    .required(messages.routingRequired)
    .test('routing', messages.routingInvalid, (digits) => isRoutingNumber(digits)),
  accountNumber: string()
    .required(messages.accountRequired)
    .matches(/^\d{8,17}$/, { message: messages.accountInvalid }),
  accountSubtype: accountSubtypeRule(),
});
