import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { createScreenWrapper } from '#platform/feature.tsx';
import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

/** Why a check did not start. `changed`: the documents were changed elsewhere. */
export type AimProblem = { kind: 'changed' } | { kind: 'refused'; error: PortalError };

/** An income check started on this page. */
export interface StartedCheck {
  /** Link tag. */
  tag: string;
  /** True from the click until the page shows the outcome. */
  isPending: boolean;
  /** Number of requests without a conclusive response. */
  lostResponses: number;
  problem: AimProblem | null;
}

/** State of a request about a document, a paystub or one of its values. */
export interface RequestState {
  inFlight: number;
  error: PortalError | null;
  /** The typed text could not be parsed, so nothing was sent. */
  isUnparsable: boolean;
}

/** How the borrower views the picture of a paystub. */
export interface PictureView {
  isOpen: boolean;
  /** Zoom and page chosen by hand. They apply until another field gets the focus. */
  zoomChoice: { field: PaystubFieldName | null; zoom: number } | null;
  pageChoice: { field: PaystubFieldName | null; page: number } | null;
}

export interface PaystubValueRef {
  paystubId: string;
  field: PaystubFieldName;
}

export interface OcrState {
  /** Outcome of the identity check: its error, or that the link is invalid. */
  verification: { tag: string; error: PortalError | null; isBadLink: boolean } | null;
  /** Number of clicks on a button while something was missing. Each one announces the missing items again. */
  blockedClicks: number;
  /** Requests by `requestKey`. */
  requests: Record<string, RequestState>;
  /** The document whose removal is being confirmed or is in progress. */
  removal: { documentId: string; isBusy: boolean } | null;
  /** Ids of documents that the borrower confirmed to be paystubs. */
  confirmedDocuments: string[];
  /** Picture views by paystub id. */
  pictures: Record<string, PictureView>;
  /** Values the borrower opened for editing. */
  openValues: PaystubValueRef[];
  /** Ids of paystubs that would be shown folded, because nothing on them is marked, but were unfolded. */
  unfoldedPaystubs: string[];
  /** Ids of paystubs that also show the less common values, such as overtime. */
  expandedPaystubs: string[];
  /** Whether the job's optional questions are open, once toggled; by id of the job's newest paystub. */
  jobFacts: Record<string, boolean>;
  otherBorrower: { isSkipAsked: boolean; isBusy: boolean };
  startedCheck: StartedCheck | null;
  /** Id of the passed check that the borrower reopened to change a value. */
  reopenedCheckId: string | null;
  /** Id of the check for which the lender rejected the agency request, because data changed after it. */
  rejectedCheckId: string | null;
  /** Id of the check that was sent to the agency. */
  sentCheckId: string | null;
  /** Whether the lender accepted the report of a failed check. */
  failureReport: { aimCheckId: string; outcome: 'told' | 'untold' } | null;
}

const initialState: OcrState = {
  verification: null,
  blockedClicks: 0,
  requests: {},
  removal: null,
  confirmedDocuments: [],
  pictures: {},
  openValues: [],
  unfoldedPaystubs: [],
  expandedPaystubs: [],
  jobFacts: {},
  otherBorrower: { isSkipAsked: false, isBusy: false },
  startedCheck: null,
  reopenedCheckId: null,
  rejectedCheckId: null,
  sentCheckId: null,
  failureReport: null,
};

/** Whether the route is the review page. Starting a check there removes the `again` query parameter, which counts as a navigation. */
const isReviewRoute = (route: string): boolean => route.endsWith('/documents-summary');

