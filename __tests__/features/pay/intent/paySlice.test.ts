/** @jest-environment node */
import fc from 'fast-check';

import {
  anotherAsked,
  anotherLeft,
  canSubmit,
  intentFound,
  methodChosen,
  paymentFailed,
  paymentNotReceived,
  paymentOpened,
  paymentRefused,
  paymentSubmitted,
  paymentSucceeded,
  paymentUnanswerable,
  paymentUnknown,
  paySlice,
  selectIntent,
  selectIsConfirming,
} from '#features/pay/intent/paySlice.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

const subject = 'loan-1';
const right = { kind: 'session', loanIdentifier: subject } as const;
const method = { id: 'fa-1', type: 'DEBIT', issuerName: 'Visa', lastFour: '4242', accountHolderName: 'Ada Borrower' } as const;

/** The payment API's state, which the slice cannot see. */
interface Model {
  pendingKey: string | null;
  ended: string[];
}

/** Drives the slice as `payListeners` does: responses only arrive for keys that were sent. */
class SliceDriver {
  state = paySlice.getInitialState();
  keyCount = 0;
  stored: { key: string; amount: string; sent: boolean } | null = null;

  get intent() {
    return selectIntent({ [paySlice.name]: this.state }, subject);
  }

  dispatch(action: Parameters<typeof paySlice.reducer>[1]) {
    this.state = paySlice.reducer(this.state, action);
  }
}

type Command = fc.Command<Model, SliceDriver>;
const command = (name: string, check: (model: Model) => boolean, run: (model: Model, machine: SliceDriver) => void): Command => ({
  check,
  run: (model, machine) => {
    run(model, machine);
    const { intent } = machine;
    if (intent === undefined) return;
    // Paying is not possible while an earlier payment may still arrive, nor after it has ended.
    if (['opening', 'editing', 'submitting', 'unknown', 'unanswerable', 'succeeded', 'failed'].includes(intent.status)) {
      expect(canSubmit(intent)).toBe(false);
    }
    if (model.pendingKey !== null) {
      expect(['submitting', 'unknown', 'unanswerable']).toContain(intent.status);
      expect(intent.key).toBe(model.pendingKey);
    }
    if (intent.status === 'succeeded' || intent.status === 'failed') expect(model.ended).toContain(intent.key);
  },
  toString: () => name,
});
const always = () => true;
const sentOne = (model: Model) => model.pendingKey !== null;

const open = (amount: string) =>
  command(`open ${amount}`, always, (_model, machine) =>
    machine.dispatch(paymentOpened({ subject, right, amount, dueDate: '2026-12-01' })),
  );

/** Reads the stored payment, as a page does when it opens. This may happen repeatedly and late. */
const find = command('find', always, (_model, machine) => {
  const amount = machine.intent?.amount ?? '';
  const { stored } = machine;
  const found =
    stored !== null && (stored.sent || stored.amount === amount)
      ? stored
      : { key: `key-${++machine.keyCount}`, amount, sent: false };
  if (machine.intent?.status === 'opening') machine.stored = found;
  machine.dispatch(intentFound({ subject, key: found.key, wasSent: found.sent }));
});

const submit = command('submit', always, (model, machine) => {
  const before = machine.intent;
  machine.dispatch(paymentSubmitted({ subject, authorizationText: 'I authorize it.' }));
  const { intent } = machine;
  if (intent?.status !== 'submitting' || before?.status === 'submitting') return;
  expect(model.pendingKey).toBeNull();
  expect(model.ended).not.toContain(intent.key);
  expect(intent.key).not.toBe('');
  expect(intent.method).not.toBeNull();
  model.pendingKey = intent.key;
  machine.stored = { key: intent.key, amount: intent.amount, sent: true };
});

