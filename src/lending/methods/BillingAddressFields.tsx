import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { US_STATES } from '#domain/usStates.ts';
import { MaskedInput } from '#platform/forms/MaskedInput.tsx';
import { plainDigits } from '#platform/forms/masks.ts';
import { SelectInput } from '#platform/forms/SelectInput.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';

import { fieldMessages as messages } from './fieldMessages.ts';

const STATES = US_STATES.map(([value, label]) => ({ value, label }));

/** A card's billing address; `billingAddress` has the rules. @param help shown under the group's title */
export function BillingAddressFields({ help }: { help?: ReactNode }) {
  return (
    <>
      <h2 className="form-group-title">
        <FormattedMessage {...messages.billingAddress} />
      </h2>
      {help}
      <TextInput name="addressLine1" label={messages.addressLine1} autoComplete="billing address-line1" />
      <TextInput name="addressCity" label={messages.addressCity} autoComplete="billing address-level2" />
      <div className="field-row">
        <SelectInput name="addressState" label={messages.addressState} autoComplete="billing address-level1" options={STATES} />
        <MaskedInput name="addressZip1" label={messages.addressZip1} mask={plainDigits} autoComplete="billing postal-code" />
      </div>
    </>
  );
}
