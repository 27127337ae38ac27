import { addressRules } from '../addresses/addressSchema.ts';

const NAMES = ['addressLine1', 'addressLine2', 'addressCity', 'addressState', 'addressZip1'] as const;

interface Options {
  /** All fields or none: the lender does not send this card's address, and keeps it when nothing is typed. */
  mayStayEmpty?: boolean;
}

/** The fields of a card's billing address (specification, section 5). */
export function billingAddress({ mayStayEmpty = false }: Options = {}) {
  const isLeftOut = (values: unknown) =>
    mayStayEmpty && NAMES.every((name) => ((values as Partial<Record<string, string>>)[name] ?? '').trim() === ''); // the form's values
  const { street, unit, city, state, zip } = addressRules('addressLine1', isLeftOut);
  return { addressLine1: street, addressLine2: unit, addressCity: city, addressState: state, addressZip1: zip };
}
