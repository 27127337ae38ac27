import { safeParse } from 'valibot';

import type { AgencyConsent, OtherBorrowerAction } from '#contract/agency.ts';
import {
  additionalBorrowerSchema,
  agencyRequestSchema,
  aimCheckSchema,
  changedPaperSchema,
  contactTicketSchema,
  incomeCheckSchema,
  paperDetailsSchema,
  uploadedDocumentsSchema,
  type AdditionalBorrower,
  type AgencyRequest,
  type AimCheck,
  type ContactTicket,
  type NewAimCheck,
  type PaperChange,
  type UploadedDocument,
} from '#contract/borrower/ocr.ts';
import { loanOfficerSchema, type LoanOfficer } from '#contract/borrower/officers.ts';
import { notificationSchema, type Notification } from '#contract/notification.ts';
import type { Unreadable } from '#domain/unreadable.ts';
import {
  contactTicketHeader,
  keepContactTicket,
  offerContactTicket,
  takeContactTicket,
} from '#lending/contactLink/contactTicket.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import { asRead, type AsRead } from '#platform/api/answers/asRead.ts';
import { agencyApi } from '#platform/api/agencyApi.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { agencyCall, borrowerCall, notificationCall } from '#platform/api/calls.ts';
import { isClearRefusal, tellsOfChange } from '#platform/api/clearRefusal.ts';
import type { DownloadedFile, FormContent } from '#platform/api/files.ts';
import { notificationApi } from '#platform/api/notificationApi.ts';
import { httpStatusOf, isPortalError, type PortalError } from '#platform/api/portalError.ts';
import type { Kept, Sealed } from '#platform/api/sealed.ts';
import type { Outside } from '#platform/listen.ts';

import { changeMessages } from './changeMessages.ts';
import { otherBorrowerWords, removalWords } from './changeWords.ts';

/** What was read, as the portal reads it: with lines that cannot be read, and codes that it has no words for. */
export type IncomeCheck = AsRead<typeof incomeCheckSchema>;
export type PaperDetails = AsRead<typeof paperDetailsSchema>;
export type Paystub = Exclude<PaperDetails['paystubs'][number], Unreadable>;
export type PaystubField = Exclude<Paystub['fields'][number], Unreadable>;
export type PaystubFinding = Paystub['findings'][number];
/** Why a value is marked. */
export type DoubtReason = NonNullable<PaystubField['doubt']>;

/** Whose papers: the mailed link, by the tag of its token. */
export interface ByLink {
  tag: string;
}

/** Who says to be whom the link is for. */
export interface WhoOpened {
  lastName: string;
  zip: string;
}

const right = ({ tag }: ByLink) => ({ headers: contactTicketHeader(tag), bringsRight: true }) as const;
const keptName = (documentId: string) => `paper ${documentId}`;
const paperTag = (id: string) => ({ type: 'Paper', id }) as const;
/** Also when the ticket is over. */
const changesCheck = (_answer: unknown, error: unknown) =>
  error === undefined || tellsOfChange(error) || httpStatusOf(error) === 403 ? (['IncomeCheck'] as const) : [];
/** The same of one paper: without a clear answer, and after a change elsewhere, the page shows what the lender has. */
const changesPaper = (answer: unknown, error: unknown, { documentId }: { documentId: string }) =>
  isPortalError(error) && (!isClearRefusal(error) || tellsOfChange(error))
    ? (['IncomeCheck', paperTag(documentId)] as const)
    : changesCheck(answer, error);

/** The officer in a `ContactRefusal`; null where it has none. */
export function officerIn(error: PortalError): LoanOfficer | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('officer' in error.body)) return null;
  const officer = safeParse(asRead(loanOfficerSchema), error.body.officer);
  return officer.success ? officer.output : null;
}

/**
 * The papers of a mailed link. What was read from one is never in the store: the state has a handle, and `useKeptQueries` gives what it stands for.
 */
