import type { Property } from '#contract/borrower/loans.ts';

/** An address in two lines, as on an envelope. */
export function AddressLines({ address: { streetAddress, city, state, zipCode } }: { address: Property }) {
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <span>
      <span className="line">{streetAddress}</span>
      <span className="line">{place}</span>
    </span>
  );
}
