/** Prefetches for the pages on which borrowers pay their own loans. The requests run while the page's script is still loading. */
import { loadMomentFormats } from '#domain/time/loadMomentFormats.ts';
import { readableEntries } from '#domain/unreadable.ts';
import { authApi } from '#features/auth/authApi.ts';
import { getLoan, getLoans, cacheLoanFromList } from '#features/loans/loansApi.ts';
import { hasPendingPayment } from '#lending/payments/pendingPayments.ts';
import type {} from '#platform/firstView/earlyView.ts'; // declares `window.earlyView`
import type { PortalThunk } from '#platform/storeTypes.ts';
import { selectAccessToken, selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

const { getProfile } = authApi.endpoints;
const PREFETCH_OPTIONS = { subscribe: false } as const;

const loadPaymentOutcomeApi = () =>
  import(/* webpackChunkName: "PaymentOutcomeScreen" */ '#lending/payments/paymentOutcomeApi.ts');

/** In a separate chunk because the loan list does not need it; it loads while the loan is being fetched. */
const loadSavedMethodsPrefetch = () => import(/* webpackChunkName: "SavedMethods" */ './prefetchSavedMethods.ts');

/**
 * Prefetches for `/pay`: fetches all loans if there is an access token. Also loads the script of the details page, since `/pay` redirects
 * there when only one loan can be paid.
 */
export const prefetchOwnLoans: PortalThunk<Promise<unknown>> = async (dispatch, getState) => {
  if (selectAccessToken(getState()) === null) return null;
  void import(/* webpackChunkName: "PayDetailsScreen" */ '#platform/routing/chunkOnly.ts').catch(() => undefined);
  return dispatch(getLoans.initiate(undefined, PREFETCH_OPTIONS));
};

/** @param loanIdentifier empty for a guest, whose loan is found by the identity check ticket stored in this tab */
export const prefetchOwnLoan =
  (loanIdentifier: string): PortalThunk<Promise<unknown>> =>
  async (dispatch) => {
    if (loanIdentifier === '') return null;
    if (window.earlyView?.isShown === true) {
      // The loan in the early view came from the list that `/pay` fetched, so reuse that entry instead of waiting for `getLoan`.
      const { data = [] } = await dispatch(getLoans.initiate(undefined, PREFETCH_OPTIONS));
      const loan = readableEntries(data).find((one) => one.loanIdentifier === loanIdentifier);
      if (loan !== undefined) dispatch(cacheLoanFromList(loan));
    }
    return dispatch(getLoan.initiate(loanIdentifier, PREFETCH_OPTIONS));
  };

/**
 * Prefetches for `/pay/mode`: the loan, then its saved payment methods. Methods are skipped while an earlier payment has no known
 * outcome, because the page then asks about that payment first.
 */
export const prefetchPayment =
  (loanIdentifier: string): PortalThunk<Promise<unknown>> =>
  async (dispatch, getState) => {
    if (loanIdentifier === '') return;
    // Stored payments belong to a user, so they cannot be looked up before the sign-in is complete.
    if (!selectIsLoggedIn(getState()) || dispatch(hasPendingPayment())) {
      await dispatch(prefetchOwnLoan(loanIdentifier));
      return;
    }
    const [loan, profile, methods] = await Promise.all([
      dispatch(getLoan.initiate(loanIdentifier, PREFETCH_OPTIONS)),
      dispatch(getProfile.initiate(undefined, PREFETCH_OPTIONS)),
      loadSavedMethodsPrefetch().catch(() => null), // if this fails, the page fetches the methods itself
    ]);
    const { customerIdentifier } = profile.data ?? {};
    if (loan.data === undefined || typeof customerIdentifier !== 'string' || methods === null) return;
    await dispatch(methods.prefetchSavedMethods(loan.data, customerIdentifier));
  };

/**
 * Prefetches a receipt: the payment's outcome and the data for showing local times.
 * @param reference the payment's idempotency key
 */
export const prefetchReceipt =
  (reference: string): PortalThunk<Promise<unknown>> =>
  async (dispatch) => {
    void loadMomentFormats().catch(() => undefined); // if this fails, it is loaded again with the response
    const part = await loadPaymentOutcomeApi().catch(() => null); // if this fails, the page loads it itself
    return part && dispatch(part.getPaymentOutcome.initiate(reference, PREFETCH_OPTIONS));
  };