const ocrApi = borrowerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Says who opened the link. The ticket of the answer stays in the storage of this browser's tabs. */
    verifyContact: build.mutation<null, { token: string; who: Sealed<WhoOpened> }>({
      queryFn: async ({ token, who }, { extra }, _options, baseQuery) => {
        const { envelopes, tabStorage } = extra as Outside; // what `createStore` was given
        const { lastName, zip } = envelopes.open(who);
        const answer = await baseQuery(
          borrowerCall('GET api/ocr/validateContactBasicInfo/{contactId}/{lastName}/{zip}', {
            params: { contactId: token, lastName, zip },
            answer: contactTicketSchema,
            bringsRight: true,
          }),
        );
        if (answer.error !== undefined) return { error: answer.error };
        keepContactTicket(tabStorage, token, answer.data as ContactTicket); // of this schema
        return { data: null };
      },
      invalidatesTags: (_answer, error) => (error === undefined ? ['IncomeCheck', 'Paper'] : []),
      extraOptions: { shownBy: 'field' },
    }),
    /** Everything behind the link, as it stands. */
    getIncomeCheck: build.query<IncomeCheck, { token: string }>({
      queryFn: async ({ token }, { extra }, _options, baseQuery) => {
        const tag = linkTag(token);
        await takeContactTicket((extra as Outside).tabStorage, tag); // what `createStore` was given
        const answer = await baseQuery(
          borrowerCall('GET api/ocr/getPaystubs/{contactId}', {
            params: { contactId: token },
            answer: incomeCheckSchema,
            ...right({ tag }),
          }),
        );
        return answer.error === undefined ? { data: answer.data as IncomeCheck } : { error: answer.error }; // of this schema
      },
      onCacheEntryAdded: async ({ token }, { cacheEntryRemoved, extra }) => {
        const stop = offerContactTicket((extra as Outside).tabStorage, linkTag(token)); // as above
        await cacheEntryRemoved;
        stop();
      },
      serializeQueryArgs: ({ queryArgs, endpointName }) => `${endpointName} ${linkTag(queryArgs.token)}`,
      providesTags: ['IncomeCheck'],
      extraOptions: { shownBy: 'panel' },
    }),
    /** One paper and what was read from it. */
    getPaper: build.query<Kept<PaperDetails>, ByLink & { documentId: string }>({
      query: ({ documentId, tag }) =>
        borrowerCall('GET api/ocr/getDocumentDetails/{documentId}', {
          params: { documentId },
          answer: paperDetailsSchema,
          keptAs: keptName(documentId),
          ...right({ tag }),
        }),
      providesTags: (_paper, _error, { documentId }) => [paperTag(documentId)],
      onCacheEntryAdded: async ({ documentId }, { cacheEntryRemoved, extra }) => {
        await cacheEntryRemoved;
        (extra as Outside).envelopes.forget(keptName(documentId)); // what `createStore` was given
      },
      extraOptions: { shownBy: 'panel' },
    }),
    /** A correction, or another change. `change` is sealed, because a value of the paper may be in it. */
    changePaper: build.mutation<Kept<PaperDetails>, ByLink & { documentId: string; change: Sealed<PaperChange> }>({
      query: ({ tag, documentId, change }) =>
        borrowerCall('PUT api/ocr/aimcheck/update-parsed-data', {
          body: change,
          answer: changedPaperSchema,
          keptAs: keptName(documentId),
          ...right({ tag }),
        }),
      onQueryStarted: async ({ tag, documentId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) await dispatch(ocrApi.util.upsertQueryData('getPaper', { tag, documentId }, answer.data));
      },
      invalidatesTags: changesPaper,
      extraOptions: { shownBy: 'form' },
    }),
    /** Takes a paper back for good. */
    removePaper: build.mutation<null, ByLink & { documentId: string }>({
      query: ({ tag, documentId }) =>
        borrowerCall('PUT api/ocr/aimcheck/update-parsed-data', {
          body: { documentId, change: 'remove' },
          answer: changedPaperSchema,
          ...right({ tag }),
        }),
      transformResponse: () => null, // the answer may be a paper
      invalidatesTags: changesPaper,
      extraOptions: { toast: removalWords },
    }),
    /** Sends papers; the same key never sends them twice. */
    uploadPapers: build.mutation<
      UploadedDocument[],
      ByLink & { form: Sealed<FormContent<never, 'files'>>; idempotencyKey: string }
    >({
      query: ({ tag, form, idempotencyKey }) =>
        borrowerCall('POST api/ocr/upload-multiple', {
          form,
          idempotencyKey,
          answer: uploadedDocumentsSchema,
          ...right({ tag }),
        }),
      invalidatesTags: changesCheck,
      extraOptions: { shownBy: 'step' }, // the row of its file says it, on every page that has the list of files
    }),
    /** The paper as a PDF named after its pay date. */
    downloadPaper: build.mutation<DownloadedFile, ByLink & { documentId: string }>({
      query: ({ tag, documentId }) =>
        borrowerCall('GET api/ocr/download/{documentId}', { params: { documentId }, answersFile: true, ...right({ tag }) }),
      extraOptions: { toast: () => ({ says: changeMessages.downloadFailed }) },
    }),
    /** The picture of a page, from 1. It opens once, so it is asked for by whoever shows it. */
    getPagePicture: build.mutation<DownloadedFile, ByLink & { documentId: string; page: number }>({
      query: ({ tag, documentId, page }) =>
        borrowerCall('GET api/ocr/download/{documentId}/page/{page}', {
          params: { documentId, page: String(page) },
          answersFile: true,
          ...right({ tag }),
        }),
      extraOptions: { shownBy: 'panel' },
    }),
    /** Starts the lender's check. After a lost answer, the same key asks how it stands. */
    createAimCheck: build.mutation<AimCheck, ByLink & { income: Sealed<NewAimCheck>; idempotencyKey: string }>({
      query: ({ tag, income, idempotencyKey }) =>
        borrowerCall('POST api/ocr/create-aimcheck', { body: income, idempotencyKey, answer: aimCheckSchema, ...right({ tag }) }),
      // Also without an answer: the check may have begun.
      invalidatesTags: ['IncomeCheck', 'Paper'],
      extraOptions: { shownBy: 'form' },
    }),
  }),
});

