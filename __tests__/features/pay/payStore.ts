import { waitFor } from '@testing-library/dom';

import { payFeature } from '#features/pay/intent/payFeature.ts';
import { methodChosen, paymentOpened, paymentSubmitted, selectIntent, type PayState } from '#features/pay/intent/paySlice.ts';
import type { PaymentTerms } from '#features/pay/intent/terms.ts';
import { installFeature } from '#platform/feature.tsx';
import type { IdentityClient } from '#platform/identity/identityClient.ts';

import { openStore } from '../../platform/api/openStore.ts';

/**
 * Creates the portal's store without a page, with the `/pay` feature installed.
 * @param token access token of the signed-in user, or null
 * @param identity overrides of the identity client
 */
export function openPayStore(token: string | null, identity: Partial<IdentityClient> = {}) {
  const store = openStore(token, {}, identity);
  store.dispatch(installFeature(payFeature));
  type State = ReturnType<typeof store.getState> & { pay: PayState };
  return { ...store, getState: () => store.getState() as State }; // has `pay`, because the feature was just installed
}

const method = { id: 'fa-card', type: 'DEBIT', issuerName: 'Visa', lastFour: '4242', accountHolderName: 'Ada Borrower' } as const;

export function createPayer(store: ReturnType<typeof openPayStore>, terms: PaymentTerms) {
  const { subject } = terms;
  const intent = () => selectIntent(store.getState(), subject);
  const toBecome = (state: object) => waitFor(() => expect(intent()).toMatchObject(state), { interval: 5 });
  const press = () => store.dispatch(paymentSubmitted({ subject, authorizationText: 'I authorize it.' }));
  /** Does everything up to and including the click on Pay. */
  const pay = async () => {
    store.dispatch(paymentOpened(terms));
    await toBecome({ status: 'editing' });
    store.dispatch(methodChosen({ subject, method, email: null }));
    press();
  };
  return { intent, toBecome, press, pay };
}
