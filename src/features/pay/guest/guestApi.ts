import { identityConfirmedSchema, type IdentityConfirmed, type IdentityQuestion } from '#contract/guests.ts';
import { loanFoundSchema } from '#contract/payment.ts';
import type { LoanFound } from '#lending/servicing/loanShapes.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { refusalOf } from '#platform/api/describeError.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { httpStatusOf, type PortalError } from '#platform/api/portalError.ts';
import type { Sealed } from '#platform/api/sealed.ts';
import type { Outside } from '#platform/listen.ts';

import { sentGuestKeys, sentKey } from '../intent/storedIntents.ts';
import { guestSubject } from '../intent/terms.ts';
import { keepTicket, readTicket } from '../intent/ticket.ts';
import { ticketEnd } from './ticketTime.ts';

/** What the tab's ticket leads to. `ended`: a payment was made or sent with it; `key` is that payment's key. */
export type GuestLoan =
  | { state: 'none' }
  | { state: 'ended'; key: string }
  /** `endsAt`: milliseconds of the device's clock; null where it is not known. */
  | { state: 'open'; reference: string; endsAt: number | null; found: LoanFound };

const TICKET_ENDED: PortalError = {
  code: 'ERR_BAD_REQUEST',
  shownBy: 'panel',
  kind: 'body',
  status: 401,
  body: { code: 'ticketEnded' },
};

/** The thunk's extra argument is what `createStore` was given. */
const outside = (api: { extra: unknown }) => api.extra as Outside;

const guestApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The identity check. The ticket goes into the tab's storage, not into the answer, which the store keeps. `renews`: the reference of
     * the ticket that the new one replaces, so that the payment in progress goes on.
     */
    verifyIdentity: build.mutation<null, { question: Sealed<IdentityQuestion>; renews?: string }>({
      queryFn: async ({ question, renews }, api, _options, ask) => {
        const answer = await ask(
          paymentCall('POST loan/verifyidentity', { body: question, answer: identityConfirmedSchema, bringsRight: true }),
        );
        if (answer.error !== undefined) return { error: answer.error };
        const { storage, tabStorage } = outside(api);
        const confirmed = answer.data as IdentityConfirmed; // the contract's answer
        // The outcome of a payment that was sent belongs to the ticket that it was sent with.
        const isSpent = renews === undefined || sentKey(storage, guestSubject(renews)) !== null;
        keepTicket(tabStorage, {
          ticket: confirmed.verificationTicket,
          endsAt: ticketEnd(confirmed),
          reference: isSpent || readTicket(tabStorage)?.reference !== renews ? undefined : renews,
        });
        return { data: null };
      },
      invalidatesTags: (_result, error) => (error === undefined ? ['GuestLoan'] : []),
      extraOptions: { shownBy: 'field' },
    }),
    /** The loan of the tab's ticket. The ticket is not an argument, because the store would keep it. */
    findGuestLoan: build.query<GuestLoan, void>({
      queryFn: async (_nothing, api, _options, ask) => {
        const { storage, tabStorage } = outside(api);
        const ticket = readTicket(tabStorage);
        if (ticket === null) return { data: { state: 'none' } };
        const { reference } = ticket;
        if (ticket.paid !== null) return { data: { state: 'ended', key: ticket.paid } };
        const body = { verificationTicket: ticket.ticket ?? '' };
        const answer = await ask(paymentCall('POST loan/findmyloan', { body, answer: loanFoundSchema, bringsRight: true }));
        if (answer.error === undefined) {
          const { endsAt } = ticket;
          return {
            // the contract's answer
            data: { state: 'open', reference, endsAt: endsAt ?? null, found: answer.data as LoanFound },
          };
        }
        const sent = sentKey(storage, guestSubject(reference));
        // Without a session a 401 can only be about the ticket.
        const error = httpStatusOf(answer.error) === 401 ? TICKET_ENDED : answer.error;
        if (isTicketEnded(error) && sent !== null) return { data: { state: 'ended', key: sent } };
        return { error };
      },
      providesTags: ['GuestLoan'],
      extraOptions: { shownBy: 'panel' },
    }),
    /** Keys of payments without an account whose outcome this device has not shown yet. */
    getUnshownPayments: build.query<string[], void>({
      queryFn: (_nothing, api) => ({ data: sentGuestKeys(outside(api).storage) }),
      providesTags: ['PaymentOutcome'],
    }),
  }),
});

/** The identity has to be checked again. */
export const isTicketEnded = (error: unknown): boolean => refusalOf(error as PortalError).code === 'ticketEnded'; // queries fail with no other errors

export const { useVerifyIdentityMutation, useFindGuestLoanQuery, useGetUnshownPaymentsQuery } = guestApi;
export const { findGuestLoan } = guestApi.endpoints;
