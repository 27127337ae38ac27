import { addressRules } from '../addresses/addressSchema.ts';

const BILLING_FIELD_NAMES = ['addressLine1', 'addressLine2', 'addressCity', 'addressState', 'addressZip1'] as const;

interface BillingAddressOptions {
  /** Allows all fields to be empty. Used when the lender does not return the card's address; it then keeps the address it has. */
  mayBeEmpty?: boolean;
}

/** Rules for the fields of a card's billing address (specification, section 5). */
export function billingAddressRules({ mayBeEmpty = false }: BillingAddressOptions = {}) {
  const isLeftOut = (values: unknown) =>
    mayBeEmpty && BILLING_FIELD_NAMES.every((name) => ((values as Partial<Record<string, string>>)[name] ?? '').trim() === ''); // Yup passes the form's values as `unknown`.
  const { street, unit, city, state, zip } = addressRules('addressLine1', isLeftOut);
  return { addressLine1: street, addressLine2: unit, addressCity: city, addressState: state, addressZip1: zip };
}
