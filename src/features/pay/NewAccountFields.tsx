import { FormattedMessage } from 'react-intl';

import { CheckboxInput } from '#platform/forms/CheckboxInput.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';
import { BankAccountFields } from '#platform/paymentForms/BankAccountFields.tsx';
import { CardFields } from '#platform/paymentForms/CardFields.tsx';
import { MaterialTheme } from '#platform/ui/MaterialTheme.tsx';

import { messages } from './messages.ts';

interface Props {
  isCard: boolean;
  canKeep: boolean;
  receiptGoesTo?: string | null | undefined;
}

/** What a new card or bank account is asked for. Use `NewMethodFields`. */
export function NewAccountFields({ isCard, canKeep, receiptGoesTo }: Props) {
  return (
    <MaterialTheme>
      {isCard ? <CardFields /> : <BankAccountFields />}
      {canKeep && <CheckboxInput name="keep" label={<FormattedMessage {...messages.keep} />} optional />}
      {receiptGoesTo !== undefined && (
        <TextInput
          name="email"
          label={messages.receiptEmail}
          help={
            receiptGoesTo === null ? (
              <FormattedMessage {...messages.receiptToKnown} />
            ) : (
              <FormattedMessage {...messages.receiptTo} values={{ email: receiptGoesTo }} />
            )
          }
          type="email"
          inputMode="email"
          autoComplete="email"
          optional
        />
      )}
    </MaterialTheme>
  );
}
