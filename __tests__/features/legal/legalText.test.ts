/** @jest-environment node */
import { readLegalText } from '../../../config/legalText.js';

test.each([
  ['## Who we are', [{ kind: 'heading', level: 2, words: ['Who we are'] }]],
  ['### A part of it', [{ kind: 'heading', level: 3, words: ['A part of it'] }]],
  ['We don’t\nsell it & never did.', [{ kind: 'paragraph', words: ['We don’t sell it & never did.'] }]],
  ['Call {phone}.', [{ kind: 'paragraph', words: ['Call ', { place: 'phone' }, '.'] }]],
  ['**A** and *b*', [{ kind: 'paragraph', words: [{ strong: ['A'] }, ' and ', { emphasis: ['b'] }] }]],
  ['> **Mind** this.', [{ kind: 'notice', words: [{ strong: ['Mind'] }, ' this.'] }]],
  ['- one\n- two', [{ kind: 'list', isOrdered: false, items: [['one'], ['two']] }]],
  ['1. one\n\n2. two', [{ kind: 'list', isOrdered: true, items: [['one'], ['two']] }]],
  ['| a | b |\n| - | - |\n| c | d |', [{ kind: 'table', head: [['a'], ['b']], rows: [[['c'], ['d']]] }]],
  ['[here](/help)', [{ kind: 'paragraph', words: [{ link: '/help', words: ['here'] }] }]],
  ['[call](tel:+18005694287)', [{ kind: 'paragraph', words: [{ link: 'tel:+18005694287', words: ['call'] }] }]],
])('%j is parsed', (markdown, blocks) => {
  expect(readLegalText(markdown, 'terms.md')).toEqual(blocks);
});

test.each([
  ['# Terms', 'must be a heading of level 2 or 3'],
  ['<b>bold</b>', 'is html'],
  ['a <b>bold</b> word', 'is html'],
  ['![picture](/a.png)', 'is image'],
  ['---', 'is hr'],
  ['    code', 'is code'],
  ['- one\n  - inside', 'is inside a list'],
  ['[x](javascript:alert)', 'is no address for a link'],
  ['[x](http://a.example)', 'is no address for a link'],
  ['[x](//a.example)', 'is no address for a link'],
  ['Call {fax}.', 'nothing fills in "{fax}"'],
])('%j is unsupported, so the build fails and names the file', (markdown, what) => {
  expect(() => readLegalText(markdown, 'terms.md')).toThrow(what);
  expect(() => readLegalText(markdown, 'terms.md')).toThrow(/^terms\.md: /);
});
