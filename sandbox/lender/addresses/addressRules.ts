/** What an address in the United States must be like. Checked here again, whatever the portal has checked. */
import { US_STATE_CODES } from './usStates.ts';

const CONTROL = /\p{Cc}/u;

/** Long enough for real addresses; no standard sets these limits. */
const LINES = {
  street: { most: 128, missing: 'Enter the street address.' },
  city: { most: 64, missing: 'Enter the city.' },
} as const;

export type AddressPart = 'street' | 'city' | 'state' | 'zip';

/** What is wrong with this part of an address, to be shown beside it; null when it is right. @param value tidied */
export function addressProblem(part: AddressPart, value: string): string | null {
  if (part === 'zip') return /^\d{5}$/.test(value) ? null : 'Enter a zip code of 5 digits.';
  if (part === 'state') return US_STATE_CODES.has(value) ? null : 'Choose the state.';
  const { most, missing } = LINES[part];
  if (value === '') return missing;
  if (Array.from(value).length > most || CONTROL.test(value)) return `Use up to ${most} characters on one line.`;
  return part === 'city' && !/\p{L}/u.test(value) ? missing : null;
}
