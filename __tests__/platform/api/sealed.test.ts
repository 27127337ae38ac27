import { createEnvelopes, isSealed } from '#platform/api/sealed.ts';

const { seal, open, clear } = createEnvelopes();

test('an envelope shows nothing of what is inside', () => {
  expect(JSON.stringify(seal({ cardNumber: '4000056655665556' }))).not.toContain('4000');
});

test('it is opened once', () => {
  const handle = seal('secret');
  expect(open(handle)).toBe('secret');
  expect(() => open(handle)).toThrow('opened before');
});

test('two envelopes of the same secret are two', () => {
  const [one, other] = [seal('secret'), seal('secret')];
  expect(open(one)).toBe('secret');
  expect(open(other)).toBe('secret');
});

test('it is gone when everything is forgotten', () => {
  const handle = seal('secret');
  clear();
  expect(() => open(handle)).toThrow('opened before');
});

test('what one store sealed another does not open', () => {
  const handle = createEnvelopes().seal('secret');
  expect(() => open(handle)).toThrow('opened before');
});

test.each([null, undefined, 'sealed', { sealed: 1 }, {}])('%p is no envelope', (body) => {
  expect(isSealed(body)).toBe(false);
});
