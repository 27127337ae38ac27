/** Validation rules for addresses in the United States. The server checks them itself and does not rely on the portal's validation. */

const CONTROL_CHARACTER = /\p{Cc}/u;

/** Maximum lengths that are enough for real addresses; no standard sets these limits. */
const ADDRESS_LINE_RULES = {
  street: { most: 128, missing: 'Enter the street address.' },
  city: { most: 64, missing: 'Enter the city.' },
} as const;

export type AddressPart = 'street' | 'city' | 'state' | 'zip';

/**
 * Returns the error message to show next to this part of an address, or null when it is valid. @param value already cleaned with
 * `tidyLine`
 */
export function addressProblem(part: AddressPart, value: string): string | null {
  if (part === 'zip') return /^\d{5}$/.test(value) ? null : 'Enter a zip code of 5 digits.';
  if (part === 'state') return US_STATE_CODES.has(value) ? null : 'Choose the state.';
  const { most, missing } = ADDRESS_LINE_RULES[part];
  if (value === '') return missing;
  if (Array.from(value).length > most || CONTROL_CHARACTER.test(value)) return `Use up to ${most} characters on one line.`;
  return part === 'city' && !/\p{L}/u.test(value) ? missing : null;
}

/** State codes from USPS Publication 28, appendix B: states, the District of Columbia, territories, and military post offices. */
const STATE_CODE_LIST =
  'AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND MP OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY AA AE AP';

export const US_STATE_CODES: ReadonlySet<string> = new Set(STATE_CODE_LIST.split(' '));
