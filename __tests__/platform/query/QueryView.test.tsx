import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { QueryView, type QueryResult } from '#platform/query/QueryView.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { renderUi } from '../../support/renderUi.tsx';

interface Loan {
  address: string;
}

function open(query: Partial<QueryResult<Loan[]>>) {
  const asked: string[] = [];
  const whole: QueryResult<Loan[]> = { isFetching: false, refetch: () => asked.push('again'), ...query };
  const view = renderUi(
    <QueryView query={whole} skeleton={<span data-testid="skeleton" />} empty={<p>You do not have a loan.</p>}>
      {(loans) => loans.map(({ address }) => <p key={address}>{address}</p>)}
    </QueryView>,
  );
  return { ...view, asked };
}

const unreachable = { kind: 'noAnswer', cause: 'network', code: 'ERR_NETWORK' };

test('a first load shows a skeleton with a status', () => {
  open({ isFetching: true });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.getByTestId('skeleton')).toBeInTheDocument();
  expect(screen.queryByText('You do not have a loan.')).not.toBeInTheDocument();
});

test('loaded data is shown', () => {
  open({ data: [{ address: '14 Alder Lane' }] });
  expect(screen.getByText('14 Alder Lane')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('expensive content renders in a later, interruptible render', () => {
  const shownFirst: string[] = [];
  function Page() {
    const [query, setQuery] = useState<QueryResult<string>>({ isFetching: true, refetch: () => undefined });
    const answer = () => {
      flushSync(() => setQuery({ data: 'Your home, with its charts', isFetching: false, refetch: () => undefined }));
      shownFirst.push(document.body.textContent);
    };
    return (
      <>
        <button onClick={answer}>Answer</button>
        <QueryView query={query} skeleton="Shape of it" isSlowToRender>
          {(words) => <p>{words}</p>}
        </QueryView>
      </>
    );
  }
  renderUi(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));

  expect(shownFirst).toEqual([expect.stringContaining('Shape of it')]);
  expect(screen.getByText('Your home, with its charts')).toBeVisible();
});

test('an empty list shows its message', () => {
  open({ data: [] });
  expect(screen.getByText('You do not have a loan.')).toBeVisible();
});

test('a failure shows an error with a retry', async () => {
  const { user, asked } = open({ error: unreachable });
  expect(screen.getByRole('alert')).toHaveTextContent('We can’t reach CCM right now. Nothing was lost');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toEqual(['again']);
});

test('focus moves from the retry button to the title after the response', async () => {
  const Page = () => {
    const [query, setQuery] = useState<QueryResult<string>>({ error: unreachable, isFetching: false, refetch: () => undefined });
    const refetch = () => {
      setQuery({ error: unreachable, isFetching: true, refetch });
      setTimeout(() => setQuery({ data: 'All your loans', isFetching: false, refetch }));
    };
    return (
      <>
        <PageTitle message={{ id: 't.title', defaultMessage: 'Your loans' }} />
        <QueryView query={{ ...query, refetch }} skeleton={null}>
          {(words) => <p>{words}</p>}
        </QueryView>
      </>
    );
  };
  const { user } = renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All your loans')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your loans' })).toHaveFocus();
});

test('a visitor sees no session-expired message', () => {
  open({ error: { kind: 'emptyBody', status: 500, code: 'ERR_BAD_RESPONSE' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side. Nothing was lost.');
  expect(screen.queryByRole('link', { name: 'Sign in again' })).not.toBeInTheDocument();
});

test('a retry after a failure shows the skeleton instead of the error', () => {
  open({ error: unreachable, isFetching: true });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByTestId('skeleton')).toBeInTheDocument();
});

test('shown data stays during a refresh, also when it fails', () => {
  open({ data: [{ address: '14 Alder Lane' }], error: unreachable });
  expect(screen.getByText('14 Alder Lane')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('We could not refresh this page');
});

describe('a page whose data is forbidden', () => {
  const forbidden = (body: object) => ({ kind: 'body', status: 403, code: 'ERR_BAD_REQUEST', body });
  const at = (error: object, isPart = false) => {
    const query: QueryResult<Loan[]> = { error, isFetching: false, refetch: () => undefined };
    const element = (
      <QueryView query={query} skeleton={null} isPartOfPage={isPart}>
        {() => null}
      </QueryView>
    );
    return renderUi(
      [
        { path: '/loans/7', element },
        { path: '/unauthorized', element: <h1>Not yours</h1> },
      ],
      { at: '/loans/7' },
    );
  };

  test.each([
    ['words', forbidden({ errors: ['This is not yours.'] })],
    ['nothing', { kind: 'emptyBody', status: 403, code: 'ERR_BAD_REQUEST' }],
  ])('with %s redirects to the unauthorized page', (_what, error) => {
    at(error);
    expect(screen.getByRole('heading', { name: 'Not yours' })).toBeVisible();
  });

  test.each([
    ['because of an ended ticket', forbidden({ code: 'ticketEnded', errors: ['Its time is over.'] }), false],
    ['by a gateway page', { kind: 'unreadable', status: 403, code: 'ERR_BAD_REQUEST' }, false],
    ['in a part of a page', forbidden({ errors: ['This is not yours.'] }), true],
  ])('%s shows the error in place', (_what, error, isPart) => {
    at(error, isPart);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Not yours' })).not.toBeInTheDocument();
  });
});

test('data of another argument is never shown', () => {
  open({ data: [{ address: 'Somebody else’s house' }], currentData: undefined, isFetching: true });
  expect(screen.queryByText('Somebody else’s house')).not.toBeInTheDocument();
  expect(screen.getByTestId('skeleton')).toBeInTheDocument();
});

test('an error that is not a PortalError also shows a message', () => {
  open({ error: new TypeError('cannot read') });
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side. Nothing was lost');
});

test('after ten seconds a message and a retry are shown', () => {
  jest.useFakeTimers();
  open({ isFetching: true });
  act(() => jest.advanceTimersByTime(9_999));
  expect(screen.queryByText(/taking longer/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(/taking longer than usual/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  jest.useRealTimers();
});

test.each([
  ['E-7', 'If you call, give this code: E-7'],
  ['', null],
  [null, null],
])('the lender’s error code %j is shown for calls', (errorId, words) => {
  open({ error: { kind: 'body', status: 500, body: { errors: ['No'], errorId }, code: 'ERR_BAD_RESPONSE' } });
  expect(screen.queryByText(/give this code/)?.textContent ?? null).toBe(words);
});
