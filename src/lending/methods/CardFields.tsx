import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';

import { cardBrandOf, isCardNumber } from '#domain/userInput/cardNumber.ts';
import { FieldRow } from '#platform/forms/FieldRow.tsx';
import { FormSkeleton } from '#platform/forms/FormSkeleton.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';
import { cardNumberMask } from '#platform/forms/masks.ts';
import { useFormSelector } from '#platform/forms/typing/useFormSelector.ts';

import { BillingAddress } from './BillingAddress.tsx';
import { CardExpiryInput } from './CardExpiryInput.tsx';
import { fieldMessages as messages } from './fieldMessages.ts';
import { MethodTile } from './MethodTile.tsx';

/**
 * Fields of a new card (specification, section 3), for use inside any form. `cardSchema` validates them.
 * @param isAddressLoading true while the known billing address is still loading; a skeleton is shown instead
 */
export function CardFields({ isAddressLoading = false }: { isAddressLoading?: boolean }) {
  const intl = useIntl();
  // Chromium saves submitted field values for autofill, but not card numbers. It does not recognize a mistyped number as one and would
  // save it, so autocomplete is turned off for it.
  const isMistyped = useFormSelector(({ cardNumber = '' }) => cardNumber !== '' && !isCardNumber(cardNumber));
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
      <FieldRow minFieldWidth="6.5rem" maxRowWidth="22rem">
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
      {isAddressLoading ? <FormSkeleton height="48px" /> : <BillingAddress />}
    </>
  );
}

// On narrow screens the card brand's tile is hidden to leave room for the digits.
const BrandSlot = styled('span')({
  position: 'absolute',
  right: 8,
  '@media (max-width: 359.98px)': { '& > .tile': { display: 'none' } },
});

/**
 * Shows the card's brand once the first digits identify it. The status element is always rendered, so that screen readers announce the
 * brand.
 */
function Brand() {
  const brand = useFormSelector(({ cardNumber = '' }) => cardBrandOf(cardNumber));
  return (
    <BrandSlot role="status">
      {brand !== null && (
        <>
          <MethodTile type="DEBIT" issuerName={brand} />
          <span className="visually-hidden">{brand}</span>
        </>
      )}
    </BrandSlot>
  );
}
