import { identityConfirmedSchema, type IdentityConfirmed, type IdentityQuestion } from '#contract/guests.ts';
import { loanFoundSchema } from '#contract/payment.ts';
import type { LoanFound } from '#lending/servicing/loanTypes.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { refusalCodeAndMessage } from '#platform/api/describeError.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { httpStatusOf, type PortalError } from '#platform/api/portalError.ts';
import type { SecretHandle } from '#platform/api/secretVault.ts';
import type { Dependencies } from '#platform/storeTypes.ts';

import { readSentGuestKeys, readSentKey } from '../intent/storedIntents.ts';
import { guestSubject } from '../intent/terms.ts';
import { storeTicket, readTicket } from '../intent/ticket.ts';
import { ticketExpiry } from './ticketTime.ts';

/** The loan found with this tab's ticket. `ended`: the ticket was already used for a payment; `key` is that payment's idempotency key. */
export type GuestLoan =
  | { state: 'none' }
  | { state: 'ended'; key: string }
  /** `endsAt`: when the ticket expires, in milliseconds of the device's clock; null when unknown. */
  | { state: 'open'; reference: string; endsAt: number | null; found: LoanFound };

const TICKET_ENDED_ERROR: PortalError = {
  code: 'ERR_BAD_REQUEST',
  shownBy: 'panel',
  kind: 'body',
  status: 401,
  body: { code: 'ticketEnded' },
};

/** The thunk's extra argument: the dependencies that were passed to `createStore`. */
const dependenciesOf = (api: { extra: unknown }) => api.extra as Dependencies;

const guestApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Checks a guest's identity. The ticket from the response is stored in the tab's storage and not returned, since the Redux store
     * would keep it. `renews` is the reference of the ticket being replaced, so that the payment in progress continues.
     */
    verifyIdentity: build.mutation<null, { question: SecretHandle<IdentityQuestion>; renews?: string }>({
      queryFn: async ({ question, renews }, api, _options, ask) => {
        const answer = await ask(
          paymentCall('POST loan/verifyidentity', { body: question, answer: identityConfirmedSchema, linkAuth: true }),
        );
        if (answer.error !== undefined) return { error: answer.error };
        const { storage, tabStorage } = dependenciesOf(api);
        const confirmed = answer.data as IdentityConfirmed; // validated against the contract's schema
        // A payment that was already sent belongs to the ticket it was sent with, so the new ticket gets a new reference.
        const isSpent = renews === undefined || readSentKey(storage, guestSubject(renews)) !== null;
        storeTicket(tabStorage, {
          ticket: confirmed.verificationTicket,
          endsAt: ticketExpiry(confirmed),
          reference: isSpent || readTicket(tabStorage)?.reference !== renews ? undefined : renews,
        });
        return { data: null };
      },
      invalidatesTags: (_result, error) => (error === undefined ? ['GuestLoan'] : []),
      extraOptions: { shownBy: 'field' },
    }),
    /**
     * Fetches the loan of this tab's ticket. The ticket is read from storage and not passed as an argument, because RTK Query keeps
     * arguments in the store.
     */
    findGuestLoan: build.query<GuestLoan, void>({
      queryFn: async (_nothing, api, _options, ask) => {
        const { storage, tabStorage } = dependenciesOf(api);
        const ticket = readTicket(tabStorage);
        if (ticket === null) return { data: { state: 'none' } };
        const { reference } = ticket;
        if (ticket.paid !== null) return { data: { state: 'ended', key: ticket.paid } };
        const body = { verificationTicket: ticket.ticket ?? '' };
        const answer = await ask(paymentCall('POST loan/findmyloan', { body, answer: loanFoundSchema, linkAuth: true }));
        if (answer.error === undefined) {
          const { endsAt } = ticket;
          return {
            // validated against the contract's schema
            data: { state: 'open', reference, endsAt: endsAt ?? null, found: answer.data as LoanFound },
          };
        }
        const sent = readSentKey(storage, guestSubject(reference));
        // A guest has no session, so a 401 can only mean that the ticket expired.
        const error = httpStatusOf(answer.error) === 401 ? TICKET_ENDED_ERROR : answer.error;
        if (isTicketEnded(error) && sent !== null) return { data: { state: 'ended', key: sent } };
        return { error };
      },
      providesTags: ['GuestLoan'],
      extraOptions: { shownBy: 'panel' },
    }),
    /** Idempotency keys of guest payments whose outcome this device has not shown yet. */
    getUnshownPayments: build.query<string[], void>({
      queryFn: (_nothing, api) => ({ data: readSentGuestKeys(dependenciesOf(api).storage) }),
      providesTags: ['PaymentOutcome'],
    }),
  }),
});

/** True when the ticket has expired and the identity check has to be repeated. */
export const isTicketEnded = (error: unknown): boolean => refusalCodeAndMessage(error as PortalError).code === 'ticketEnded'; // queries fail only with a PortalError

export const { useVerifyIdentityMutation, useFindGuestLoanQuery, useGetUnshownPaymentsQuery } = guestApi;
export const { findGuestLoan } = guestApi.endpoints;
