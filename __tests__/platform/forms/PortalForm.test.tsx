import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lazy, Profiler, Suspense, useState } from 'react';
import { defineMessages } from 'react-intl';
import { boolean, object, string } from 'yup';

import { CheckboxInput } from '#platform/forms/CheckboxInput.tsx';
import { FormSkeleton } from '#platform/forms/FormSkeleton.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';
import { cardNumberMask } from '#platform/forms/masks.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { RadioGroupInput } from '#platform/forms/RadioGroupInput.tsx';
import { RestoredFormContext } from '#platform/history/RestoredFormContext.ts';
import { signedIn } from '#platform/session/store/sessionSlice.ts';

import { renderUi } from '../../support/renderUi.tsx';

const words = defineMessages({
  holder: { id: 't.holder', defaultMessage: 'Name on the card' },
  holderMissing: { id: 't.holderMissing', defaultMessage: 'Enter the name on the card' },
  number: { id: 't.number', defaultMessage: 'Card number' },
  numberWrong: { id: 't.numberWrong', defaultMessage: 'A card number has 16 digits' },
  code: { id: 't.code', defaultMessage: 'Security code' },
  kind: { id: 't.kind', defaultMessage: 'Kind of card' },
  kindMissing: { id: 't.kindMissing', defaultMessage: 'Choose the kind of card' },
  agreeMissing: { id: 't.agreeMissing', defaultMessage: 'Tick the box to agree' },
});

// yup's types require text as a message, but it passes any value through.
const message = (one: { id: string }) => one as unknown as string;

const schema = object({
  kind: string().required(message(words.kindMissing)),
  holder: string().trim().required(message(words.holderMissing)),
  number: string()
    .required(message(words.numberWrong))
    .matches(/^\d{16}$/, { message: message(words.numberWrong) }),
  code: string(),
  agree: boolean().oneOf([true], message(words.agreeMissing)),
});

type Submit = (values: unknown) => Promise<unknown>;

const refusal = (body: object) => ({ kind: 'body', status: 422, code: 'ERR_BAD_REQUEST', body });

function open(onSubmit: Submit) {
  return renderUi(
    <PortalForm schema={schema} onSubmit={onSubmit} submitLabel="Add card" busyLabel="Adding…">
      <RadioGroupInput
        name="kind"
        label={words.kind}
        options={[
          { value: 'debit', label: 'Debit' },
          { value: 'credit', label: 'Credit' },
        ]}
      />

      <TextInput name="holder" label={words.holder} autoComplete="cc-name" help="As it is printed" />
      <TextInput name="number" label={words.number} mask={cardNumberMask} autoComplete="cc-number" />
      <TextInput name="code" label={words.code} secret="number" autoComplete="cc-csc" optional />
      <CheckboxInput name="agree" label="I agree" />
    </PortalForm>,
  );
}

const holder = () => screen.getByRole('textbox', { name: 'Name on the card' });
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
const submit = () => screen.getByRole('button', { name: 'Add card' });

/** Each submission waits until the test calls `answer`. */
function submissions() {
  const calls: { values: unknown; answer: (outcome: unknown) => void }[] = [];
  const onSubmit: Submit = (values) => new Promise((answer) => calls.push({ values, answer }));
  return { calls, onSubmit };
}

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('radio', { name: 'Debit' }));
  await user.click(holder());
  await user.paste('  Ada Borrower ');
  await user.click(number());
  await user.paste('4111111111111111');
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
}

test('the summary lists fields in page order, also when one was added late', async () => {
  const { onSubmit } = submissions();
  const Later = () => {
    const [isHere, setIsHere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsHere(true)}>
          More
        </button>
        {isHere && <TextInput name="holder" label={words.holder} autoComplete="cc-name" />}
      </>
    );
  };
  const { user } = renderUi(
    <PortalForm schema={schema} onSubmit={onSubmit} submitLabel="Add card" busyLabel="Adding…">
      <Later />
      <TextInput name="number" label={words.number} mask={cardNumberMask} autoComplete="cc-number" />
      <CheckboxInput name="agree" label="I agree" />
    </PortalForm>,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(submit());
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Enter the name on the card',
    'A card number has 16 digits',
    'Tick the box to agree',
  ]);
});

test('a field shows its error on blur, not while typing', async () => {
  const { user } = open(submissions().onSubmit);

  await user.type(number(), '4111');
  expect(number()).not.toHaveAttribute('aria-invalid');

  await user.tab();
  expect(number()).toBeInvalid();
  expect(number()).toHaveAccessibleDescription('A card number has 16 digits');

  await user.type(number(), '111111111111');
  expect(number()).toBeValid();
});

