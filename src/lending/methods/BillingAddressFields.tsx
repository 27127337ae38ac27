import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { AddressFields } from '../addresses/AddressFields.tsx';
import { fieldMessages as messages } from './fieldMessages.ts';

const BILLING_FIELD_BY_PART = {
  street: 'addressLine1',
  unit: 'addressLine2',
  city: 'addressCity',
  state: 'addressState',
  zip: 'addressZip1',
};

/**
 * Fields of a card's billing address. `billingAddressRules` validates them.
 * @param help shown under the heading
 */
export function BillingAddressFields({ help }: { help?: ReactNode }) {
  return (
    <>
      <Typography component="h2" variant="h3">
        <FormattedMessage {...messages.billingAddress} />
      </Typography>
      {help}
      <AddressFields names={BILLING_FIELD_BY_PART} autoCompletePrefix="billing" />
    </>
  );
}
