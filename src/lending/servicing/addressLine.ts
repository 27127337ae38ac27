import type { Property } from '#contract/borrower/loans.ts';

/** "12 Elm Street, Springfield, IL 62704"; missing parts leave no gap. */
export function addressLine({ streetAddress, city, state, zipCode }: Property): string {
  const stateAndZip = [state, zipCode].filter(Boolean).join(' ');
  return [streetAddress, city, stateAndZip].filter(Boolean).join(', ');
}