const end = (name: string, action: Parameters<typeof paySlice.reducer>[1], isOver: boolean) =>
  command(name, sentOne, (model, machine) => {
    if (isOver) model.ended.push(model.pendingKey!);
    model.pendingKey = null;
    machine.dispatch(action);
    if (name !== 'notReceived') machine.stored = null;
  });

const commands = fc.commands(
  [
    fc.constantFrom('1992.67', '2000.00').map(open),
    fc.constant(find),
    fc.constant(command('choose', always, (_model, machine) => machine.dispatch(methodChosen({ subject, method, email: null })))),
    fc.constant(submit),
    fc.constant(command('unknown', sentOne, (_model, machine) => machine.dispatch(paymentUnknown(subject)))),
    fc.constant(command('unanswerable', sentOne, (_model, machine) => machine.dispatch(paymentUnanswerable(subject)))),
    fc.constant(end('succeeded', paymentSucceeded(subject), true)),
    fc.constant(end('failed', paymentFailed({ subject, reason: 'cardDeclined' }), true)),
    fc.constant(end('refused', paymentRefused({ subject, code: null, error: null }), false)),
    fc.constant(end('notReceived', paymentNotReceived(subject), false)),
  ],
  { maxCommands: 60 },
);

test('any order of events keeps one key, no second payment, and no end without an outcome', () => {
  fc.assert(
    fc.property(commands, (run) => fc.modelRun(() => ({ model: { pendingKey: null, ended: [] }, real: new SliceDriver() }), run)),
    { numRuns: 1500 },
  );
});

test('a payment can succeed, so the property above is not empty', () => {
  const machine = new SliceDriver();
  for (const action of [
    paymentOpened({ subject, right, amount: '1992.67', dueDate: '2026-12-01' }),
    intentFound({ subject, key: 'key-1', wasSent: false }),
    methodChosen({ subject, method, email: null }),
    paymentSubmitted({ subject, authorizationText: 'I authorize it.' }),
    paymentSucceeded(subject),
  ]) {
    machine.dispatch(action);
  }
  expect(machine.intent).toMatchObject({ status: 'succeeded', key: 'key-1' });
});

test('a sign-out clears every payment', () => {
  const machine = new SliceDriver();
  machine.dispatch(paymentOpened({ subject, right, amount: '1992.67', dueDate: '2026-12-01' }));
  machine.dispatch(signedOut({ reason: 'user' }));
  expect(machine.intent).toBeUndefined();
});

test.each([
  ['no', anotherLeft()],
  ['yes', paymentSubmitted({ subject: 'L-1', authorizationText: 'I authorize' })],
  ['the page was left', screenShown({ route: '/loans' })],
])('the confirmation of another payment concerns one loan and closes: %s', (_how, action) => {
  const asked = paySlice.reducer(undefined, anotherAsked('L-1'));
  expect(selectIsConfirming({ pay: asked }, 'L-1')).toBe(true);
  expect(selectIsConfirming({ pay: asked }, 'L-2')).toBe(false);
  expect(selectIsConfirming({ pay: paySlice.reducer(asked, action) }, 'L-1')).toBe(false);
});

test('the receipt’s email address stays after a decline but not after a payment', () => {
  const terms = { subject, right, amount: '2071.67', dueDate: '2026-12-01' };
  const after = (end: Parameters<typeof paySlice.reducer>[1]) => {
    const machine = new SliceDriver();
    for (const action of [
      paymentOpened(terms),
      intentFound({ subject, key: 'key-1', wasSent: false }),
      methodChosen({ subject, method, email: 'ada@example.com' }),
      paymentSubmitted({ subject, authorizationText: '' }),
      end,
      paymentOpened(terms),
    ])
      machine.dispatch(action);
    return machine.intent;
  };
  expect(after(paymentFailed({ subject, reason: 'cardDeclined' }))).toMatchObject({
    status: 'opening',
    email: 'ada@example.com',
  });
  expect(after(paymentSucceeded(subject))).toMatchObject({ status: 'opening', email: null });
});
