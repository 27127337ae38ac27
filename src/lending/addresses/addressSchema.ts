import { string } from 'yup';
import { defineMessages } from 'react-intl';

import { isUsState } from '#domain/states/isUsState.ts';
import { characterCount } from '#domain/personName.ts';
import { hasControlCharacters, singleLine } from '#platform/forms/textSchemas.ts';

/** They load with the rules, before the address fields. */
const messages = defineMessages({
  streetRequired: { id: 'address.streetRequired', defaultMessage: 'Enter the street address.' },
  cityRequired: { id: 'address.cityRequired', defaultMessage: 'Enter the city.' },
  tooLong: { id: 'address.tooLong', defaultMessage: 'Use fewer characters, all on one line.' },
  stateRequired: { id: 'address.stateRequired', defaultMessage: 'Choose the state.' },
  zipRequired: { id: 'address.zipRequired', defaultMessage: 'Enter the ZIP code.' },
  zipInvalid: { id: 'address.zipInvalid', defaultMessage: 'A ZIP code has 5 digits.' },
});

/** Long enough for real addresses; no standard sets these limits. */
const MAX_STREET_LENGTH = 128;
const MAX_CITY_LENGTH = 64;

/** Joins street and apartment, because the lender stores them in one line. */
export const streetLine = (street: string, unit: string): string => [street, unit].filter((part) => part !== '').join(', ');

type RequiredPartMessage = (typeof messages)['streetRequired' | 'cityRequired' | 'stateRequired' | 'zipRequired'];

/**
 * Validation rules for each part of a US address. A city must contain a letter; a state must be in `US_STATES`.
 * @param streetName name of the form's street field
 * @param isLeftOut returns true when the whole address may be empty, given the form's values
 */
export function addressRules(streetName: string, isLeftOut: (values: unknown) => boolean = () => false) {
  /** The part must be valid, unless the whole address is left empty. */
  const needed = (message: RequiredPartMessage, isRight = (text: string) => text !== '') =>
    [
      'needed',
      message,
      (text: string, { parent }: { parent: unknown }) => isRight(text) || (text === '' && isLeftOut(parent)),
    ] as const;
  const fits = (most: number) =>
    ['fits', messages.tooLong, (text: string) => characterCount(text) <= most && !hasControlCharacters(text)] as const;
  return {
    street: singleLine()
      .default('')
      .test(...needed(messages.streetRequired))
      .test(...fits(MAX_STREET_LENGTH)),
    /** The apartment is sent in one line with the street, so the limit applies to both together. */
    unit: singleLine()
      .default('')
      .test('fits', messages.tooLong, (text: string, { parent }: { parent: unknown }) => {
        const street = (parent as Partial<Record<string, string>>)[streetName] ?? ''; // Yup's `parent` holds the form's values.
        return characterCount(streetLine(street, text)) <= MAX_STREET_LENGTH && !hasControlCharacters(text);
      }),
    city: singleLine()
      .default('')
      .test(...needed(messages.cityRequired, (text) => /\p{L}/u.test(text)))
      .test(...fits(MAX_CITY_LENGTH)),
    state: string()
      .default('')
      .test(...needed(messages.stateRequired, isUsState)),
    zip: string()
      .default('')
      .test(...needed(messages.zipRequired))
      .test('digits', messages.zipInvalid, (text) => text === '' || /^\d{5}$/.test(text)),
  };
}
