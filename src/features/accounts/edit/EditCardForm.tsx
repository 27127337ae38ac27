import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { streetLine } from '#lending/addresses/addressSchema.ts';
import { BillingAddressFields } from '#lending/methods/BillingAddressFields.tsx';
import { CardExpiryInput } from '#lending/methods/CardExpiryInput.tsx';
import { fieldMessages } from '#lending/methods/fieldMessages.ts';
import { toApiExpiry } from '#lending/methods/newAccount.ts';
import { FieldRow } from '#platform/forms/FieldRow.tsx';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';

import { messages } from '../messages.ts';
import type { EditableAccount } from '../savedMethodsApi.ts';
import { changedFields, type SaveChange } from './accountChange.ts';
import { cardChangeSchemas } from './editSchema.ts';

const DRAFT_FIELDS = [
  'accountHolderName',
  'cardExpDate',
  'addressLine1',
  'addressLine2',
  'addressCity',
  'addressState',
  'addressZip1',
] as const;
const NO_ADDRESS = { addressLine1: '', addressCity: '', addressState: '', addressZip1: '' };

/**
 * Form for the holder, expiry date and billing address of a saved card. Sends only changed fields, so that a change made elsewhere is not
 * overwritten.
 */
export function EditCardForm({ account, onSave }: { account: EditableAccount; onSave: SaveChange }) {
  const { accountHolderName, expiryDate, address } = account;
  const before = { accountHolderName, cardExpDate: expiryDate ?? '', ...(address ?? NO_ADDRESS) };
  return (
    <PortalForm
      schema={address === null ? cardChangeSchemas.withoutAddress : cardChangeSchemas.withAddress}
      initialValues={{ ...before, cardExpDate: before.cardExpDate.replace(/\D/g, '') }}
      draftFields={DRAFT_FIELDS}
      onSubmit={({ cardExpDate, addressLine1, addressLine2, ...values }) =>
        onSave(
          changedFields(before, {
            ...values,
            addressLine1: streetLine(addressLine1, addressLine2),
            cardExpDate: toApiExpiry(cardExpDate),
          }),
        )
      }
      submitLabel={<FormattedMessage {...messages.saveChanges} />}
      busyLabel={<FormattedMessage {...messages.saving} />}
    >
      <TextInput name="accountHolderName" label={fieldMessages.cardHolderName} autoComplete="cc-name" />
      <FieldRow minFieldWidth="6.5rem" maxRowWidth="22rem">
        <CardExpiryInput />
      </FieldRow>
      <BillingAddressFields
        help={
          address === null ? (
            <Typography variant="body2" color="textSecondary">
              <FormattedMessage {...messages.addressUnknown} />
            </Typography>
          ) : undefined
        }
      />
    </PortalForm>
  );
}
