import type { MessageDescriptor } from 'react-intl';

import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { redactUiText } from '#platform/i18n/redactUiText.ts';
import { redactedAccessibleName } from '#platform/i18n/redactedAccessibleName.ts';

const intl = createPortalIntl();
/** Creates a message as the build compiles it, because the browser has no parser. */
const message = (id: string, ...parts: (string | { value: string })[]): MessageDescriptor => ({
  id,
  defaultMessage: parts.map((part) => (typeof part === 'string' ? { type: 0, value: part } : { type: 1, value: part.value })),
});
const remove = message('test.remove', 'Remove ', { value: 'name' });
const ending = message('test.ending', 'Checking account ending ', { value: 'lastFour' });
const passing = message('test.passing', { value: 'sentence' });

test.each<[what: string, said: string, told: string | null]>([
  ['a text without values', intl.formatMessage(message('test.pay', 'Pay now')), 'Pay now'],
  ['a name of a file', intl.formatMessage(remove, { name: 'paystub-dana.pdf' }), 'Remove …'],
  ['four digits', intl.formatMessage(ending, { lastFour: '6789' }), 'Checking account ending 6789'],
  ['an account number', intl.formatMessage(ending, { lastFour: '000123456789' }), 'Checking account ending …'],
  ['an amount', intl.formatMessage(remove, { name: '$1,842.17' }), 'Remove $1,842.17'],
  ['a day', intl.formatMessage(remove, { name: 'Dec 1, 2026' }), 'Remove Dec 1, 2026'],
  [
    'a message within a message',
    intl.formatMessage(remove, { name: intl.formatMessage(ending, { lastFour: '6789' }) }),
    'Remove Checking account ending 6789',
  ],
  ['a message that is nothing but its value', intl.formatMessage(passing, { sentence: 'Dana Whitfield owes money' }), '…'],
  ['a number that may be personal', intl.formatMessage(ending, { lastFour: 9_000_000_101 }), 'Checking account ending …'],
  ['a text that is not a message', 'Dana Whitfield', null],
  ['a loan number', '9000000101', null],
  ['a Social Security number', '123-45-6789', null],
])('redacted UI text: %s', (_what, said, told) => {
  expect(redactUiText(said)).toBe(told);
});

test.each<[what: string, html: string, told: string | null]>([
  ['a button', '<button>Pay now</button>', 'Pay now'],
  ['a button with a personal part', '<button><b>Pay now</b> <span>Dana</span></button>', 'Pay now …'],
  ['a button with only personal text', '<button>Dana Whitfield</button>', null],
  ['a button with an aria-label', '<button aria-label="Pay now">x</button>', 'Pay now'],
  ['a button with a part hidden from screen readers', '<button>Pay now<i aria-hidden="true">Dana</i></button>', 'Pay now'],
])('the recorded name of %s', (_what, html, told) => {
  intl.formatMessage(message('test.pay', 'Pay now'));
  document.body.innerHTML = html;
  const button = document.querySelector('button');
  if (button === null) throw new Error('There is no button');
  expect(redactedAccessibleName(button)).toBe(told);
});

test('the recorded name of a field is its label, not its value', () => {
  intl.formatMessage(message('test.label', 'Card number'));
  document.body.innerHTML = '<label for="card">Card number</label><input id="card" value="4000056655665556">';
  expect(redactedAccessibleName(document.querySelector('input') as Element)).toBe('Card number');
});
