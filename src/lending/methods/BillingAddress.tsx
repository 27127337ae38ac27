import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { object } from 'yup';

import { addressLine } from '../servicing/addressLine.ts';
import { BillingAddressFields } from './BillingAddressFields.tsx';
import { billingAddressRules } from './billingAddressSchema.ts';
import { fieldMessages as messages } from './fieldMessages.ts';

const billingAddressSchema = object(billingAddressRules());
const BILLING_FIELD_NAMES = ['addressLine1', 'addressLine2', 'addressCity', 'addressState', 'addressZip1'] as const;

/**
 * Billing address of a new card. When the form starts with a known address, the user can confirm it with a checkbox instead of typing
 * one.
 */
export function BillingAddress() {
  const form = useForm();
  const [known] = useState(() => {
    const { initialValues } = form.getState();
    return billingAddressSchema.isValidSync(initialValues) ? billingAddressSchema.cast(initialValues) : null;
  });
  // While the bank account form is shown, this component unmounts but the form keeps its values, so the checkbox state is derived from
  // them.
  const [isKnown, setIsKnown] = useState(() => {
    const { values } = form.getState();
    const now = billingAddressSchema.isValidSync(values) ? billingAddressSchema.cast(values) : null;
    return known !== null && BILLING_FIELD_NAMES.every((name) => now?.[name] === known[name]);
  });
  const [typed, setTyped] = useState<Partial<Record<(typeof BILLING_FIELD_NAMES)[number], unknown>>>({});
  // Errors from the lender about the address are shown on its fields, so the fields must be visible.
  useEffect(() => {
    const leave = BILLING_FIELD_NAMES.map((name) =>
      form.registerField(name, ({ submitError }) => submitError !== undefined && setIsKnown(false), { submitError: true }),
    );
    return () => leave.forEach((off) => off());
  }, [form]);
  if (known === null) return <BillingAddressFields />;

  const choose = (isChosen: boolean) => {
    const { values } = form.getState();
    // Remember what was typed, to restore it when the box is unchecked again.
    if (isChosen) setTyped(Object.fromEntries(BILLING_FIELD_NAMES.map((name) => [name, values[name]])));
    form.batch(() => BILLING_FIELD_NAMES.forEach((name) => form.change(name, isChosen ? known[name] : (typed[name] ?? ''))));
    setIsKnown(isChosen);
  };
  const { addressLine1: streetAddress, addressCity: city, addressState: state, addressZip1: zipCode } = known;
  const address = addressLine({ streetAddress, city, state, zipCode });
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={isKnown} onChange={({ target }) => choose(target.checked)} />}
        label={<FormattedMessage {...messages.billingAddressIs} values={{ address }} />}
      />
      {!isKnown && <BillingAddressFields />}
    </>
  );
}
