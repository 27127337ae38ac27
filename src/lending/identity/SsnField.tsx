import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';

import { TextInput } from '#platform/forms/TextInput.tsx';

import { messages } from './messages.ts';

interface Props {
  /** The field of the call that the digits go into. */
  name: string;
  /** How often they were refused: each time they are cleared, without an error that they are missing. */
  refusals: number;
}

/** The last four digits of a Social Security number. */
export function SsnField({ name, refusals }: Props) {
  const intl = useIntl();
  const form = useForm();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const seen = useRef(0);
  useEffect(() => {
    // Cleared before the form has taken the refusal, the field would count as a mistake of this try.
    if (submitting === true || refusals === seen.current) return;
    seen.current = refusals;
    if (refusals === 0) return;
    form.change(name, '');
    form.resetFieldState(name);
  }, [form, name, refusals, submitting]);
  return (
    <TextInput name={name} label={messages.ssn} help={intl.formatMessage(messages.ssnHelp)} secret="number" autoComplete="off" />
  );
}
