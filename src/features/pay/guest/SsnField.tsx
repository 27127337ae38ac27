import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useIntl } from 'react-intl';

import { SecretInput } from '#platform/forms/SecretInput.tsx';
import { MaterialTheme } from '#platform/ui/theme/MaterialTheme.tsx';

import { messages } from './guestMessages.ts';

/** The last four digits. @param refusals how often they were refused: each time they are cleared, without an error that they are missing */
export function SsnField({ refusals }: { refusals: number }) {
  const intl = useIntl();
  const form = useForm();
  useEffect(() => {
    if (refusals === 0) return;
    form.change('ssn', '');
    form.resetFieldState('ssn');
  }, [form, refusals]);
  return (
    <MaterialTheme>
      <SecretInput name="ssn" label={messages.ssn} help={intl.formatMessage(messages.ssnHelp)} kind="number" autoComplete="off" />
    </MaterialTheme>
  );
}
