import { recordedSteps } from '../api/reduxRecorder.ts';

import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { screen } from '@testing-library/react';

import { createRedactor } from '#platform/redaction/redactor.ts';
import { treatmentOfField } from '#platform/redaction/rules/fieldRules.ts';
import { createTraversal } from '#platform/redaction/traversal.ts';

import { openReview, payButton } from '../../features/pay/payJourney.tsx';
import { stubPaymentOutcome, succeededOutcome, stubPayment } from '../../support/backends/payment.ts';

const BORROWER_DATA = [
  'loan-1',
  '1000004711',
  'Ada',
  'ada@example.com',
  '12 Elm',
  'Springfield',
  '62704',
  'C-1',
  '5f0c2f6e-1111',
];
/** Fields that need no redaction rule: functions, a random id of the page, and a field that the mocked lender sends beyond the contract. */
const FIELDS_WITHOUT_DECISION = /^(?:register|rehydrate|\w+\/config\/middlewareRegistered|receivedAtLocal)$/;

interface Entry {
  endpointName: string;
  originalArgs?: unknown;
}
const entriesOf = (state: unknown): [string, Entry][] =>
  Object.values(state as Record<string, { queries?: Record<string, Entry> } | null>).flatMap((part) =>
    Object.entries(part?.queries ?? {}),
  );
const keyOf = ({ endpointName, originalArgs }: Entry) =>
  defaultSerializeQueryArgs({ endpointName, queryArgs: originalArgs } as Parameters<typeof defaultSerializeQueryArgs>[0]);

test('recorded payment actions and states are redacted consistently by field', async () => {
  const { user } = await openReview();
  stubPayment([], ({ key }) => succeededOutcome(key));
  stubPaymentOutcome([], succeededOutcome);
  await user.click(payButton());
  await screen.findByRole('heading', { level: 1, name: /received|thank|paid/i });

  const undecided = new Set<string>();
  const walk = createTraversal(treatmentOfField, (value, treatment, place) => {
    if (treatment === undefined || treatment === 'inside') undecided.add(place);
    return value;
  });
  const redactor = createRedactor();
  for (const { action, state } of recordedSteps) {
    walk(action, '');
    walk(state, '');
    redactor.learn(action);
    redactor.learn(state);
  }
  expect([...undecided].filter((place) => !FIELDS_WITHOUT_DECISION.test(place))).toEqual([]);

  const shown = recordedSteps.map(({ action, state }) => ({ action: redactor.value(action), state: redactor.value(state) }));
  expect(shown.length).toBeGreaterThan(20);
  const text = JSON.stringify(shown);
  expect(BORROWER_DATA.filter((one) => text.includes(one))).toEqual([]);
  expect(BORROWER_DATA.filter((one) => JSON.stringify(recordedSteps).includes(one))).toEqual(BORROWER_DATA);
  for (const kept of ['1992.67', '2026-12-01', '4242', 'Visa', 'Loan 0002', 'ALL']) expect(text).toContain(kept);

  const pairs = recordedSteps.flatMap(({ state }, index) => {
    const now = entriesOf(shown[index]?.state);
    return entriesOf(state).map(([key, entry], place) => ({ isDefault: key === keyOf(entry), shown: now[place] }));
  });
  expect(pairs.filter(({ isDefault }) => isDefault).length).toBeGreaterThan(20);
  for (const { isDefault, shown: now } of pairs) if (isDefault && now) expect(now[0]).toBe(keyOf(now[1]));
});