test('a valid field that changes shows no error before blur or submit', async () => {
  const { user } = open(submissions().onSubmit);
  await user.type(number(), '4111111111111111');
  await user.tab();
  expect(number()).toBeValid();

  await user.type(number(), '{Backspace}');
  expect(number()).toBeValid();
  await user.tab();
  expect(number()).toBeInvalid();

  await user.type(number(), '1');
  expect(number()).toBeValid();
  await user.type(number(), '{Backspace}');
  expect(number()).toBeValid();
  await user.keyboard('{Enter}');
  expect(number()).toBeInvalid();
});

describe('an error that asks to sign in again', () => {
  const errors = [
    ['an empty 401', { kind: 'emptyBody', status: 401, code: 'ERR_BAD_REQUEST' }],
    ['a 401 with words', { kind: 'body', status: 401, code: 'ERR_BAD_REQUEST', body: { errors: ['Sign in.'] } }],
    ['an empty 403', { kind: 'emptyBody', status: 403, code: 'ERR_BAD_REQUEST' }],
    ['a gateway’s page', { kind: 'unreadable', status: 502, code: 'ERR_BAD_RESPONSE' }],
  ] as const;

  test.each(errors)('%s: the form has its links and keeps typed values', async (_what, error) => {
    const { store, user } = open(() => Promise.resolve(error));
    const session = { token: 'a', expiresAt: 2e9, user: { sub: 'b', email: null, givenname: null, expires: 2e9 } };
    act(() => void store.dispatch(signedIn({ ...session, returnUrl: '/loans' })));
    await fillIn(user);
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Sign in again' })).toBeVisible();
    expect(within(alert).getByRole('link', { name: /^Write to/ })).toBeVisible();
    expect(holder()).toHaveValue('  Ada Borrower ');
  });

  test.each(errors.filter(([, { kind }]) => kind !== 'body'))(
    '%s: a visitor sees no mention of a session',
    async (_what, error) => {
      const { user } = open(() => Promise.resolve(error));
      await fillIn(user);
      await user.click(submit());
      expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong on our side. Nothing was lost/);
      expect(screen.queryByRole('link', { name: 'Sign in again' })).not.toBeInTheDocument();
    },
  );
});

test('help text and error both describe the input', async () => {
  const { user } = open(submissions().onSubmit);
  await user.click(holder());
  await user.tab();
  expect(holder()).toHaveAccessibleDescription('As it is printed Enter the name on the card');
});

test('an error waits until the pointer is released, because it would move the layout', async () => {
  const { user } = open(submissions().onSubmit);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await user.type(number(), '4111');

  await user.pointer({ keys: '[MouseLeft>]', target: box });
  expect(number()).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]', target: box });
  expect(box).toBeChecked();
  expect(number()).toBeInvalid();
});

test('typed values appear in no attribute of the page', async () => {
  const { user } = open(submissions().onSubmit);
  const code = screen.getByRole('textbox', { name: 'Security code (optional)' });
  await user.click(number());
  await user.paste('4111111111111111');
  await user.type(code, '12345');
  await user.type(holder(), 'Ada Borrower');
  await user.click(submit());
  await user.type(number(), '9');

  expect([number().value, (code as HTMLInputElement).value]).toEqual(['4111 1111 1111 11119', '12345']);
  expect(document.documentElement.outerHTML).not.toMatch(/4111|12345|Ada/);
});

test('typing renders nothing unless an error appears or disappears', async () => {
  const rendered = jest.fn();
  const { user } = renderUi(
    <PortalForm schema={schema} onSubmit={submissions().onSubmit} submitLabel="Add card">
      <Profiler id="fields" onRender={rendered}>
        <TextInput name="holder" label={words.holder} autoComplete="cc-name" />
        <TextInput name="number" label={words.number} mask={cardNumberMask} autoComplete="cc-number" />
      </Profiler>
    </PortalForm>,
  );
  await user.click(holder());
  rendered.mockClear();
  await user.keyboard('Ada');
  expect(rendered).not.toHaveBeenCalled();

  await user.click(number());
  rendered.mockClear();
  await user.keyboard('41112');
  expect(number()).toHaveValue('4111 2');
  expect(rendered).not.toHaveBeenCalled();

  await user.tab();
  expect(number()).toBeInvalid();
  await user.click(number());
  rendered.mockClear();
  await user.keyboard('2222222222');
  expect(number()).toBeInvalid();
  expect(rendered).not.toHaveBeenCalled();
  await user.keyboard('2');
  expect(number()).toBeValid();
  expect(rendered).toHaveBeenCalled();
});

test('an invalid submit lists all errors, focuses the list and links to each field', async () => {
  const { calls, onSubmit } = submissions();
  const { user } = open(onSubmit);

  await user.click(submit());

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('There are 4 things to correct');
  expect(calls).toHaveLength(0);

  const fields = {
    'Choose the kind of card': () => screen.getByRole('radio', { name: 'Debit' }),
    'Enter the name on the card': holder,
    'A card number has 16 digits': number,
    'Tick the box to agree': () => screen.getByRole('checkbox', { name: 'I agree' }),
  };
  for (const [text, field] of Object.entries(fields)) {
    await user.click(screen.getByRole('link', { name: text }));
    expect(field()).toHaveFocus();
  }
});

