import { FormattedMessage } from 'react-intl';

import { BankAccountFields } from '#lending/methods/BankAccountFields.tsx';
import { CardFields } from '#lending/methods/CardFields.tsx';
import { CheckboxInput } from '#platform/forms/CheckboxInput.tsx';
import { EmailInput } from '#platform/forms/email/EmailInput.tsx';

import { messages } from '../messages.ts';

interface Props {
  isCard: boolean;
  canKeep: boolean;
  receiptGoesTo?: string | null | undefined;
}

/** Fields of a new card or bank account. Render `NewMethodFields` instead, which loads them lazily. */
export function NewAccountFields({ isCard, canKeep, receiptGoesTo }: Props) {
  return (
    <>
      {isCard ? <CardFields /> : <BankAccountFields />}
      {canKeep && <CheckboxInput name="keep" label={<FormattedMessage {...messages.keep} />} optional />}
      {receiptGoesTo !== undefined && (
        <EmailInput
          name="email"
          label={messages.receiptEmail}
          help={
            receiptGoesTo === null ? (
              <FormattedMessage {...messages.receiptToKnown} />
            ) : (
              <FormattedMessage {...messages.receiptTo} values={{ email: receiptGoesTo }} />
            )
          }
          optional
        />
      )}
    </>
  );
}
