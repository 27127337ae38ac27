import { accountsSlice, removalAsked, removalConfirmed, removalEnded } from '#features/accounts/accountsSlice.ts';
import { screenShown } from '#platform/history/pageActions.ts';

const { reducer } = accountsSlice;
const account = { id: 'fa-card', type: 'DEBIT' as const, issuerName: 'Visa', lastFour: '4242' };
const asked = reducer(undefined, removalAsked({ ...account, accountHolderName: 'Ada' } as typeof account));

test('the dialog keeps what it says of the account, and nothing more', () => {
  expect(asked.removal).toEqual({ account, isOpen: true, isBusy: false });
});

test('an answer closes the dialog that waits for it', () => {
  const ended = reducer(reducer(asked, removalConfirmed()), removalEnded('fa-card'));
  expect(ended.removal).toEqual({ account, isOpen: false, isBusy: false });
});

test('an answer that comes after the page was left changes nothing, though the same account is asked about again', () => {
  const left = reducer(reducer(asked, removalConfirmed()), screenShown({ route: '/loans' }));
  const again = reducer(left, removalAsked(account));
  expect(reducer(again, removalEnded('fa-card'))).toBe(again);
});
