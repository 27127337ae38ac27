import { useIntl } from 'react-intl';

import { TextInput } from '#platform/forms/TextInput.tsx';
import { plainDigits } from '#platform/forms/masks.ts';

import { messages } from './messages.ts';

/** The whole loan number, as `loanNumber`. Spaces and dashes go as they are typed or pasted; leading zeros stay. */
export function LoanNumberField() {
  const intl = useIntl();
  return (
    <TextInput
      name="loanNumber"
      label={messages.loanNumber}
      help={intl.formatMessage(messages.loanNumberHelp)}
      mask={plainDigits}
      autoComplete="off"
    />
  );
}
