/** @jest-environment node */
import { fillMessage } from '../../../sandbox/lender/texts/fillMessage.ts';
import { LANGUAGES } from '../../../sandbox/lender/texts/languages.ts';
import { translationFor } from '../../../sandbox/lender/texts/translation.ts';

/** Returns every message of a table by its path, such as `mails.unlock.after.0`. */
const messagesOf = (table: object, path = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(table).map(([name, entry]: [string, string | object]) =>
      typeof entry === 'string' ? { [path + name]: entry } : messagesOf(entry, `${path}${name}.`),
    ),
  ) as Record<string, string>;

const placeholdersOf = (message: string): string[] => [...new Set(message.match(/\{\w+/g))].sort();

const placeholdersByPath = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([path, message]) => [path, placeholdersOf(message)]));

const english = placeholdersByPath(messagesOf(translationFor('en')));

test.each(Object.keys(LANGUAGES))('%s: every message is there, and has the placeholders of the English one', (language) => {
  const messages = messagesOf(translationFor(language));
  expect(placeholdersByPath(messages)).toEqual(english);
  const values = Object.fromEntries(Object.values(english).flatMap((names) => names.map((name) => [name.slice(1), 7])));
  for (const message of Object.values(messages)) expect(fillMessage(message, values, language)).not.toMatch(/^$|[{}]/);
});

test('a value is no part of the message, and any language tag is taken', () => {
  expect(fillMessage('For {name}', { name: '{brand} <b> ‘' }, 'constructor')).toBe('For {brand} <b> ‘');
});
