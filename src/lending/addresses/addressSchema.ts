import { string } from 'yup';

import { isUsState } from '#domain/states/isUsState.ts';
import { composedLength } from '#domain/personName.ts';
import { hasControls, line } from '#platform/forms/rules/line.ts';

import { messages } from './ruleMessages.ts';

/** Long enough for real addresses; no standard sets these limits. */
const STREET_MOST = 128;
const CITY_MOST = 64;

/** The street with the apartment, as the lender keeps them: in one line. */
export const streetLine = (street: string, unit: string): string => [street, unit].filter((part) => part !== '').join(', ');

type Missing = (typeof messages)['streetRequired' | 'cityRequired' | 'stateRequired' | 'zipRequired'];

/**
 * The rules of an address in the United States, part by part; a form names its own fields. A city has a letter in it; a state is one of
 * the list. @param streetName what the form calls the street; @param isLeftOut whether the form's values, as the rule gets them, may go without
 * an address
 */
export function addressRules(streetName: string, isLeftOut: (values: unknown) => boolean = () => false) {
  /** Right, or left out together with the other parts. */
  const needed = (message: Missing, isRight = (text: string) => text !== '') =>
    [
      'needed',
      message,
      (text: string, { parent }: { parent: unknown }) => isRight(text) || (text === '' && isLeftOut(parent)),
    ] as const;
  const fits = (most: number) =>
    ['fits', messages.tooLong, (text: string) => composedLength(text) <= most && !hasControls(text)] as const;
  return {
    street: line()
      .default('')
      .test(...needed(messages.streetRequired))
      .test(...fits(STREET_MOST)),
    /** Sent together with the street, so they have to fit together. */
    unit: line()
      .default('')
      .test('fits', messages.tooLong, (text: string, { parent }: { parent: unknown }) => {
        const street = (parent as Partial<Record<string, string>>)[streetName] ?? ''; // the form's values
        return composedLength(streetLine(street, text)) <= STREET_MOST && !hasControls(text);
      }),
    city: line()
      .default('')
      .test(...needed(messages.cityRequired, (text) => /\p{L}/u.test(text)))
      .test(...fits(CITY_MOST)),
    state: string()
      .default('')
      .test(...needed(messages.stateRequired, isUsState)),
    zip: string()
      .default('')
      .test(...needed(messages.zipRequired))
      .test('digits', messages.zipInvalid, (text) => text === '' || /^\d{5}$/.test(text)),
  };
}
