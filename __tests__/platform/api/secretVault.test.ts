import { createSecretVault, isSecretHandle } from '#platform/api/secretVault.ts';

const { put, take, store, peek, remove, clear } = createSecretVault();

test('a handle reveals nothing of its secret', () => {
  expect(JSON.stringify(put({ cardNumber: '4000056655665556' }))).not.toContain('4000');
});

test('a secret can be taken once', () => {
  const handle = put('secret');
  expect(take(handle)).toBe('secret');
  expect(() => take(handle)).toThrow('opened before');
});

test('two handles of the same secret are independent', () => {
  const [one, other] = [put('secret'), put('secret')];
  expect(take(one)).toBe('secret');
  expect(take(other)).toBe('secret');
});

test('a secret is gone after clear', () => {
  const handle = put('secret');
  clear();
  expect(() => take(handle)).toThrow('opened before');
});

test('a handle works only in its own store', () => {
  const handle = createSecretVault().put('secret');
  expect(() => take(handle)).toThrow('opened before');
});

test.each([null, undefined, 'sealed', { sealed: 1 }, {}])('%p is not a handle', (body) => {
  expect(isSecretHandle(body)).toBe(false);
});

describe('a stored response', () => {
  test('can be read repeatedly, and its handle reveals nothing', () => {
    const handle = store('paper 1', { gross: '2920.00' });
    expect(JSON.stringify(handle)).not.toContain('2920');
    expect([peek(handle), peek(handle)]).toEqual([{ gross: '2920.00' }, { gross: '2920.00' }]);
  });

  test('is replaced by a newer one with the same name only', () => {
    const [before, other] = [store('paper 1', 'before'), store('paper 2', 'other')];
    const after = store('paper 1', 'after');
    expect([peek(before), peek(after), peek(other)]).toEqual(['after', 'after', 'other']);
    expect(after).not.toEqual(before); // the handle in the state changes, so that components render again
  });

  test('is gone after removal, after clear and in another store', () => {
    const [one, other] = [store('paper 1', 'one'), store('paper 2', 'other')];
    expect(createSecretVault().peek(one)).toBeNull();
    remove('paper 1');
    expect([peek(one), peek(other)]).toEqual([null, 'other']);
    clear();
    expect(peek(other)).toBeNull();
  });
});
