import type { MessageDescriptor, MessageFormatElement } from 'react-intl';

import { authRoutes } from '#features/auth/routes.ts';
import { messages as signUp } from '#features/auth/signUp/signUpMessages.ts';
import { translation as de } from '#features/auth/signUp/translations/de.ts';
import { translation as es } from '#features/auth/signUp/translations/es.ts';
import { translation as esMX } from '#features/auth/signUp/translations/esMX.ts';
import { translation as fr } from '#features/auth/signUp/translations/fr.ts';
import { translation as zhCN } from '#features/auth/signUp/translations/zhCN.ts';
import { messages as api } from '#platform/api/messages.ts';
import { messages as email } from '#platform/forms/email/EmailSuggestion.tsx';
import { messages as forms } from '#platform/forms/messages.ts';
import type { Translation } from '#platform/i18n/portalIntl.ts';
import { toneMessages } from '#platform/theme/tones/ToneIcon.tsx';
import { messages as slow } from '#platform/ui/feedback/SlowNote.tsx';
import { messages as support } from '#platform/support/messages.ts';
import { paths } from '#platform/routing/paths.ts';
import { messages as ui } from '#platform/ui/layout/messages.ts';

const title = authRoutes.find(({ path }) => path === paths.auth.signUp)?.title ?? {};
const { documentTitle, working } = ui;
const { info, success, warning, error } = toneMessages;

type Compiled = MessageFormatElement[];
const compiled = ({ defaultMessage }: MessageDescriptor): Compiled => {
  if (!Array.isArray(defaultMessage)) throw new Error('A message was not compiled');
  return defaultMessage;
};

const ENGLISH = new Map(
  [
    ...Object.values<MessageDescriptor>(signUp),
    ...Object.values<MessageDescriptor>(forms),
    ...Object.values<MessageDescriptor>(email),
    ...Object.values<MessageDescriptor>(api),
  ]
    .concat([title, documentTitle, info, success, warning, error, working, slow.stillSending, support.reportProblem])
    .map((message) => [message.id ?? '', compiled(message)]),
);

/** Returns names and kinds of the placeholders, including those in plurals. In formatjs, type 1 is an argument, 6 a plural, and 8 a tag. */
function placeholdersOf(message: Compiled): string[] {
  const found = message.flatMap((element) => {
    const { type, value, options, children } = element as {
      type: number;
      value?: string;
      options?: Record<string, { value: Compiled }>;
      children?: Compiled;
    };
    const inside = [
      ...Object.values(options ?? {}).flatMap((option) => placeholdersOf(option.value)),
      ...placeholdersOf(children ?? []),
    ];
    return type === 0 || type === 7 ? inside : [`${String(type)} ${value ?? ''}`, ...inside];
  });
  return [...new Set(found)].sort();
}

function problemsOf(translation: Translation): string[] {
  const missing = [...ENGLISH.keys()].filter((id) => !Object.hasOwn(translation, id)).map((id) => `missing: ${id}`);
  const other = Object.entries(translation).flatMap(([id, message]) => {
    const english = ENGLISH.get(id);
    if (english === undefined) return [`superfluous: ${id}`];
    return placeholdersOf(compiled(message)).join() === placeholdersOf(english).join() ? [] : [`other blanks: ${id}`];
  });
  return [...missing, ...other];
}

const LANGUAGES: [string, Translation][] = [
  ['de', de],
  ['es', es],
  ['es-MX', esMX],
  ['fr', fr],
  ['zh-CN', zhCN],
];

test.each(LANGUAGES)('%s is complete', (_language, translation) => {
  expect(problemsOf(translation)).toEqual([]);
});

test('missing, extra and differently parameterized messages are detected', () => {
  const { 'auth.signUp.title': title, ...without } = de;
  expect(problemsOf(without)).toEqual(['missing: auth.signUp.title']);
  expect(problemsOf({ ...de, 'auth.signUp.titel': title })).toEqual(['superfluous: auth.signUp.titel']);
  expect(problemsOf({ ...de, 'auth.signUp.sentTo': title })).toEqual(['other blanks: auth.signUp.sentTo']);
  expect(problemsOf({ ...de, 'api.tryLater': de['api.unreachable'] })).toEqual(['other blanks: api.tryLater']);
});

const textOf = (message: Compiled): string => JSON.stringify(message);

const word = (...spellings: string[]) => new RegExp(`(?<!\\p{L})(${spellings.join('|')})(?!\\p{L})`, 'iu');
const INFORMAL: Record<string, RegExp> = {
  de: word('du', 'dich', 'dir', 'deine?[mnrs]?'),
  es: word('tú', 'tus?', 'ti', 'tienes', 'puedes'),
  'es-MX': word('tú', 'tus?', 'ti', 'tienes', 'puedes'),
  fr: word('tu', 'toi', 'te', 'ton', 'ta', 'tes'),
  'zh-CN': /你/u,
};

test.each(LANGUAGES)('%s has no English text left and uses formal address', (language, translation) => {
  const same = [...ENGLISH]
    .filter(([id, english]) => textOf(compiled(translation[id] ?? {})) === textOf(english))
    .map(([id]) => id);
  const alike = ['api.fromServer', 'ui.documentTitle', ...(language === 'de' ? ['auth.signUp.name', 'ui.error'] : [])];
  expect(same.sort()).toEqual(alike.sort());
  const words = Object.values(translation).map((message) => textOf(compiled(message)));
  const informal = INFORMAL[language] ?? /never/;
  expect(words.filter((text) => informal.test(text))).toEqual([]);
});

test('Mexican Spanish has its own texts', () => {
  const ids = Object.keys(es) as (keyof typeof es)[];
  const own = ids.filter((id) => textOf(compiled(es[id])) !== textOf(compiled(esMX[id])));
  expect(own.length).toBeGreaterThan(ids.length / 2);
  expect(JSON.stringify(es)).not.toMatch(/liga\b|[Ii]ngrese/);
});
