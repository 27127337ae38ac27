import { useIntl } from 'react-intl';

import { TextInput } from '#platform/forms/TextInput.tsx';
import { digitsMask } from '#platform/forms/masks.ts';

import { messages } from './messages.ts';

/** Field `loanNumber` for the whole loan number. Spaces and dashes are removed while typing or pasting; leading zeros are kept. */
export function LoanNumberField() {
  const intl = useIntl();
  return (
    <TextInput
      name="loanNumber"
      label={messages.loanNumber}
      help={intl.formatMessage(messages.loanNumberHelp)}
      mask={digitsMask}
      autoComplete="off"
    />
  );
}
