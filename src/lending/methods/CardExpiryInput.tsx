import { useIntl } from 'react-intl';

import { TextInput } from '#platform/forms/TextInput.tsx';
import { expiryMask } from '#platform/forms/masks.ts';

import { fieldMessages as messages } from './fieldMessages.ts';

/** Field for a card's expiration date, "MM / YY". */
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
