/** What the pages about paying one's own loan ask for first, sent while their code is on its way. */
import { loadLocalTimes } from '#domain/time/loadLocalTimes.ts';
import { readable } from '#domain/unreadable.ts';
import { authApi } from '#features/auth/authApi.ts';
import { getLoan, getLoans, keepFromList } from '#features/loans/loansApi.ts';
import { hasSentPayment } from '#lending/payments/sentPayments.ts';
import type {} from '#platform/firstView/handover.ts'; // the window's `earlyView`
import type { PortalThunk } from '#platform/listen.ts';
import { selectAccessToken, selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

const { getProfile } = authApi.endpoints;
const AHEAD = { subscribe: false } as const;

const loadReceipt = () => import(/* webpackChunkName: "PaymentOutcomeScreen" */ '#lending/payments/paymentOutcomeApi.ts');

/** A part of its own, since the list of loans has no need of it; it comes while the loan does. */
const loadMethods = () => import(/* webpackChunkName: "SavedMethods" */ './askForMethods.ts');

/** `/pay`: all of them, if somebody is signed in, or about to be. To the page of an only one it leads on, whose script comes, too. */
export const askForOwnLoans: PortalThunk<Promise<unknown>> = async (dispatch, getState) => {
  if (selectAccessToken(getState()) === null) return null;
  void import(/* webpackChunkName: "PayDetailsScreen" */ '#platform/routing/chunkOnly.ts').catch(() => undefined);
  return dispatch(getLoans.initiate(undefined, AHEAD));
};

/** @param loanIdentifier empty where a guest pays, whose loan the tab's ticket names */
export const askForOwnLoan =
  (loanIdentifier: string): PortalThunk<Promise<unknown>> =>
  async (dispatch) => {
    if (loanIdentifier === '') return null;
    if (window.earlyView?.isShown === true) {
      // What the document shows of it came with the list (`/pay`).
      const { data = [] } = await dispatch(getLoans.initiate(undefined, AHEAD));
      const loan = readable(data).find((one) => one.loanIdentifier === loanIdentifier);
      if (loan !== undefined) dispatch(keepFromList(loan));
    }
    return dispatch(getLoan.initiate(loanIdentifier, AHEAD));
  };

/** The loan, then the saved methods. Of a payment that has no outcome yet that is asked for before anything else. */
export const askForPayment =
  (loanIdentifier: string): PortalThunk<Promise<unknown>> =>
  async (dispatch, getState) => {
    if (loanIdentifier === '') return;
    // Before a sign-in has ended nobody knows whose payments these are.
    if (!selectIsLoggedIn(getState()) || dispatch(hasSentPayment())) {
      await dispatch(askForOwnLoan(loanIdentifier));
      return;
    }
    const [loan, profile, methods] = await Promise.all([
      dispatch(getLoan.initiate(loanIdentifier, AHEAD)),
      dispatch(getProfile.initiate(undefined, AHEAD)),
      loadMethods().catch(() => null), // the page asks itself
    ]);
    const { customerIdentifier } = profile.data ?? {};
    if (loan.data === undefined || typeof customerIdentifier !== 'string' || methods === null) return;
    await dispatch(methods.askForMethods(loan.data, customerIdentifier));
  };

/** What became of a payment, and what its times are told with. @param reference the payment's key */
export const askForReceipt =
  (reference: string): PortalThunk<Promise<unknown>> =>
  async (dispatch) => {
    void loadLocalTimes().catch(() => undefined); // the answer asks again
    const part = await loadReceipt().catch(() => null); // so does the page
    return part && dispatch(part.getPaymentOutcome.initiate(reference, AHEAD));
  };
