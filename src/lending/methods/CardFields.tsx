import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';

import { cardBrandOf, isCardNumber } from '#domain/cardNumber.ts';
import { FieldRow } from '#platform/forms/FieldRow.tsx';
import { FieldsToCome } from '#platform/forms/FieldsToCome.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';
import { cardNumberMask } from '#platform/forms/masks.ts';
import { useFormResult } from '#platform/forms/typing/useFormResult.ts';

import { BillingAddress } from './BillingAddress.tsx';
import { CardExpiryInput } from './CardExpiryInput.tsx';
import { fieldMessages as messages } from './fieldMessages.ts';
import { MethodTile } from './MethodTile.tsx';

/**
 * The fields of a new card (specification, section 3), for any form around them; `cardSchema` has their rules.
 * `isAddressToCome`: whether an address is known is still asked for.
 */
export function CardFields({ isAddressToCome = false }: { isAddressToCome?: boolean }) {
  const intl = useIntl();
  // Chromium keeps what stood in a field when its form is sent, but no card number. A mistyped number is none to it, and stays on the device.
  const isMistyped = useFormResult(({ cardNumber = '' }) => cardNumber !== '' && !isCardNumber(cardNumber));
  return (
    <>
      <TextInput
        name="cardNumber"
        label={messages.cardNumber}
        help={intl.formatMessage(messages.cardNumberHelp)}
        mask={cardNumberMask}
        autoComplete={isMistyped ? 'off' : 'cc-number'}
        endAdornment={<Brand />}
      />
      <FieldRow least="6.5rem" most="22rem">
        <CardExpiryInput />
        <TextInput
          name="cardCVV"
          label={messages.cardCVV}
          help={intl.formatMessage(messages.cardCVVHelp)}
          autoComplete="cc-csc"
          secret="number"
        />
      </FieldRow>
      <TextInput name="cardHolderName" label={messages.cardHolderName} autoComplete="cc-name" />
      {isAddressToCome ? <FieldsToCome height="48px" /> : <BillingAddress />}
    </>
  );
}

// Too narrow for a card's number and its brand: the digits come first.
const Aside = styled('span')({
  position: 'absolute',
  right: 8,
  '@media (max-width: 359.98px)': { '& > .tile': { display: 'none' } },
});

/** The card's brand, as soon as the first digits show it. Its place is kept before. */
function Brand() {
  const brand = useFormResult(({ cardNumber = '' }) => cardBrandOf(cardNumber));
  return (
    <Aside role="status">
      {brand !== null && (
        <>
          <MethodTile type="DEBIT" issuerName={brand} />
          <span className="visually-hidden">{brand}</span>
        </>
      )}
    </Aside>
  );
}
