import { string } from 'yup';

import { lengthOf } from '#domain/personName.ts';
import { US_STATES } from '#domain/usStates.ts';

import { hasControls, line } from './holderName.ts';
import { messages } from './messages.ts';

/** Room for what real addresses have; nobody's standard. */
const STREET_MOST = 128;
const CITY_MOST = 64;

const STATES = new Set<string>(US_STATES.map(([code]) => code));
const NAMES = ['addressLine1', 'addressCity', 'addressState', 'addressZip1'] as const;

type Missing = (typeof messages)['streetRequired' | 'cityRequired' | 'stateRequired' | 'zipRequired'];

interface Options {
  /** All or none: for a card whose address the lender does not tell, and keeps when nothing is typed. */
  mayStayEmpty?: boolean;
}

/** The fields of a card's billing address (specification, section 5). A city has a letter in it; a state is one of the list. */
export function billingAddress({ mayStayEmpty = false }: Options = {}) {
  const isLeftOut = (parent: unknown) =>
    mayStayEmpty && NAMES.every((name) => ((parent as Partial<Record<string, string>>)[name] ?? '').trim() === ''); // the form's values
  const needed = (message: Missing) =>
    [
      'needed',
      message,
      (value: string | undefined, { parent }: { parent: unknown }) => !isEmpty(value) || isLeftOut(parent),
    ] as const;
  return {
    addressLine1: line()
      .default('')
      .test(...needed(messages.streetRequired))
      .test('fits', messages.addressTooLong, (text = '') => fits(text, STREET_MOST)),
    addressCity: line()
      .default('')
      .test(...needed(messages.cityRequired))
      .test('letters', messages.cityRequired, (text) => isEmpty(text) || /\p{L}/u.test(text ?? ''))
      .test('fits', messages.addressTooLong, (text = '') => fits(text, CITY_MOST)),
    addressState: string()
      .default('')
      .test(...needed(messages.stateRequired))
      .test('known', messages.stateRequired, (code) => isEmpty(code) || STATES.has(code ?? '')),
    addressZip1: string()
      .default('')
      .test(...needed(messages.zipRequired))
      .test('digits', messages.zipInvalid, (text) => isEmpty(text) || /^\d{5}$/.test(text ?? '')),
  };
}

const isEmpty = (text: string | undefined) => text === undefined || text === '';
const fits = (text: string, most: number) => lengthOf(text) <= most && !hasControls(text);
