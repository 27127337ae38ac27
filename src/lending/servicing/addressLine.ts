import type { Property } from '#contract/borrower/loans.ts';

/** Formats an address in one line: "12 Elm Street, Springfield, IL 62704". Missing parts are skipped. */
export function addressLine({ streetAddress, city, state, zipCode }: Property): string {
  const stateAndZip = [state, zipCode].filter(Boolean).join(' ');
  return [streetAddress, city, stateAndZip].filter(Boolean).join(', ');
}
