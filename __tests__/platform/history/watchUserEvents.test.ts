import type { UnknownAction } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

import { watchUserEvents } from '#platform/history/watchUserEvents.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';

import { controlStartup } from '../../support/controlStartup.ts';

const MESSAGES = ['Pay now', 'Card number', 'A new card', 'Help', 'Choose files', 'Every week'].map((words) => ({
  id: `test.${words}`,
  defaultMessage: words,
}));
const CARD = '4000056655665556';
let stop = () => {};
const seen: UnknownAction[] = [];

beforeEach(() => {
  controlStartup()('interactive');
  const intl = createPortalIntl();
  for (const message of MESSAGES) intl.formatMessage(message);
  seen.length = 0;
  stop = watchUserEvents((action) => {
    seen.push(action);
    return action;
  });
});
afterEach(() => stop());

const person = (kind: string, payload: unknown) => ({ type: `person/${kind}`, payload });

test('clicks, choices, files and connection changes are recorded in the portal’s words', async () => {
  document.body.innerHTML =
    '<button>Pay now</button><a href="#x">Help</a><label><input type="radio">A new card</label>' +
    '<label><input type="file" multiple>Choose files</label><select><option>-</option><option>Every week</option></select>';
  const user = userEvent.setup();
  const [button, link, radio, files, list] = document.querySelectorAll('button, a, input, select');
  await user.click(button as Element);
  await user.click(link as Element);
  await user.click(radio as Element);
  await user.upload(files as HTMLInputElement, [new File(['x'], 'dana.pdf'), new File(['y'], 'whitfield.pdf')]);
  await user.selectOptions(list as Element, 'Every week');
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(seen).toHaveLength(6));
  expect(seen).toEqual([
    person('pressed', { what: 'button', words: 'Pay now' }),
    person('pressed', { what: 'link', words: 'Help' }),
    person('chose', { words: 'A new card', isOn: true }),
    person('choseFiles', { words: 'Choose files', count: 2 }),
    person('chose', { words: 'Every week', isOn: true }),
    person('connectionChanged', { isOnline: false }),
  ]);
});

test.each([
  ['left empty', '', false, true, { isFilled: false, isValid: true }],
  ['left with a mistake', CARD, true, true, { isFilled: true, isValid: false }],
  ['left valid', CARD, false, true, { isFilled: true, isValid: true }],
])('a field that was %s records filled and valid, but not its value', async (_how, typed, isWrong, _told, expected) => {
  document.body.innerHTML = '<label>Card number<input></label>';
  const input = document.querySelector('input') as HTMLInputElement;
  const user = userEvent.setup();
  await user.click(input);
  if (typed !== '') await user.type(input, typed);
  if (isWrong) input.setAttribute('aria-invalid', 'true');
  await user.tab();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(seen).toEqual([person('leftField', { words: 'Card number', ...expected })]);
  expect(JSON.stringify(seen)).not.toContain(CARD);
});

test('actions inside a report are not recorded', async () => {
  document.body.innerHTML = '<div data-unwatched><button>Pay now</button></div><a href="#x">Help</a>';
  const user = userEvent.setup();
  await user.click(document.querySelector('[data-unwatched] button') as Element);
  await user.click(document.querySelector('a') as Element);
  await waitFor(() => expect(seen).not.toEqual([]));
  expect(seen).toEqual([person('pressed', { what: 'link', words: 'Help' })]);
});
