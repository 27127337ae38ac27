import { accountsSlice, removalAsked, removalConfirmed, removalEnded } from '#features/accounts/accountsSlice.ts';
import { screenShown } from '#platform/history/pageActions.ts';

const { reducer } = accountsSlice;
const account = { id: 'fa-card', type: 'DEBIT' as const, issuerName: 'Visa', lastFour: '4242' };
const asked = reducer(undefined, removalAsked({ ...account, accountHolderName: 'Ada' } as typeof account));

test('the dialog keeps only what it says about the account', () => {
  expect(asked.removal).toEqual({ account, isOpen: true, isBusy: false });
});

test('a response closes the dialog that waits for it', () => {
  const ended = reducer(reducer(asked, removalConfirmed()), removalEnded('fa-card'));
  expect(ended.removal).toEqual({ account, isOpen: false, isBusy: false });
});

test('a response that arrives after leaving the page changes nothing, even for the same account', () => {
  const left = reducer(reducer(asked, removalConfirmed()), screenShown({ route: '/loans' }));
  const again = reducer(left, removalAsked(account));
  expect(reducer(again, removalEnded('fa-card'))).toBe(again);
});
