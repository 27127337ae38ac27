import { defineMessages } from 'react-intl';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import {
  leadReferenceSchema,
  loanContactSchema,
  rateDropLoanDetailSchema,
  userPreferenceSchema,
  userPreferencesSchema,
  type LeadReference,
  type RateDropAlert,
  type RateDropLead,
  type RateDropLoanDetail,
  type UserPreference,
} from '#contract/borrower/rateDrop.ts';
import { noContent } from '#contract/schema.ts';
import type { TolerantOutput } from '#platform/api/responses/tolerantSchema.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';

/** Error messages for a cancellation that failed or whose outcome is unknown. */
const cancelMessages = defineMessages({
  failed: {
    id: 'rateDrop.alerts.cancelFailed',
    defaultMessage: 'The alert was not canceled. Please try again, or call us.',
  },
  unclear: {
    id: 'rateDrop.alerts.cancelUnclear',
    defaultMessage:
      'We could not find out whether the alert was canceled. Your list of alerts shows what we know. Try again in a moment.',
  },
});

/** After this time, the outcome of a write counts as unknown. */
const WRITE_TIMEOUT_MS = 30_000;

/** Reference that gives access to a lead. The field is called `token` because values of that name are redacted in DevTools. */
interface LeadToken {
  token: string;
}

const rateDropApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The borrower's alerts, newest first, including canceled ones. */
    getAlerts: build.query<TolerantOutput<typeof userPreferencesSchema>, void>({
      query: () => borrowerCall('POST RateDrop/getAllUserPreferences', { answer: userPreferencesSchema }),
      providesTags: ['RateDropAlert'],
      extraOptions: { shownBy: 'panel' },
    }),
    /** Loan data that prefills an alert. A 404 means that the lender has no data for this loan. */
    getLoanDetail: build.query<RateDropLoanDetail, { loanNumber: string }>({
      query: ({ loanNumber }) =>
        borrowerCall('GET RateDrop/getLoanDetailByMrcLoanNumber/{mrcLoanNumber}', {
          params: { mrcLoanNumber: loanNumber },
          answer: rateDropLoanDetailSchema,
        }),
      extraOptions: { shownBy: 'panel' },
    }),
    /** Null when the loan has no loan officer. */
    getLoanContact: build.query<LoanOfficer | null, string>({
      query: (loanIdentifier) =>
        borrowerCall('GET RateDrop/getLoanContact/{loanIdentifier}', {
          params: { loanIdentifier },
          answer: loanContactSchema,
        }),
      extraOptions: { shownBy: 'panel' },
    }),
    /** A repeated idempotency key never sets a second alert. */
    setAlert: build.mutation<UserPreference, { alert: RateDropAlert; idempotencyKey: string }>({
      query: ({ alert, idempotencyKey }) =>
        borrowerCall('POST RateDrop/userPreferences', {
          body: { alert },
          answer: userPreferenceSchema,
          idempotencyKey,
          timeoutMs: WRITE_TIMEOUT_MS,
        }),
      invalidatesTags: ['RateDropAlert'],
      extraOptions: { shownBy: 'form' },
    }),
    /**
     * Changes an alert, or sets a canceled one again. `updatedAtUtc` is the version the borrower saw, so that the lender can detect a
     * change made elsewhere.
     */
    changeAlert: build.mutation<UserPreference, { userPreferenceId: string; updatedAtUtc: string; alert: RateDropAlert }>({
      query: (body) =>
        borrowerCall('PUT RateDrop/userPreferences', { body, answer: userPreferenceSchema, timeoutMs: WRITE_TIMEOUT_MS }),
      invalidatesTags: ['RateDropAlert'],
      extraOptions: { shownBy: 'form' },
    }),
    cancelAlert: build.mutation<UserPreference, string>({
      query: (userPreferenceId) =>
        borrowerCall('POST RateDrop/cancelRateDropAlert', {
          body: { userPreferenceId },
          answer: userPreferenceSchema,
          timeoutMs: WRITE_TIMEOUT_MS,
        }),
      invalidatesTags: ['RateDropAlert'],
      extraOptions: {
        toast: (error) => ({ says: isClearRefusal(error) ? cancelMessages.failed : cancelMessages.unclear }),
      },
    }),
    /** Submits a visitor's alert as a lead and returns its reference. A repeated idempotency key never submits a second one. */
    addLead: build.mutation<LeadToken, { lead: RateDropLead; idempotencyKey: string }>({
      query: ({ lead, idempotencyKey }) =>
        borrowerCall('POST RateDrop/addRateDropLead', {
          body: lead,
          answer: leadReferenceSchema,
          idempotencyKey,
          timeoutMs: WRITE_TIMEOUT_MS,
          linkAuth: true,
        }),
      transformResponse: ({ reference }: LeadReference) => ({ token: reference }),
      extraOptions: { shownBy: 'form' },
    }),
    /** Links a lead to the contact whom a loan officer sent the link to. */
    tieToContact: build.mutation<null, LeadToken & { contact: LeadToken }>({
      query: ({ token, contact }) =>
        borrowerCall('POST RateDrop/addUserPreferenceContact', {
          body: { reference: token, contactId: contact.token },
          answer: noContent,
          linkAuth: true,
        }),
      extraOptions: { shownBy: 'step' }, // the alert stays set even if this call fails
    }),
    /** This works once per lead. */
    tieToAccount: build.mutation<UserPreference, LeadToken & { isMine?: true }>({
      query: ({ token, ...said }) =>
        borrowerCall('POST RateDrop/updateUserId', {
          body: { reference: token, ...said },
          answer: userPreferenceSchema,
          timeoutMs: WRITE_TIMEOUT_MS,
        }),
      invalidatesTags: ['RateDropAlert'],
      extraOptions: { shownBy: 'step' }, // `linkPendingAlert` shows failures in a toast, or in its notice after a click
    }),
  }),
});

export const {
  useGetAlertsQuery,
  useGetLoanDetailQuery,
  useGetLoanContactQuery,
  useSetAlertMutation,
  useChangeAlertMutation,
  useCancelAlertMutation,
  useAddLeadMutation,
  useTieToContactMutation,
} = rateDropApi;
export const { tieToAccount } = rateDropApi.endpoints;
