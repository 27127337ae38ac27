import { FormattedMessage, useIntl } from 'react-intl';

import { US_STATES } from '#domain/usStates.ts';
import { cardNumberMask, expiryMask, plainDigits } from '#platform/forms/masks.ts';
import { MaskedInput } from '#platform/forms/MaskedInput.tsx';
import { SecretInput } from '#platform/forms/SecretInput.tsx';
import { SelectInput } from '#platform/forms/SelectInput.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';

import { messages } from './messages.ts';

const STATES = US_STATES.map(([value, label]) => ({ value, label }));

/** The fields of a new card (specification, section 3), for any form around them; `cardSchema` has their rules. */
export function CardFields() {
  const intl = useIntl();
  return (
    <>
      <TextInput name="cardHolderName" label={messages.cardHolderName} autoComplete="cc-name" />
      <MaskedInput
        name="cardNumber"
        label={messages.cardNumber}
        help={intl.formatMessage(messages.cardNumberHelp)}
        mask={cardNumberMask}
        autoComplete="cc-number"
      />
      <MaskedInput
        name="cardExpDate"
        label={messages.cardExpDate}
        help={intl.formatMessage(messages.cardExpDateHelp)}
        mask={expiryMask}
        autoComplete="cc-exp"
      />
      <SecretInput
        name="cardCVV"
        label={messages.cardCVV}
        help={intl.formatMessage(messages.cardCVVHelp)}
        autoComplete="cc-csc"
        kind="number"
      />
      <h2 className="form-group-title">
        <FormattedMessage {...messages.billingAddress} />
      </h2>
      <TextInput name="addressLine1" label={messages.addressLine1} autoComplete="billing address-line1" />
      <TextInput name="addressCity" label={messages.addressCity} autoComplete="billing address-level2" />
      <SelectInput name="addressState" label={messages.addressState} autoComplete="billing address-level1" options={STATES} />
      <MaskedInput name="addressZip1" label={messages.addressZip1} mask={plainDigits} autoComplete="billing postal-code" />
    </>
  );
}
