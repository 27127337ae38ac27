import { useEffect } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { CheckboxInput } from '#platform/forms/CheckboxInput.tsx';
import { BankAccountFields } from '#platform/paymentForms/BankAccountFields.tsx';
import { CardFields } from '#platform/paymentForms/CardFields.tsx';

import { messages } from './messages.ts';
import { NEW_BANK, NEW_CARD } from './methodSchema.ts';

interface Props {
  /** Tells the form around which rules apply. */
  onChoice: (choice: string) => void;
  canKeep: boolean;
}

/** The fields that belong to the choice; what was typed for the other one stays in the form. */
export function NewMethodFields({ onChoice, canKeep }: Props) {
  const { value: choice } = useField<string>('choice', { subscription: { value: true } }).input;
  useEffect(() => onChoice(choice), [onChoice, choice]);
  if (choice !== NEW_CARD && choice !== NEW_BANK) return null;
  return (
    <>
      {choice === NEW_CARD ? <CardFields /> : <BankAccountFields />}
      {canKeep && <CheckboxInput name="keep" label={<FormattedMessage {...messages.keep} />} optional />}
    </>
  );
}
