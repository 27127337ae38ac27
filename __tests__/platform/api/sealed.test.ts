import { createEnvelopes, isSealed } from '#platform/api/sealed.ts';

const { seal, open, keep, look, forget, clear } = createEnvelopes();

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

describe('an answer that is kept', () => {
  test('is looked at as often as one likes, and its handle shows nothing of it', () => {
    const handle = keep('paper 1', { gross: '2920.00' });
    expect(JSON.stringify(handle)).not.toContain('2920');
    expect([look(handle), look(handle)]).toEqual([{ gross: '2920.00' }, { gross: '2920.00' }]);
  });

  test('gives way to a newer one of its name, and to no other', () => {
    const [before, other] = [keep('paper 1', 'before'), keep('paper 2', 'other')];
    const after = keep('paper 1', 'after');
    expect([look(before), look(after), look(other)]).toEqual(['after', 'after', 'other']);
    expect(after).not.toEqual(before); // the handle in the state changes, so that components render again
  });

  test('is gone when it is forgotten, when everything is, and in another store', () => {
    const [one, other] = [keep('paper 1', 'one'), keep('paper 2', 'other')];
    expect(createEnvelopes().look(one)).toBeNull();
    forget('paper 1');
    expect([look(one), look(other)]).toEqual([null, 'other']);
    clear();
    expect(look(other)).toBeNull();
  });
});
