import { FormattedMessage } from 'react-intl';

import { BankAccountFields } from '#lending/methods/BankAccountFields.tsx';
import { CardFields } from '#lending/methods/CardFields.tsx';
import { CheckboxInput } from '#platform/forms/CheckboxInput.tsx';
import { EmailInput } from '#platform/forms/email/EmailInput.tsx';

import { messages } from '../messages.ts';

interface Props {
  isCard: boolean;
  canSave: boolean;
  defaultReceiptEmail?: string | null | undefined;
}

/** Render `NewMethodFields` instead, which loads these fields lazily. */
export function NewAccountFields({ isCard, canSave, defaultReceiptEmail }: Props) {
  return (
    <>
      {isCard ? <CardFields /> : <BankAccountFields />}
      {canSave && <CheckboxInput name="keep" label={<FormattedMessage {...messages.keep} />} optional />}
      {defaultReceiptEmail !== undefined && (
        <EmailInput
          name="email"
          label={messages.receiptEmail}
          help={
            defaultReceiptEmail === null ? (
              <FormattedMessage {...messages.receiptToKnown} />
            ) : (
              <FormattedMessage {...messages.receiptTo} values={{ email: defaultReceiptEmail }} />
            )
          }
          optional
        />
      )}
    </>
  );
}
