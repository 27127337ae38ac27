import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useIntl } from 'react-intl';

import { TextInput } from '#platform/forms/TextInput.tsx';
import { MaterialTheme } from '#platform/ui/theme/MaterialTheme.tsx';

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
  useEffect(() => {
    if (refusals === 0) return;
    form.change(name, '');
    form.resetFieldState(name);
  }, [form, name, refusals]);
  return (
    <MaterialTheme>
      <TextInput
        name={name}
        label={messages.ssn}
        help={intl.formatMessage(messages.ssnHelp)}
        secret="number"
        autoComplete="off"
      />
    </MaterialTheme>
  );
}
