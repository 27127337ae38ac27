import { string } from 'yup';

import { isUsState } from '#domain/isUsState.ts';
import { composedLength } from '#domain/personName.ts';

import { hasControls, line } from './holderName.ts';
import { messages } from './messages.ts';

/** Long enough for real addresses; no standard sets these limits. */
const STREET_MOST = 128;
const CITY_MOST = 64;

const NAMES = ['addressLine1', 'addressCity', 'addressState', 'addressZip1'] as const;

type Missing = (typeof messages)['streetRequired' | 'cityRequired' | 'stateRequired' | 'zipRequired'];

interface Options {
  /** All fields or none: the lender does not send this card's address, and keeps it when nothing is typed. */
  mayStayEmpty?: boolean;
}

/** The fields of a card's billing address (specification, section 5). A city has a letter in it; a state is one of the list. */
export function billingAddress({ mayStayEmpty = false }: Options = {}) {
  const isLeftOut = (parent: unknown) =>
    mayStayEmpty && NAMES.every((name) => ((parent as Partial<Record<string, string>>)[name] ?? '').trim() === ''); // the form's values
  /** Valid, or left empty together with the other fields. */
  const needed = (message: Missing, isRight = (text: string) => text !== '') =>
    [
      'needed',
      message,
      (text: string, { parent }: { parent: unknown }) => isRight(text) || (text === '' && isLeftOut(parent)),
    ] as const;
  const fits = (most: number) =>
    ['fits', messages.addressTooLong, (text: string) => composedLength(text) <= most && !hasControls(text)] as const;
  return {
    addressLine1: line()
      .default('')
      .test(...needed(messages.streetRequired))
      .test(...fits(STREET_MOST)),
    addressCity: line()
      .default('')
      .test(...needed(messages.cityRequired, (text) => /\p{L}/u.test(text)))
      .test(...fits(CITY_MOST)),
    addressState: string()
      .default('')
      .test(...needed(messages.stateRequired, isUsState)),
    addressZip1: string()
      .default('')
      .test(...needed(messages.zipRequired))
      .test('digits', messages.zipInvalid, (text) => text === '' || /^\d{5}$/.test(text)),
  };
}
