import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';

import { cardBrandOf } from '#domain/cardNumber.ts';
import { MaskedInput } from '#platform/forms/MaskedInput.tsx';
import { cardNumberMask } from '#platform/forms/masks.ts';
import { SecretInput } from '#platform/forms/SecretInput.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';

import { BillingAddressFields } from './BillingAddressFields.tsx';
import { CardExpiryInput } from './CardExpiryInput.tsx';
import { fieldMessages as messages } from './fieldMessages.ts';

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
        aside={<Brand />}
      />
      <div className="field-row">
        <CardExpiryInput />
        <SecretInput
          name="cardCVV"
          label={messages.cardCVV}
          help={intl.formatMessage(messages.cardCVVHelp)}
          autoComplete="cc-csc"
          kind="number"
        />
      </div>
      <BillingAddressFields />
    </>
  );
}

/** The card's brand, as soon as the first digits show it. */
function Brand() {
  const { value } = useField<string | undefined>('cardNumber', { subscription: { value: true } }).input;
  return (
    <span role="status" className="field-aside">
      {cardBrandOf(value ?? '')}
    </span>
  );
}
