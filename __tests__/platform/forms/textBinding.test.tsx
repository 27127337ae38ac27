import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { defineMessages } from 'react-intl';
import { object, string } from 'yup';

import { TextInput } from '#platform/forms/TextInput.tsx';
import { stripSeparators, cardNumberMask, expiryMask, phoneMask, digitsMask, zipMask } from '#platform/forms/masks.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { SelectInput } from '#platform/forms/SelectInput.tsx';

import { compose, empty, fillInSilently, paste, placeCaret, press, typeKeys } from '../../support/textInput.ts';
import { renderUi } from '../../support/renderUi.tsx';

const words = defineMessages({
  number: { id: 't.number', defaultMessage: 'Number' },
  state: { id: 't.state', defaultMessage: 'State' },
});
const DELETIONS = ['Delete', 'Backspace'] as const;
const MASKS = { cardNumberMask, expiryMask, phoneMask, digitsMask, zipMask };

function open(mask: (typeof MASKS)[keyof typeof MASKS]) {
  const sent: unknown[] = [];
  const { user } = renderUi(
    <PortalForm
      schema={object({ number: string(), state: string() })}
      onSubmit={(values) => Promise.resolve(void sent.push(values))}
      submitLabel="Send"
    >
      <TextInput name="number" label={words.number} mask={mask} autoComplete="off" />
      <SelectInput name="state" label={words.state} options={[{ value: 'OH', label: 'Ohio' }]} />
    </PortalForm>,
  );
  return { user, sent, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' }) };
}

const withCaret = ({ value, selectionStart }: HTMLInputElement) =>
  `${stripSeparators(value.slice(0, selectionStart!))}|${stripSeparators(value.slice(selectionStart!))}`;

describe.each(Object.entries(MASKS))('%s', (name, mask) => {
  /** Number of digits up to which the mask leaves nothing out. */
  const most = { expiryMask: 4, zipMask: 5, phoneMask: 10 }[name] ?? 16;
  const value = '2345678923456789'.slice(0, most);

  test('Delete and Backspace remove one digit at any caret position', () => {
    const { input } = open(mask);
    for (const key of ['Delete', 'Backspace'] as const) {
      for (let at = 0; at <= mask.format(value).length; at += 1) {
        empty(input);
        paste(input, value);
        placeCaret(input, at);
        const [before = '', after = ''] = withCaret(input).split('|');
        press(input, key);
        const left = key === 'Delete' ? `${before}|${after.slice(1)}` : `${before.slice(0, -1)}|${after}`;
        expect([key, at, withCaret(input)]).toEqual([key, at, left]);
      }
    }
  });

  test('Delete held at the start, or Backspace at the end, empties the field', () => {
    const { input } = open(mask);
    paste(input, value);
    placeCaret(input, 0);
    for (let nth = 0; nth < most; nth += 1) press(input, 'Delete');
    expect(input.value).toBe('');
    paste(input, value);
    for (let nth = 0; nth < most; nth += 1) press(input, 'Backspace');
    expect(input.value).toBe('');
  });

  // Typing into an expiry date is not tested here, because the mask interprets it: a one-digit month gets a leading zero.
  const HOW = name === 'expiryMask' ? DELETIONS : ([...DELETIONS, 'type', 'paste', 'compose'] as const);

  test('input replaces the selection and is inserted at the caret', () => {
    const { input } = open(mask);
    fc.assert(
      fc.property(fc.nat(most - 1), fc.nat(most - 1), fc.constantFrom(...HOW), (one, other, how) => {
        empty(input);
        paste(input, value);
        const [from, to] = [Math.min(one, other), Math.max(one, other) + 1];
        const places = Array.from(mask.format(value), (sign, at) => (/\d/.test(sign) ? at : -1)).filter((at) => at >= 0);
        placeCaret(input, places[from]!, places[to - 1]! + 1);
        const put = how === 'Delete' || how === 'Backspace' ? '' : '7';
        if (how === 'Delete' || how === 'Backspace') press(input, how);
        else if (how === 'compose') compose(input, '７', 'Chrome');
        else (how === 'type' ? typeKeys : paste)(input, put);
        expect(withCaret(input)).toBe(`${value.slice(0, from)}${put}|${value.slice(to)}`);
      }),
      { numRuns: 60 },
    );
  });
});

test('deleting a selected separator removes no digit', () => {
  const { input } = open(cardNumberMask);
  paste(input, '42424242');
  placeCaret(input, 4, 5);
  press(input, 'Delete');
  expect(withCaret(input)).toBe('4242|4242');
});

test('the caret keeps its place when the mask removes or adds a digit', () => {
  const { input } = open(phoneMask);
  paste(input, '5550199');
  placeCaret(input, 0);
  paste(input, '+1 216');
  expect([input.value, withCaret(input)]).toEqual(['(216) 555-0199', '216|5550199']);
});

test('a select value set by a program without an event is submitted', async () => {
  const { input, sent, user } = open(digitsMask);
  fillInSilently(input, '42');
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, 'OH');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([{ number: '42', state: 'OH' }]);
});
