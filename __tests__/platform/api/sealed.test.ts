import { isSealed, seal, unseal } from '#platform/api/sealed.ts';

test('an envelope shows nothing of what is inside', () => {
  expect(JSON.stringify(seal({ cardNumber: '4000056655665556' }))).not.toContain('4000');
});

test('it is opened once', () => {
  const handle = seal('secret');
  expect(unseal(handle)).toBe('secret');
  expect(() => unseal(handle)).toThrow('opened before');
});

test('two envelopes of the same secret are two', () => {
  const [one, other] = [seal('secret'), seal('secret')];
  expect(unseal(one)).toBe('secret');
  expect(unseal(other)).toBe('secret');
});

test.each([null, undefined, 'sealed', { sealed: 1 }, {}])('%p is no envelope', (body) => {
  expect(isSealed(body)).toBe(false);
});
