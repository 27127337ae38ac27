import { safeStorage } from '#platform/config/safeStorage.ts';

const blocked = safeStorage(() => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
});

test('blocked storage reads as empty and never throws', () => {
  expect(() => blocked.set('a', '1')).not.toThrow();
  expect(() => blocked.remove('a')).not.toThrow();
  expect(blocked.get('a')).toBeNull();
  expect(blocked.keys()).toEqual([]);
  expect(blocked.isUsable()).toBe(false);
});

test('full storage keeps its old value', () => {
  window.localStorage.setItem('a', '1');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const storage = safeStorage(() => window.localStorage);
  storage.set('a', '2');
  expect(storage.isUsable()).toBe(false);
  full.mockRestore();
  expect(storage.get('a')).toBe('1');
});

test('working storage reads, writes and removes', () => {
  const storage = safeStorage(() => window.localStorage);
  storage.set('a', '1');
  storage.set('b', '2');
  storage.remove('a');
  expect(storage.isUsable()).toBe(true);
  expect(storage.keys()).toEqual(['b']);
  expect(window.localStorage.getItem('b')).toBe('2');
});
