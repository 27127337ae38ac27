import { object, string } from 'yup';

import { isRoutingNumber } from '#domain/routingNumber.ts';

import { HOLDER_MAX, HOLDER_MIN, holderName } from './cardSchema.ts';
import { messages } from './messages.ts';

/** A new bank account (specification, section 5). The routing checksum is a warning beside the field, not a rule here. */
export const bankAccountSchema = object({
  accountHolderName: holderName(messages.bankHolderRequired),
  issuerName: string()
    .trim()
    .required(messages.issuerRequired)
    .min(HOLDER_MIN, messages.issuerLength)
    .max(HOLDER_MAX, messages.issuerLength),
  abaRoutingNumber: string()
    .required(messages.routingRequired)
    .test('routing', messages.routingInvalid, (digits) => isRoutingNumber(digits)),
  accountNumber: string()
    .required(messages.accountRequired)
    .matches(/^\d{8,17}$/, { message: messages.accountInvalid }),
  accountSubtype: string().oneOf(['CHECKING', 'SAVINGS'], messages.subtypeRequired).required(messages.subtypeRequired),
});
