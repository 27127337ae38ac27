import { createSecretVault, isSecretHandle } from '#platform/api/secretVault.ts';

const { put, take, store, peek, remove, clear } = createSecretVault();

test('an envelope shows nothing of what is inside', () => {
  expect(JSON.stringify(put({ cardNumber: '4000056655665556' }))).not.toContain('4000');
});

test('it is opened once', () => {
  const handle = put('secret');
  expect(take(handle)).toBe('secret');
  expect(() => take(handle)).toThrow('opened before');
});

test('two vault of the same secret are two', () => {
  const [one, other] = [put('secret'), put('secret')];
  expect(take(one)).toBe('secret');
  expect(take(other)).toBe('secret');
});

test('it is gone when everything is forgotten', () => {
  const handle = put('secret');
  clear();
  expect(() => take(handle)).toThrow('opened before');
});

test('what one store sealed another does not open', () => {
  const handle = createSecretVault().put('secret');
  expect(() => take(handle)).toThrow('opened before');
});

test.each([null, undefined, 'sealed', { sealed: 1 }, {}])('%p is no envelope', (body) => {
  expect(isSecretHandle(body)).toBe(false);
});

describe('an answer that is kept', () => {
  test('is looked at as often as one likes, and its handle shows nothing of it', () => {
    const handle = store('paper 1', { gross: '2920.00' });
    expect(JSON.stringify(handle)).not.toContain('2920');
    expect([peek(handle), peek(handle)]).toEqual([{ gross: '2920.00' }, { gross: '2920.00' }]);
  });

  test('gives way to a newer one of its name, and to no other', () => {
    const [before, other] = [store('paper 1', 'before'), store('paper 2', 'other')];
    const after = store('paper 1', 'after');
    expect([peek(before), peek(after), peek(other)]).toEqual(['after', 'after', 'other']);
    expect(after).not.toEqual(before); // the handle in the state changes, so that components render again
  });

  test('is gone when it is forgotten, when everything is, and in another store', () => {
    const [one, other] = [store('paper 1', 'one'), store('paper 2', 'other')];
    expect(createSecretVault().peek(one)).toBeNull();
    remove('paper 1');
    expect([peek(one), peek(other)]).toEqual([null, 'other']);
    clear();
    expect(peek(other)).toBeNull();
  });
});