/** UI state of the income verification pages. It never contains document contents and is reset on navigation. */
export const ocrSlice = createSlice({
  name: 'ocr',
  initialState,
  reducers: {
    verificationSent: (state, { payload: { tag } }: PayloadAction<{ tag: string }>) => {
      if (state.verification?.tag !== tag) state.verification = { tag, error: null, isBadLink: false };
    },
    verificationRefused: ({ verification }, { payload }: PayloadAction<{ tag: string; error: PortalError }>) => {
      if (verification?.tag === payload.tag) verification.error = payload.error;
    },
    linkRefused: ({ verification }, { payload: { tag } }: PayloadAction<{ tag: string }>) => {
      if (verification?.tag === tag) verification.isBadLink = true;
    },
    pressedInVain: (state) => {
      state.blockedClicks += 1;
    },

    requestSent: ({ requests }, { payload: key }: PayloadAction<string>) => {
      const request = (requests[key] ??= { inFlight: 0, error: null, isUnparsable: false });
      request.inFlight += 1;
    },
    requestTaken: ({ requests }, { payload: key }: PayloadAction<string>) => {
      endRequest(requests, key, null);
    },
    requestFailed: ({ requests }, { payload }: PayloadAction<{ requestKey: string; error: PortalError }>) => {
      endRequest(requests, payload.requestKey, payload.error);
    },
    valueMisread: ({ requests }, { payload: key }: PayloadAction<string>) => {
      requests[key] = { inFlight: requests[key]?.inFlight ?? 0, error: null, isUnparsable: true };
    },
    /** Clears the error once the user types or chooses something else. */
    requestProblemDropped: ({ requests }, { payload: key }: PayloadAction<string>) => {
      if (requests[key] !== undefined)
        Object.assign(requests[key], { error: null, isUnparsable: false } satisfies Partial<RequestState>);
    },
    /** Removes the entry when the component that shows it unmounts. */
    requestForgotten: ({ requests }, { payload: key }: PayloadAction<string>) => {
      Reflect.deleteProperty(requests, key);
    },

    removalAsked: (state, { payload: documentId }: PayloadAction<string>) => {
      state.removal = { documentId, isBusy: false };
    },
    removalLeft: (state) => {
      state.removal = null;
    },
    removalConfirmed: ({ removal }) => {
      if (removal !== null) removal.isBusy = true;
    },
    removalEnded: (state, { payload: documentId }: PayloadAction<string>) => {
      // Skipped if the user has left the page or opened the dialog for another document meanwhile.
      if (state.removal?.documentId === documentId && state.removal.isBusy) state.removal = null;
    },
    paystubConfirmed: ({ confirmedDocuments }, { payload: documentId }: PayloadAction<string>) => {
      confirmedDocuments.push(documentId);
    },

    pictureToggled: ({ pictures }, { payload }: PayloadAction<{ paystubId: string; isOpen: boolean }>) => {
      ensurePictureView(pictures, payload.paystubId).isOpen = payload.isOpen;
    },
    pictureZoomed: (
      { pictures },
      { payload: { paystubId, ...zoomed } }: PayloadAction<{ paystubId: string; field: PaystubFieldName | null; zoom: number }>,
    ) => {
      ensurePictureView(pictures, paystubId).zoomChoice = zoomed;
    },
    pictureTurned: (
      { pictures },
      { payload: { paystubId, ...turned } }: PayloadAction<{ paystubId: string; field: PaystubFieldName | null; page: number }>,
    ) => {
      ensurePictureView(pictures, paystubId).pageChoice = turned;
    },
    valueOpened: (state, { payload: { paystubId, field } }: PayloadAction<PaystubValueRef>) => {
      state.openValues.push({ paystubId, field });
      // The paystub stays unfolded after the value is closed.
      if (!state.unfoldedPaystubs.includes(paystubId)) state.unfoldedPaystubs.push(paystubId);
    },
    valueClosed: (state, { payload }: PayloadAction<PaystubValueRef>) => {
      state.openValues = state.openValues.filter((one) => !isSameValue(one, payload));
    },
    paystubUnfolded: ({ unfoldedPaystubs }, { payload: paystubId }: PayloadAction<string>) => {
      unfoldedPaystubs.push(paystubId);
    },
    paystubExpanded: ({ expandedPaystubs }, { payload: paystubId }: PayloadAction<string>) => {
      expandedPaystubs.push(paystubId);
    },
    jobFactsToggled: ({ jobFacts }, { payload }: PayloadAction<{ paystubId: string; isOpen: boolean }>) => {
      jobFacts[payload.paystubId] = payload.isOpen;
    },

    otherSkipAsked: ({ otherBorrower }) => {
      otherBorrower.isSkipAsked = true;
    },
    otherSkipLeft: ({ otherBorrower }) => {
      otherBorrower.isSkipAsked = false;
    },
    otherChangeSent: ({ otherBorrower }) => {
      otherBorrower.isBusy = true;
    },
    otherChangeEnded: (state) => {
      if (state.otherBorrower.isBusy) state.otherBorrower = { isSkipAsked: false, isBusy: false };
    },

    checkRequested: (state, { payload: { tag } }: PayloadAction<{ tag: string }>) => {
      const { blockedClicks, otherBorrower } = initialState; // both belong to parts of the page that the waiting panel replaces
      Object.assign(state, {
        blockedClicks,
        otherBorrower,
        startedCheck: { tag, isPending: true, lostResponses: 0, problem: null },
      } satisfies Partial<OcrState>);
    },
    checkUnanswered: ({ startedCheck }, { payload }: PayloadAction<{ tag: string; lost: number }>) => {
      if (startedCheck?.tag === payload.tag) startedCheck.lostResponses = payload.lost;
    },
    checkAnswered: ({ startedCheck }, { payload }: PayloadAction<{ tag: string; problem: AimProblem | null }>) => {
      if (startedCheck?.tag === payload.tag) startedCheck.problem = payload.problem;
    },
    /** Ends the waiting once the page shows the lender's data. */
    checkShown: ({ startedCheck }, { payload: { tag } }: PayloadAction<{ tag: string }>) => {
      if (startedCheck?.tag === tag) startedCheck.isPending = false;
    },
    /** Opens the values for editing after a passed check. */
    reviewReopened: (state, { payload: { aimCheckId } }: PayloadAction<{ aimCheckId: string }>) => {
      state.reopenedCheckId = aimCheckId;
    },
    reviewKept: (state) => {
      state.reopenedCheckId = null;
    },
    agencyRequestSent: (state, { payload: { aimCheckId } }: PayloadAction<{ aimCheckId: string }>) => {
      state.sentCheckId = aimCheckId;
    },
    /** The lender sent nothing to the agency, because data changed after the check. */
    agencyRequestNotChecked: (state, { payload: { aimCheckId } }: PayloadAction<{ aimCheckId: string }>) => {
      state.rejectedCheckId = aimCheckId;
    },
    /** Drops the state of the check when the review unmounts. */
    reviewLeft: (state) => {
      const { startedCheck, reopenedCheckId, rejectedCheckId, sentCheckId } = initialState;
      Object.assign(state, {
        startedCheck,
        reopenedCheckId,
        rejectedCheckId,
        sentCheckId,
      } satisfies Partial<OcrState>);
    },
    failureReported: (state, { payload }: PayloadAction<NonNullable<OcrState['failureReport']>>) => {
      state.failureReport = payload;
    },
  },
  extraReducers: (build) => {
    build
      .addCase(signedOut, () => initialState)
      .addCase(screenShown, (state, { payload }) =>
        // Starting a check on the review page changes its query string; the check's state must survive that.
        state.startedCheck !== null && isReviewRoute(payload.route) ? state : initialState,
      );
  },
  selectors: {
    selectVerification: ({ verification }, tag: string) => (verification?.tag === tag ? verification : null),
    selectBlockedClicks: ({ blockedClicks }) => blockedClicks,
    selectRequest: ({ requests }, key: string) => requests[key],
    selectDocumentRemoval: ({ removal }, documentId: string) => (removal?.documentId === documentId ? removal : null),
    selectIsPaystubConfirmed: ({ confirmedDocuments }, documentId: string) => confirmedDocuments.includes(documentId),
    selectPicture: ({ pictures }, paystubId: string) => pictures[paystubId] ?? INITIAL_PICTURE_VIEW,
    selectIsValueOpen: ({ openValues }, paystubId: string, field: PaystubFieldName) =>
      openValues.some((one) => isSameValue(one, { paystubId, field })),
    selectIsUnfolded: ({ unfoldedPaystubs }, paystubId: string) => unfoldedPaystubs.includes(paystubId),
    selectJobFacts: ({ jobFacts }, paystubId: string) => jobFacts[paystubId],
    selectIsExpanded: ({ expandedPaystubs }, paystubId: string) => expandedPaystubs.includes(paystubId),
    selectOtherBorrower: ({ otherBorrower }) => otherBorrower,
    selectStartedCheck: ({ startedCheck }, tag: string) => (startedCheck?.tag === tag ? startedCheck : null),
    selectReopenedCheckId: ({ reopenedCheckId }) => reopenedCheckId,
    selectRejectedCheckId: ({ rejectedCheckId }) => rejectedCheckId,
    selectSentCheckId: ({ sentCheckId }) => sentCheckId,
    selectFailureReport: ({ failureReport }) => failureReport,
  },
});

