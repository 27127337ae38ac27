import { useIntl } from 'react-intl';

import { TextInput } from '#platform/forms/TextInput.tsx';
import { expiryMask } from '#platform/forms/masks.ts';

import { fieldMessages as messages } from './fieldMessages.ts';

export function CardExpiryInput() {
  const intl = useIntl();
  return (
    <TextInput
      name="cardExpDate"
      label={messages.cardExpDate}
      help={intl.formatMessage(messages.cardExpDateHelp)}
      mask={expiryMask}
      autoComplete="cc-exp"
    />
  );
}
