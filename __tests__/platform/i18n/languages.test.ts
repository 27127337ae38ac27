import { guessLanguage, offeredLanguages, type Language } from '#platform/i18n/languages.ts';

const ALL: Language[] = ['en', 'de', 'es', 'es-MX', 'fr', 'zh-CN'];

test.each<[string[], Language]>([
  [['de-AT', 'en'], 'de'],
  [['fr'], 'fr'],
  [['es-ES'], 'es'],
  [['es'], 'es'],
  [['es-MX'], 'es-MX'],
  [['es-US', 'en-US'], 'es-MX'],
  [['es-419'], 'es-MX'],
  [['zh-Hans-CN'], 'zh-CN'],
  [['zh'], 'zh-CN'],
  [['zh-TW', 'fr'], 'fr'],
  [['zh-TW'], 'en'],
  [['pt-BR', 'de'], 'de'],
  [['pt-BR'], 'en'],
  [['esperanto', 'x', ''], 'en'],
  [[], 'en'],
])('the language for %j is %s', (preferred, language) => {
  expect(guessLanguage(ALL, preferred)).toBe(language);
});

test('the nearest offered language is chosen', () => {
  expect(guessLanguage(['en', 'es'], ['es-MX'])).toBe('es');
  expect(guessLanguage(['en', 'es-MX'], ['es-ES'])).toBe('es-MX');
  expect(guessLanguage(['en', 'fr'], ['de', 'fr'])).toBe('fr');
  expect(guessLanguage(['fr', 'de'], ['pt'])).toBe('fr');
  expect(offeredLanguages(['fr', 'tlh', 'toString', 'en'])).toEqual(['fr', 'en']);
  expect(offeredLanguages(['tlh'])).toEqual(['en']);
});
