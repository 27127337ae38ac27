import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { object } from 'yup';

import type { Property } from '#contract/borrower/loans.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import { AddressFields } from '#lending/addresses/AddressFields.tsx';
import { addressRules, streetLine } from '#lending/addresses/addressSchema.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';

import { isSameAddress } from './mailingAddress.ts';
import { messages } from './messages.ts';
import { tooManyChangesMessage, useSaveAddress } from './useSaveAddress.ts';

const { street, unit, city, state, zip } = addressRules('streetAddress');
/** Field names match the API, so that a server error is shown on its field. */
const schema = object({ streetAddress: street, unit, city, state, zipCode: zip });
const FIELD_NAMES = { street: 'streetAddress', unit: 'unit', city: 'city', state: 'state', zip: 'zipCode' };
const DRAFT_FIELDS = Object.values(FIELD_NAMES);

interface Props {
  loanIdentifier: string;
  /** The newest address when the form was opened, which the borrower has seen. */
  known: Property;
  onSaved: (loan: Loan) => void;
}

/** The form starts empty, because a mix of old and new parts would be an address that does not exist. */
export function MailingAddressForm({ loanIdentifier, known, onSaved }: Props) {
  const [seen, setSeen] = useState(known);
  const save = useSaveAddress();

  const submit = async ({ unit: typedUnit, ...typed }: Property & { unit: string }) => {
    const mailingAddress = { ...typed, streetAddress: streetLine(typed.streetAddress, typedUnit) };
    if (isSameAddress(mailingAddress, seen)) return { problem: messages.unchanged };
    const saving = await save({ loanIdentifier, mailingAddress, replaces: seen });
    if ('saved' in saving) {
      onSaved(saving.saved);
      return undefined;
    }
    if (saving.says === 'unknown') return { problem: messages.outcomeUnknown, outcome: 'open' as const };
    if (saving.says === 'refused') {
      const problem = tooManyChangesMessage(saving.error);
      return problem === null ? saving.error : { problem };
    }
    setSeen(saving.present); // the borrower sees this address now, so saving again may replace it
    return { problem: { message: messages.changedMeanwhile, values: { address: addressLine(saving.present) } } };
  };

  return (
    <PortalForm
      schema={schema}
      draftFields={DRAFT_FIELDS}
      onSubmit={submit}
      submitLabel={<FormattedMessage {...messages.save} />}
      busyLabel={<FormattedMessage {...messages.saving} />}
    >
      <AddressFields names={FIELD_NAMES} />

      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.beforeSaving} />
      </Typography>
    </PortalForm>
  );
}