const isSameValue = (one: PaystubValueRef, other: PaystubValueRef): boolean =>
  one.paystubId === other.paystubId && one.field === other.field;

const INITIAL_PICTURE_VIEW: PictureView = { isOpen: false, zoomChoice: null, pageChoice: null };

const ensurePictureView = (pictures: OcrState['pictures'], paystubId: string): PictureView =>
  (pictures[paystubId] ??= { ...INITIAL_PICTURE_VIEW });

/** Ends one request. Does nothing if its entry was removed because the user left that page. */
function endRequest(requests: OcrState['requests'], key: string, error: PortalError | null): void {
  const request = requests[key];
  if (request === undefined) return;
  request.inFlight = Math.max(0, request.inFlight - 1);
  request.error = error;
}

/** Key of a request: the action, the id of the document or paystub, and optionally the field. */
export const requestKey = (action: string, id: string, field = ''): string =>
  [action, id, ...(field === '' ? [] : [field])].join(' ');

/** Wraps a screen so that it renders only after this slice is in the store. */
export const withOcr = createScreenWrapper(ocrSlice);

export const { verificationSent, verificationRefused, linkRefused, pressedInVain } = ocrSlice.actions;
export const { requestSent, requestTaken, requestFailed, valueMisread, requestProblemDropped, requestForgotten } =
  ocrSlice.actions;
