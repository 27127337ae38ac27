/** @jest-environment node */
import { routes } from '#app/routes.ts';
import { createRedactor } from '#platform/redaction/redactor.ts';

const patterns = routes.map(({ path }) => path);

test('analytics events contain nothing to redact', () => {
  expect(patterns.length).toBeGreaterThan(40);
  const events = patterns.map((route) => ({ event: 'page', route }));
  expect(createRedactor().value(events)).toEqual(events);
  const identified = { event: 'identify', hireDate: '2025-10-23' };
  expect(createRedactor().value(identified)).toEqual(identified);
});

test('a redacted URL keeps exactly the words of the routes', () => {
  const redactor = createRedactor();
  const addresses = patterns.filter((pattern) => pattern !== '*').map((pattern) => pattern.replaceAll('?', ''));
  expect(addresses.map((address) => redactor.url(address))).toEqual(addresses);
  const filled = addresses.map((address) => redactor.url(address.replace(/:\w+/g, 'whitfield')));
  expect(filled.filter((address) => address.includes('whitfield'))).toEqual([]);
});
