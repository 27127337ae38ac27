import { useIntl } from 'react-intl';

import { MaskedInput } from '#platform/forms/MaskedInput.tsx';
import { expiryMask } from '#platform/forms/masks.ts';

import { fieldMessages as messages } from './fieldMessages.ts';

/** The last month in which a card is good, "MM / YY". */
export function CardExpiryInput() {
  const intl = useIntl();
  return (
    <MaskedInput
      name="cardExpDate"
      label={messages.cardExpDate}
      help={intl.formatMessage(messages.cardExpDateHelp)}
      mask={expiryMask}
      autoComplete="cc-exp"
    />
  );
}