export const { removalAsked, removalLeft, removalConfirmed, removalEnded, paystubConfirmed } = ocrSlice.actions;
export const { pictureToggled, pictureZoomed, pictureTurned } = ocrSlice.actions;
export const { valueOpened, valueClosed, paystubUnfolded, paystubExpanded, jobFactsToggled } = ocrSlice.actions;
export const { otherSkipAsked, otherSkipLeft, otherChangeSent, otherChangeEnded } = ocrSlice.actions;
export const { checkRequested, checkUnanswered, checkAnswered, checkShown, reviewReopened, reviewKept, reviewLeft } =
  ocrSlice.actions;
export const { agencyRequestSent, agencyRequestNotChecked, failureReported } = ocrSlice.actions;
export const { selectVerification, selectBlockedClicks, selectRequest, selectDocumentRemoval, selectIsPaystubConfirmed } =
  ocrSlice.selectors;
export const { selectIsValueOpen, selectIsUnfolded, selectIsExpanded, selectJobFacts } = ocrSlice.selectors;
export const { selectPicture, selectOtherBorrower, selectStartedCheck } = ocrSlice.selectors;
export const { selectReopenedCheckId, selectRejectedCheckId, selectSentCheckId, selectFailureReport } = ocrSlice.selectors;
export type WithOcr = WithSlice<typeof ocrSlice>;
