/** @jest-environment node */
import { fillTemplate } from '../../../sandbox/base/html.tsx';

const VALUES: Record<string, unknown> = { 'legal.terms': 'https://a.example/?a=1&b=2', 'brand.name': '<CCM>', 'brand.none': '' };
const runtime = { text: '', version: '', valueAt: (path: string) => VALUES[path] };

test.each([
  ['__CONFIG:brand.name__', '&lt;CCM&gt;'],
  ['__CONFIG:brand.missing__', ''],
  ['__CONFIG:brand.name|us__', '&lt;CCM&gt;'],
  ['__CONFIG:legal.terms|/legal/terms__', 'https://a.example/?a=1&amp;b=2'],
  ['__CONFIG:legal.ccpa|/legal/ccpa__ __CONFIG:brand.name__', '/legal/ccpa &lt;CCM&gt;'],
  ['__CONFIG:brand.none|call us &amp; ask.__', 'call us &amp; ask.'],
  ['__CONFIG_VERSION__', 'one'],
])('%s becomes %s', (template, expected) => {
  expect(fillTemplate(template, runtime, 'one')).toBe(expected);
});