const incomeNotificationApi = notificationApi.injectEndpoints({
  endpoints: (build) => ({
    /** Tells the lender of a failed check; it counts once, however often it is said. */
    reportAimFailure: build.mutation<Notification, ByLink & { aimCheckId: string }>({
      query: ({ tag, aimCheckId }) =>
        notificationCall('POST notification/AimCheckFailure', {
          body: { aimCheckId },
          answer: notificationSchema,
          ...right({ tag }),
        }),
      extraOptions: { shownBy: 'step' }, // told again until it is heard; a refusal stands in its page
    }),
  }),
});

const incomeAgencyApi = agencyApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends the request that the borrower agreed to; the same key never sends two. */
    sendAgencyRequest: build.mutation<
      AgencyRequest,
      ByLink & { aimCheckId: string; consent: AgencyConsent; idempotencyKey: string }
    >({
      query: ({ tag, aimCheckId, consent, idempotencyKey }) =>
        agencyCall('POST sendRequestToFreddieMac', {
          body: { aimCheckId, consent },
          idempotencyKey,
          answer: agencyRequestSchema,
          ...right({ tag }),
        }),
      onQueryStarted: refreshCheck,
      extraOptions: { shownBy: 'form' },
    }),
    /** Skips, asks again or invites whoever else is on the application. */
    changeAdditionalBorrower: build.mutation<AdditionalBorrower, ByLink & OtherBorrowerAction>({
      query: ({ tag, action }) =>
        agencyCall('PUT skipAdditionalBorrower', { body: { action }, answer: additionalBorrowerSchema, ...right({ tag }) }),
      onQueryStarted: refreshCheck,
      extraOptions: { toast: otherBorrowerWords },
    }),
  }),
});

/** Tags of one API say nothing to another, so the overview is asked for again here, whatever the answer was. */
async function refreshCheck(
  _which: unknown,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: (action: ReturnType<typeof borrowerApi.util.invalidateTags>) => unknown; queryFulfilled: Promise<unknown> },
): Promise<void> {
  await queryFulfilled.catch(() => null);
  dispatch(borrowerApi.util.invalidateTags(['IncomeCheck']));
}

export const {
  useVerifyContactMutation,
  useGetIncomeCheckQuery,
  useChangePaperMutation,
  useRemovePaperMutation,
  useDownloadPaperMutation,
  useGetPagePictureMutation,
  useCreateAimCheckMutation,
} = ocrApi;
export const { getPaper, uploadPapers } = ocrApi.endpoints;
export const { useReportAimFailureMutation } = incomeNotificationApi;
export const { useSendAgencyRequestMutation, useChangeAdditionalBorrowerMutation } = incomeAgencyApi;
