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
  selectIsAsking,
} from '#features/pay/intent/paySlice.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

const subject = 'loan-1';
const right = { kind: 'session', loanIdentifier: subject } as const;
const method = { id: 'fa-1', type: 'DEBIT', issuerName: 'Visa', lastFour: '4242', accountHolderName: 'Ada Borrower' } as const;

/** The payment API's state, which the slice cannot see. */
interface Model {
  onItsWay: string | null;
  ended: string[];
}

/** Drives the slice as `payListeners` does: responses only arrive for keys that were sent. */
class Machine {
  state = paySlice.getInitialState();
  made = 0;
  stored: { key: string; amount: string; sent: boolean } | null = null;

  get intent() {
    return selectIntent({ [paySlice.name]: this.state }, subject);
  }

  do(action: Parameters<typeof paySlice.reducer>[1]) {
    this.state = paySlice.reducer(this.state, action);
  }
}

type Command = fc.Command<Model, Machine>;
const command = (name: string, check: (model: Model) => boolean, run: (model: Model, machine: Machine) => void): Command => ({
  check,
  run: (model, machine) => {
    run(model, machine);
    const { intent } = machine;
    if (intent === undefined) return;
    // Paying is not possible while an earlier payment may still arrive, nor after it has ended.
    if (['opening', 'editing', 'submitting', 'unknown', 'unanswerable', 'succeeded', 'failed'].includes(intent.status)) {
      expect(canSubmit(intent)).toBe(false);
    }
    if (model.onItsWay !== null) {
      expect(['submitting', 'unknown', 'unanswerable']).toContain(intent.status);
      expect(intent.key).toBe(model.onItsWay);
    }
    if (intent.status === 'succeeded' || intent.status === 'failed') expect(model.ended).toContain(intent.key);
  },
  toString: () => name,
});
const always = () => true;
const sentOne = (model: Model) => model.onItsWay !== null;

const open = (amount: string) =>
  command(`open ${amount}`, always, (_model, machine) =>
    machine.do(paymentOpened({ subject, right, amount, dueDate: '2026-12-01' })),
  );

/** Reads the stored payment, as a page does when it opens. This may happen repeatedly and late. */
const find = command('find', always, (_model, machine) => {
  const amount = machine.intent?.amount ?? '';
  const { stored } = machine;
  const found =
    stored !== null && (stored.sent || stored.amount === amount) ? stored : { key: `key-${++machine.made}`, amount, sent: false };
  if (machine.intent?.status === 'opening') machine.stored = found;
  machine.do(intentFound({ subject, key: found.key, wasSent: found.sent }));
});

const submit = command('submit', always, (model, machine) => {
  const before = machine.intent;
  machine.do(paymentSubmitted({ subject, authorizationText: 'I authorize it.' }));
  const { intent } = machine;
  if (intent?.status !== 'submitting' || before?.status === 'submitting') return;
  expect(model.onItsWay).toBeNull();
  expect(model.ended).not.toContain(intent.key);
  expect(intent.key).not.toBe('');
  expect(intent.method).not.toBeNull();
  model.onItsWay = intent.key;
  machine.stored = { key: intent.key, amount: intent.amount, sent: true };
});

const end = (name: string, action: Parameters<typeof paySlice.reducer>[1], isOver: boolean) =>
  command(name, sentOne, (model, machine) => {
    if (isOver) model.ended.push(model.onItsWay!);
    model.onItsWay = null;
    machine.do(action);
    if (name !== 'notReceived') machine.stored = null;
  });

const commands = fc.commands(
  [
    fc.constantFrom('1992.67', '2000.00').map(open),
    fc.constant(find),
    fc.constant(command('choose', always, (_model, machine) => machine.do(methodChosen({ subject, method, email: null })))),
    fc.constant(submit),
    fc.constant(command('unknown', sentOne, (_model, machine) => machine.do(paymentUnknown(subject)))),
    fc.constant(command('unanswerable', sentOne, (_model, machine) => machine.do(paymentUnanswerable(subject)))),
    fc.constant(end('succeeded', paymentSucceeded(subject), true)),
    fc.constant(end('failed', paymentFailed({ subject, reason: 'cardDeclined' }), true)),
    fc.constant(end('refused', paymentRefused({ subject, code: null, error: null }), false)),
    fc.constant(end('notReceived', paymentNotReceived(subject), false)),
  ],
  { maxCommands: 60 },
);

test('whatever happens in whatever order: one key at a time, no Pay while it is on its way, no end without an outcome', () => {
  fc.assert(
    fc.property(commands, (run) => fc.modelRun(() => ({ model: { onItsWay: null, ended: [] }, real: new Machine() }), run)),
    { numRuns: 1500 },
  );
});

test('the run reaches an end, so the property is not an empty one', () => {
  const machine = new Machine();
  for (const action of [
    paymentOpened({ subject, right, amount: '1992.67', dueDate: '2026-12-01' }),
    intentFound({ subject, key: 'key-1', wasSent: false }),
    methodChosen({ subject, method, email: null }),
    paymentSubmitted({ subject, authorizationText: 'I authorize it.' }),
    paymentSucceeded(subject),
  ]) {
    machine.do(action);
  }
  expect(machine.intent).toMatchObject({ status: 'succeeded', key: 'key-1' });
});

test('sign-out forgets every payment', () => {
  const machine = new Machine();
  machine.do(paymentOpened({ subject, right, amount: '1992.67', dueDate: '2026-12-01' }));
  machine.do(signedOut({ reason: 'user' }));
  expect(machine.intent).toBeUndefined();
});

test.each([
  ['no', anotherLeft()],
  ['yes', paymentSubmitted({ subject: 'L-1', authorizationText: 'I authorize' })],
  ['the page was left', screenShown({ route: '/loans' })],
])('the question whether to pay once more is about one payment, and ends: %s', (_how, action) => {
  const asked = paySlice.reducer(undefined, anotherAsked('L-1'));
  expect(selectIsAsking({ pay: asked }, 'L-1')).toBe(true);
  expect(selectIsAsking({ pay: asked }, 'L-2')).toBe(false);
  expect(selectIsAsking({ pay: paySlice.reducer(asked, action) }, 'L-1')).toBe(false);
});

test('the address of the receipt stays after a decline, and is not kept after a payment', () => {
  const terms = { subject, right, amount: '2071.67', dueDate: '2026-12-01' };
  const after = (end: Parameters<typeof paySlice.reducer>[1]) => {
    const machine = new Machine();
    for (const action of [
      paymentOpened(terms),
      intentFound({ subject, key: 'key-1', wasSent: false }),
      methodChosen({ subject, method, email: 'ada@example.com' }),
      paymentSubmitted({ subject, authorizationText: '' }),
      end,
      paymentOpened(terms),
    ])
      machine.do(action);
    return machine.intent;
  };
  expect(after(paymentFailed({ subject, reason: 'cardDeclined' }))).toMatchObject({
    status: 'opening',
    email: 'ada@example.com',
  });
  expect(after(paymentSucceeded(subject))).toMatchObject({ status: 'opening', email: null });
});