test('a corrected field leaves the list, and the last one removes it', async () => {
  const { user } = open(submissions().onSubmit);
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  await user.type(holder(), 'Ada');
  expect(summary).toHaveTextContent('There are 3 things to correct');
  expect(summary).not.toHaveTextContent('Enter the name on the card');

  await fillIn(user);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a second invalid submit focuses the summary again', async () => {
  const { user } = open(submissions().onSubmit);
  await user.click(submit());
  await screen.findByRole('alert');
  await user.type(holder(), 'Ada');
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('There are 3 things to correct');
});

test('the summary disappears with its rules and does not take focus later', async () => {
  const others = object({ holder: schema.fields.holder });
  function WithRules() {
    const [isFirst, setIsFirst] = useState(true);
    return (
      <>
        <button onClick={() => setIsFirst(!isFirst)}>Other rules</button>
        <PortalForm schema={isFirst ? schema : others} onSubmit={() => Promise.resolve()} submitLabel="Add card">
          <TextInput name="holder" label={words.holder} autoComplete="cc-name" />
        </PortalForm>
      </>
    );
  }
  const { user } = renderUi(<WithRules />);
  await user.click(screen.getByRole('button', { name: 'Add card' }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  const other = screen.getByRole('button', { name: 'Other rules' });

  await user.click(other);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(other);

  expect(screen.queryByRole('alert')).toBeNull();
  expect(other).toHaveFocus();
});

test('the schema’s values are submitted: trimmed, digits only', async () => {
  const { calls, onSubmit } = submissions();
  const { user } = open(onSubmit);
  await fillIn(user);
  await user.click(submit());

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.values).toMatchObject({ kind: 'debit', holder: 'Ada Borrower', number: '4111111111111111', agree: true });
  await act(() => {
    calls[0]?.answer(undefined);
    return Promise.resolve();
  });
});

test('a double click, or Enter during the request, submits once', async () => {
  const { calls, onSubmit } = submissions();
  const { user } = open(onSubmit);
  await fillIn(user);
  await user.dblClick(submit());
  await user.type(holder(), '{Enter}');

  expect(calls).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Adding…' })).toHaveAttribute('aria-disabled', 'true');

  calls[0]?.answer(undefined);
  expect(await screen.findByRole('button', { name: 'Add card' })).not.toHaveAttribute('aria-disabled');
});

test('a wait of more than five seconds shows a message until the response', async () => {
  const { calls, onSubmit } = submissions();
  const { user } = open(onSubmit);
  await fillIn(user);
  jest.useFakeTimers();
  fireEvent.click(submit());
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(screen.queryByText(/taking longer/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText(/taking longer than usual. Please stay on this page/)).toBeVisible();
  calls[0]!.answer(undefined);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.queryByText(/taking longer/)).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('the server’s field error is shown at its field until it changes', async () => {
  const { calls, onSubmit } = submissions();
  const { user } = open(onSubmit);
  await fillIn(user);
  await user.click(submit());
  calls[0]?.answer(refusal({ errors: ['Check the card'], fields: { number: 'Your bank refused this card.' } }));

  expect(await screen.findByRole('link', { name: 'Your bank refused this card.' })).toBeVisible();
  expect(number()).toHaveAccessibleDescription('Your bank refused this card.');
  expect(number()).toHaveValue('4111 1111 1111 1111');
  expect(holder()).toHaveValue('  Ada Borrower ');

  await user.type(number(), '{Backspace}2');
  expect(number()).toBeValid();

  await user.click(submit());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.values).toMatchObject({ number: '4111111111111112' });
  calls[1]?.answer(undefined);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test.each([
  ['a refusal without fields', refusal({ errors: ['This card is already there.'] }), 'This card is already there.'],
  ['fields that the form does not have', refusal({ errors: ['Not now.'], fields: { other: 'x' } }), 'Not now.'],
  ['no answer', { kind: 'noAnswer', cause: 'network', code: 'ERR_NETWORK' }, 'We can’t reach CCM right now.'],
  ['an error that is not the portal’s', new Error('boom'), 'Something went wrong on our side. What you typed is still here'],
])('%s is shown above the form', async (_name, outcome, expected) => {
  const { user } = open(() => Promise.resolve(outcome));
  await fillIn(user);
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(expected);
  expect(summary).toHaveFocus();
  expect(number()).toHaveValue('4111 1111 1111 1111');
});

test('a submit that throws is a failure and can be retried', async () => {
  let tries = 0;
  const { user } = open(() => {
    tries += 1;
    return Promise.reject(new Error('boom'));
  });
  await fillIn(user);
  await user.click(submit());
  await screen.findByRole('alert');
  await user.click(submit());
  await waitFor(() => expect(tries).toBe(2));
});

test.each(['4111 1111 1111 1111', '4111-1111-1111-1111', ' 4111\u00a01111 11111111 '])(
  'a card number pasted as “%s” is accepted',
  async (pasted) => {
    const { user } = open(submissions().onSubmit);
    await user.click(number());
    await user.paste(pasted);
    expect(number()).toHaveValue('4111 1111 1111 1111');
  },
);

test('an extra digit is kept and reported', async () => {
  const { user } = open(submissions().onSubmit);
  await user.click(number());
  await user.paste('41111111111111119');
  await user.tab();
  expect(number()).toHaveValue('4111 1111 1111 11119');
  expect(number()).toHaveAccessibleDescription('A card number has 16 digits');
});

test('typing in the middle keeps the caret after the typed digit', async () => {
  const { user } = open(submissions().onSubmit);
  await user.type(number(), '41111111');
  number().setSelectionRange(2, 2);
  await user.keyboard('9');
  expect(number()).toHaveValue('4191 1111 1');
  expect(number().selectionStart).toBe(3);
  await user.keyboard('x');
  expect(number()).toHaveValue('4191 1111 1');
  expect(number().selectionStart).toBe(3);
});

test('a secret can be shown and hidden, and its button says so', async () => {
  const { user } = open(submissions().onSubmit);
  const code = screen.getByRole('textbox', { name: 'Security code (optional)' });
  await user.type(code, '12a3');
  expect(code).toHaveValue('123');
  expect(code).toHaveClass('input-dots');

  await user.click(screen.getByRole('button', { name: 'Show Security code' }));
  expect(code).not.toHaveClass('input-dots');
  await user.click(screen.getByRole('button', { name: 'Hide Security code' }));
  expect(code).toHaveClass('input-dots');
});

test('a form with loading fields is not submitted and validates them later', async () => {
  let arrive = (): void => undefined;
  const Holder = lazy(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { default: () => <TextInput name="holder" label={words.holder} autoComplete="cc-name" /> };
  });
  const { calls, onSubmit } = submissions();
  const { user } = renderUi(
    <PortalForm schema={object({ holder: schema.fields.holder })} onSubmit={onSubmit} submitLabel="Add card">
      <Suspense fallback={<FormSkeleton height="100px" />}>
        <Holder />
      </Suspense>
    </PortalForm>,
  );
  await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'));
  await user.click(submit());
  expect(screen.queryByRole('alert')).toBeNull();

  await act(async () => {
    arrive();
    await Promise.resolve();
  });

  expect(await screen.findByRole('textbox', { name: 'Name on the card' })).toBeVisible();
  expect(submit()).not.toHaveAttribute('aria-disabled');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter the name on the card');
  expect(calls).toHaveLength(0);
});

describe('replay of form errors', () => {
  const seeded = (what: string | null) =>
    renderUi(
      <RestoredFormContext
        value={{
          what,
          mistakes: [
            { field: 'form', says: 'The lender did not take it.' },
            { field: 'holder', says: 'Enter the name on the card' },
          ],
        }}
      >
        <PortalForm schema={schema} onSubmit={() => Promise.resolve()} submitLabel="Add card">
          <TextInput name="holder" label={words.holder} autoComplete="cc-name" />
        </PortalForm>
      </RestoredFormContext>,
    );

  test.each([Object.keys(schema.fields).join(' '), null])('a form named %j shows them at its fields and above', (what) => {
    seeded(what);
    expect(screen.getByRole('alert')).toHaveTextContent('The lender did not take it.');
    expect(screen.getByLabelText('Name on the card')).toBeInvalid();
    expect(screen.getByLabelText('Name on the card')).toHaveAccessibleDescription('Enter the name on the card');
  });

  test('another form shows none', () => {
    seeded('street city');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Name on the card')).toBeValid();
  });
});

test('rejected and cleared forms each dispatch one event', async () => {
  const { calls, onSubmit } = submissions();
  const { user, store } = open(onSubmit);
  const told: unknown[] = [];
  const state = store.getState();
  store.replaceReducer((_state, action) => {
    if (action.type.startsWith('portal/')) told.push(action);
    return state;
  });
  await user.click(submit());
  await user.click(submit());
  await fillIn(user);
  await user.click(submit());
  await act(() => {
    calls[0]?.answer(undefined);
    return Promise.resolve();
  });
  await user.click(submit());
  await act(() => {
    calls[1]?.answer(undefined);
    return Promise.resolve();
  });
  const refused = { type: 'portal/formRefused', payload: { what: 'kind holder number code agree' } };
  expect(told).toMatchObject([refused, refused, { type: 'portal/formCleared' }]);
});
