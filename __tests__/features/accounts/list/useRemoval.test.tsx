import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Provider } from 'react-redux';

import { accountsSlice } from '#features/accounts/accountsSlice.ts';
import { useRemoval } from '#features/accounts/list/useRemoval.ts';
import { useGetFundingAccountPagesInfiniteQuery } from '#features/accounts/savedMethodsApi.ts';
import { createFeature, installFeature } from '#platform/feature.tsx';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';

import { accessToken } from '../../../support/accessToken.ts';
import { stubAccount } from '../../../support/backends/borrower.ts';
import {
  stubMethodRemoval,
  aSavedBank,
  aSavedCard,
  stubMethod,
  stubMethodsPage,
  setXsrfCookie,
  stubMethodNotFound,
} from '../../../support/backends/payment.ts';
import { toastsOf } from '../../../support/toastsOf.ts';
import { openStore } from '../../../platform/api/openStore.ts';

const WORDS = 'Error occured on deleting funding account, please try after some time.';
const IN_USE = 'A payment from this account is still on its way. You can remove it from November 20 on.';

async function askToRemoveCard() {
  setXsrfCookie();
  stubAccount();
  stubMethodsPage([aSavedCard(), aSavedBank()]);
  const store = openStore(accessToken());
  store.dispatch(installFeature(createFeature(accountsSlice)));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RawIntlProvider value={createPortalIntl()}>
      <Provider store={store}>{children}</Provider>
    </RawIntlProvider>
  );
  const { result } = renderHook(
    () => {
      const pages = useGetFundingAccountPagesInfiniteQuery('C-1').data?.pages ?? [];
      const accounts = pages.flatMap((page) => page.accounts);
      return { accounts, removal: useRemoval('C-1', accounts) };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.accounts).toHaveLength(2));
  act(() => result.current.removal.openDialog(result.current.accounts[0]!));
  return {
    ids: () => result.current.accounts.map(({ id }) => id),
    removal: () => result.current.removal,
    toasts: () => toastsOf(store).map(({ message }) => message),
  };
}

test.each([
  [
    'a rejection, with the specified and the lender’s message',
    { status: 400, body: { errors: ['Not today.'], errorId: 'e' } },
    `${WORDS}\nNot today.`,
  ],
  ['a pending payment, with the lender’s date', { status: 409, body: { errors: [IN_USE], code: 'inUse', errorId: 'e' } }, IN_USE],
  ['a lost response, and the method still exists', null, WORDS],
])('the method stays and a toast says why: %s', async (_what, answer, words) => {
  const { ids, removal, toasts } = await askToRemoveCard();
  stubMethodRemoval('fa-card', answer);
  if (answer === null) stubMethod(aSavedCard());
  act(() => removal().confirm());
  await waitFor(() => expect(toasts()).toEqual([words]));
  expect(removal()).toMatchObject({ isOpen: false, isBusy: false });
  expect(ids()).toEqual(['fa-card', 'fa-bank']);
});

test.each([
  ['after a lost response the method no longer exists', null],
  ['a method was removed elsewhere', { status: 404, body: { errors: ['We could not find it.'], errorId: 'e' } }],
])('%s, so it is removed from the list', async (_what, answer) => {
  const { ids, removal, toasts } = await askToRemoveCard();
  stubMethodRemoval('fa-card', answer);
  if (answer === null) stubMethodNotFound('fa-card');
  act(() => removal().confirm());
  await waitFor(() => expect(ids()).toEqual(['fa-bank']));
  expect(removal()).toMatchObject({ isOpen: false, isBusy: false });
  expect(toasts()).toEqual(['Funding account deleted']);
});
