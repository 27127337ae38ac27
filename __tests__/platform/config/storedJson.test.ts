import { readStoredJson } from '#platform/config/storedJson.ts';

interface Stored {
  key: string;
  count: number;
  times: unknown[];
  paid: string | null;
  inner: Record<string, unknown>;
  note?: unknown;
}

const read = (text: string | null) =>
  readStoredJson<Stored>(text, { key: 'string', count: 'number', times: 'array', paid: 'string or null', inner: 'object' });
const whole = { key: 'k', count: 1, times: [], paid: null, inner: {} };

test('a complete stored value is read', () => {
  expect(read(JSON.stringify(whole))).toEqual(whole);
  expect(read(JSON.stringify({ ...whole, paid: 'p', note: 1 }))).toEqual({ ...whole, paid: 'p', note: 1 });
});

test.each([null, '', 'no JSON', '{"key":', 'null', '1', '"text"', '[]', '{}'])('%j is read as nothing', (text) => {
  expect(read(text)).toBeNull();
});

test.each<[keyof Stored, unknown]>([
  ['key', 1],
  ['key', null],
  ['count', '1'],
  ['times', {}],
  ['paid', 0],
  ['paid', undefined],
  ['inner', null],
  ['inner', 'text'],
])('%s as %j is rejected', (name, value) => {
  expect(read(JSON.stringify({ ...whole, [name]: value }))).toBeNull();
});
