/** @jest-environment node */
import { readLandingContent } from '#features/landing/landingContent.ts';

import localContent from '../../../config/landingContent.json';

function changed(key: string, value: unknown): unknown {
  const content = structuredClone(localContent) as unknown;
  const names = key.split('.');
  const last = names.pop()!;
  const parent = names.reduce<unknown>((at, name) => Reflect.get(at as object, name), content) as object;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return content;
}

test.each([
  ['hero.title', '', 'content.json: hero.title: is empty'],
  ['hero.lead', undefined, 'content.json: hero.lead: '],
  ['hero.lede', 'A misspelled key', 'content.json: hero.lede: '],
  ['isTemplate', 'no', 'content.json: isTemplate: '],
  ['features.items', [], 'content.json: features.items: is empty'],
  ['features.items.1.drawing', 'car', 'content.json: features.items.1.drawing: '],
  ['about.paragraphs.0', 'We are {company}.', 'about.paragraphs.0: has {company}, which nothing fills in; known are brand'],
  ['about.video.text', 'one text', 'content.json: about.video.text: '],
])('%s as %j fails the build with an error that names it', (key, value, sentence) => {
  expect(() => readLandingContent(changed(key, value), 'content.json')).toThrow(sentence);
});

test('one more feature or one line less is valid', () => {
  const { items } = localContent.features;
  expect(readLandingContent(changed('features.items', [...items, items[0]]), '').features.items).toHaveLength(4);
  expect(readLandingContent(changed('about.paragraphs', ['Only this.']), '').about.paragraphs).toEqual(['Only this.']);
});
