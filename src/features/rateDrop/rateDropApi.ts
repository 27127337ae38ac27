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
import { nothing } from '#contract/schema.ts';
import type { AsRead } from '#platform/api/answers/asRead.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { borrowerCall } from '#platform/api/calls.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';

import { cancelMessages } from './cancelMessages.ts';

/** How long a call that sets something may take until its outcome counts as open. */
const ANSWER_MS = 30_000;

/** What is a right to something is an argument named `token`: DevTools show none. */
interface LeadToken {
  token: string;
}

const rateDropApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The borrower's alerts, canceled ones too, the newest first. */
    getAlerts: build.query<AsRead<typeof userPreferencesSchema>, void>({
      query: () => borrowerCall('POST RateDrop/getAllUserPreferences', { answer: userPreferencesSchema }),
      providesTags: ['RateDropAlert'],
      extraOptions: { shownBy: 'panel' },
    }),
    /** What an alert on a loan starts from. 404: nothing is known of it. */
    getLoanDetail: build.query<RateDropLoanDetail, { loanNumber: string }>({
      query: ({ loanNumber }) =>
        borrowerCall('GET RateDrop/getLoanDetailByMrcLoanNumber/{mrcLoanNumber}', {
          params: { mrcLoanNumber: loanNumber },
          answer: rateDropLoanDetailSchema,
        }),
      extraOptions: { shownBy: 'panel' },
    }),
    /** The officer of a loan; null where there is none. */
    getLoanContact: build.query<LoanOfficer | null, string>({
      query: (loanIdentifier) =>
        borrowerCall('GET RateDrop/getLoanContact/{loanIdentifier}', {
          params: { loanIdentifier },
          answer: loanContactSchema,
        }),
      extraOptions: { shownBy: 'panel' },
    }),
    /** Sets an alert of the signed-in borrower. The same key never sets two. */
    setAlert: build.mutation<UserPreference, { alert: RateDropAlert; idempotencyKey: string }>({
      query: ({ alert, idempotencyKey }) =>
        borrowerCall('POST RateDrop/userPreferences', {
          body: { alert },
          answer: userPreferenceSchema,
          idempotencyKey,
          timeoutMs: ANSWER_MS,
        }),
      invalidatesTags: ['RateDropAlert'],
      extraOptions: { shownBy: 'form' },
    }),
    /** Changes an alert, or sets a canceled one again. @param updatedAtUtc of the alert that was shown */
    changeAlert: build.mutation<UserPreference, { userPreferenceId: string; updatedAtUtc: string; alert: RateDropAlert }>({
      query: (body) => borrowerCall('PUT RateDrop/userPreferences', { body, answer: userPreferenceSchema, timeoutMs: ANSWER_MS }),
      invalidatesTags: ['RateDropAlert'],
      extraOptions: { shownBy: 'form' },
    }),
    /** Answers the canceled alert. */
    cancelAlert: build.mutation<UserPreference, string>({
      query: (userPreferenceId) =>
        borrowerCall('POST RateDrop/cancelRateDropAlert', {
          body: { userPreferenceId },
          answer: userPreferenceSchema,
          timeoutMs: ANSWER_MS,
        }),
      invalidatesTags: ['RateDropAlert'],
      extraOptions: {
        toast: (error) => ({ says: isClearRefusal(error) ? cancelMessages.failed : cancelMessages.unclear }),
      },
    }),
    /** Sends the alert of a visitor, and gives what stands for it. The same key never sends two. */
    addLead: build.mutation<LeadToken, { lead: RateDropLead; idempotencyKey: string }>({
      query: ({ lead, idempotencyKey }) =>
        borrowerCall('POST RateDrop/addRateDropLead', {
          body: lead,
          answer: leadReferenceSchema,
          idempotencyKey,
          timeoutMs: ANSWER_MS,
          bringsRight: true,
        }),
      transformResponse: ({ reference }: LeadReference) => ({ token: reference }),
      extraOptions: { shownBy: 'form' },
    }),
    /** Ties a lead to the person whom an officer's link was sent to. */
    tieToContact: build.mutation<null, LeadToken & { contact: LeadToken }>({
      query: ({ token, contact }) =>
        borrowerCall('POST RateDrop/addUserPreferenceContact', {
          body: { reference: token, contactId: contact.token },
          answer: nothing,
          bringsRight: true,
        }),
      extraOptions: { shownBy: 'step' }, // the alert stands whatever comes of it
    }),
    /** Ties a lead to the signed-in borrower's account, once. */
    tieToAccount: build.mutation<UserPreference, LeadToken & { isMine?: true }>({
      query: ({ token, ...said }) =>
        borrowerCall('POST RateDrop/updateUserId', {
          body: { reference: token, ...said },
          answer: userPreferenceSchema,
          timeoutMs: ANSWER_MS,
        }),
      invalidatesTags: ['RateDropAlert'],
      extraOptions: { shownBy: 'step' }, // `tieKeptAlert` tells in a toast, and of a press in its notice
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
