/** What the pages about paying one's own loan ask for first, sent while their code is on its way. */
import { authApi } from '#features/auth/authApi.ts';
import { getLoan, getLoans } from '#features/loans/loansApi.ts';
import { hasSentPayment } from '#lending/payments/sentPayments.ts';
import type { PortalThunk } from '#platform/listen.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';

const { getProfile } = authApi.endpoints;
const AHEAD = { subscribe: false } as const;

/** A part of its own, since the list of loans has no need of it; it comes while the loan does. */
const loadMethods = () => import(/* webpackChunkName: "SavedMethods" */ './askForMethods.ts');

/** `/pay`: all of them, if somebody is signed in. */
export const askForOwnLoans: PortalThunk<Promise<unknown>> = async (dispatch, getState) =>
  selectIsLoggedIn(getState()) ? dispatch(getLoans.initiate(undefined, AHEAD)) : null;

/** @param loanIdentifier empty where a guest pays, whose loan the tab's ticket names */
export const askForOwnLoan =
  (loanIdentifier: string): PortalThunk<Promise<unknown>> =>
  async (dispatch) =>
    loanIdentifier === '' ? null : dispatch(getLoan.initiate(loanIdentifier, AHEAD));

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
