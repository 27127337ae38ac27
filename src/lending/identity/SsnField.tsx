import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';

import { TextInput } from '#platform/forms/TextInput.tsx';

import { messages } from './messages.ts';

interface Props {
  /** Name of the form field, which is also the field of the request body. */
  name: string;
  /** Number of rejected attempts. Each new one clears the digits without showing a "required" error. */
  rejections: number;
}

/** Field for the last four digits of a Social Security number. */
export function SsnField({ name, rejections }: Props) {
  const intl = useIntl();
  const form = useForm();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const handledRejections = useRef(0);
  useEffect(() => {
    // Wait until the form has processed the rejection. Clearing the field earlier would count as a validation error of this attempt.
    if (submitting === true || rejections === handledRejections.current) return;
    handledRejections.current = rejections;
    if (rejections === 0) return;
    form.change(name, '');
    form.resetFieldState(name);
  }, [form, name, rejections, submitting]);
  return (
    <TextInput name={name} label={messages.ssn} help={intl.formatMessage(messages.ssnHelp)} secret="number" autoComplete="off" />
  );
}
