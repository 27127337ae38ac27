/** Responses kept outside the Redux state, tested with the documents of a mailed link. */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import nock from 'nock';

import { getPaper } from '#features/ocr/ocrApi.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { useVaultQueries } from '#platform/query/useVaultQueries.ts';

import { storeContactTicket, TAG } from '../../support/backends/income.ts';
import { aReadIncomeDocument } from '../../support/backends/incomeDocuments.ts';
import { openStore } from '../api/openStore.ts';

const asked: string[] = [];

const answers = (documentId: string, fileName: string, status = 200) =>
  nock('http://localhost')
    .get(`/api/borrower/api/ocr/getDocumentDetails/${documentId}`)
    .reply(() => {
      asked.push(documentId);
      return [status, JSON.stringify(status === 200 ? aReadIncomeDocument({ documentId, fileName }) : {})];
    });

const paper = (documentId: string) => ({ tag: TAG, documentId });
const [one, other] = [paper('paper-1'), paper('paper-2')];

function read(...wanted: (typeof one)[]) {
  const store = openStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const view = renderHook((papers: (typeof one)[]) => useVaultQueries(getPaper, papers), { wrapper, initialProps: wanted });
  return { ...view, store, names: () => view.result.current.map(({ data }) => data?.fileName ?? null) };
}

beforeEach(() => {
  asked.splice(0);
  storeContactTicket();
});

test('each query is sent once when first wanted, and removed when no longer wanted', async () => {
  answers('paper-1', 'one.pdf');
  const { names, rerender, store, unmount } = read(one);
  await waitFor(() => expect(names()).toEqual(['one.pdf']));
  answers('paper-2', 'other.pdf');
  rerender([one, other]);
  await waitFor(() => expect(names()).toEqual(['one.pdf', 'other.pdf']));
  rerender([other]);
  expect(names()).toEqual(['other.pdf']);
  expect(asked).toEqual(['paper-1', 'paper-2']);
  // The first document is no longer shown, so it is not loaded again.
  answers('paper-2', 'newer.pdf');
  act(() => void store.dispatch(borrowerApi.util.invalidateTags(['Paper'])));
  await waitFor(() => expect(names()).toEqual(['newer.pdf']));
  expect(asked).toEqual(['paper-1', 'paper-2', 'paper-2']);
  unmount();
  act(() => void store.dispatch(borrowerApi.util.invalidateTags(['Paper'])));
  expect(asked).toHaveLength(3);
  expect(JSON.stringify(store.getState())).not.toMatch(/one\.pdf|other\.pdf|newer\.pdf/);
});

test('a newer response replaces the old one, which stays until then and after a failure', async () => {
  answers('paper-1', 'one.pdf');
  const { names, result, store } = read(one);
  await waitFor(() => expect(names()).toEqual(['one.pdf']));
  const seen: (string | null)[] = [];
  store.subscribe(() => seen.push(...names()));
  answers('paper-1', 'newer.pdf');
  act(() => void result.current[0]!.refetch());
  await waitFor(() => expect(names()).toEqual(['newer.pdf']));
  answers('paper-1', '', 500);
  act(() => void result.current[0]!.refetch());
  await waitFor(() => expect(result.current[0]).toMatchObject({ error: { status: 500 }, isFetching: false }));
  expect(names()).toEqual(['newer.pdf']);
  expect(seen).not.toContain(null);
});

test('data removed by a sign-out is requested again', async () => {
  answers('paper-1', 'one.pdf');
  const { names, store } = read(one);
  await waitFor(() => expect(names()).toEqual(['one.pdf']));
  answers('paper-1', 'again.pdf');
  act(() => void store.dispatch(borrowerApi.util.resetApiState()));
  await waitFor(() => expect(names()).toEqual(['again.pdf']));
  expect(asked).toHaveLength(2);
});
