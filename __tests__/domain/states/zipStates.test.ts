import { US_STATES } from '#domain/states/usStates.ts';
import { statesOfZip } from '#domain/states/zipStates.ts';

test.each([
  ['90210', 'CA'],
  ['44107', 'OH'],
  ['02139', 'MA'],
  ['05501', 'MA'],
  ['05401', 'VT'],
  ['00501', 'NY'],
  ['06390', 'CT NY'],
  ['20101', 'DC VA'],
  ['83414', 'ID WY'],
  ['88510', 'TX'],
  ['79901', 'TX'],
  ['73301', 'TX'],
  ['34090', 'AA'],
  ['34102', 'FL'],
  ['09001', 'AE'],
  ['96201', 'AP'],
  ['96799', 'AS HI'],
  ['96910', 'GU MP'],
  ['00601', 'PR'],
  ['00802', 'VI'],
  ['99501', 'AK'],
  ['00001', ''],
  ['9021', ''],
  ['9021O', ''],
])('%s is in %s', (zip, states) => expect(statesOfZip(zip).join(' ')).toBe(states));

test('every state in the list has ZIP codes', () => {
  const all = Array.from({ length: 1000 }, (_one, prefix) => statesOfZip(`${String(prefix).padStart(3, '0')}01`)).flat();
  expect(US_STATES.filter(([code]) => !all.includes(code))).toEqual([]);
  expect([...new Set(all)].filter((code) => !US_STATES.some(([one]) => one === code))).toEqual([]);
});
