import type { Property } from '#contract/borrower/loans.ts';

/** An address as on an envelope: the street, and below it the rest. */
export function AddressLines({ address: { streetAddress, city, state, zipCode } }: { address: Property }) {
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <span>
      <span className="line">{streetAddress}</span>
      <span className="line">{place}</span>
    </span>
  );
}
