import Alert from '@mui/material/Alert';
import { FormattedMessage, useIntl } from 'react-intl';

import { isRoutingNumber, passesRoutingChecksum } from '#domain/userInput/routingNumber.ts';
import { TextInput } from '#platform/forms/TextInput.tsx';
import { digitsMask } from '#platform/forms/masks.ts';
import { useFormSelector } from '#platform/forms/typing/useFormSelector.ts';

import { AccountSubtypeInput } from './AccountSubtypeInput.tsx';
import { fieldMessages as messages } from './fieldMessages.ts';

/** Fields of a new bank account (specification, section 3), for use inside any form. `bankAccountSchema` validates them. */
export function BankAccountFields() {
  const intl = useIntl();
  return (
    <>
      <TextInput
        name="abaRoutingNumber"
        label={messages.abaRoutingNumber}
        help={intl.formatMessage(messages.abaRoutingNumberHelp)}
        mask={digitsMask}
        autoComplete="off"
      />
      <RoutingWarning />
      <TextInput
        name="accountNumber"
        label={messages.accountNumber}
        help={intl.formatMessage(messages.accountNumberHelp)}
        autoComplete="off"
        secret="number"
      />
      <AccountSubtypeInput />
      <TextInput name="issuerName" label={messages.issuerName} autoComplete="off" />
      <TextInput name="accountHolderName" label={messages.accountHolderName} autoComplete="name" />
    </>
  );
}

/** Warns when the routing number fails its checksum. The form can still be submitted. */
function RoutingWarning() {
  const looksWrong = useFormSelector(
    ({ abaRoutingNumber = '' }) => isRoutingNumber(abaRoutingNumber) && !passesRoutingChecksum(abaRoutingNumber),
  );
  return looksWrong ? (
    <Alert role="status" severity="warning">
      <FormattedMessage {...messages.routingLooksWrong} />
    </Alert>
  ) : null;
}
