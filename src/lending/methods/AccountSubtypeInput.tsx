import { useIntl } from 'react-intl';

import { RadioGroupInput } from '#platform/forms/RadioGroupInput.tsx';

import { fieldMessages as messages } from './fieldMessages.ts';

export function AccountSubtypeInput() {
  const intl = useIntl();
  return (
    <RadioGroupInput
      name="accountSubtype"
      label={messages.accountSubtype}
      isShort
      options={[
        { value: 'CHECKING', label: intl.formatMessage(messages.checking) },
        { value: 'SAVINGS', label: intl.formatMessage(messages.savings) },
      ]}
    />
  );
}
