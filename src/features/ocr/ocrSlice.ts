import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

/** Why a check did not start. `changed`: the documents were changed elsewhere. */
export type AimProblem = { is: 'changed' } | { is: 'refused'; error: PortalError };

/** An income check started on this page. */
export interface BegunCheck {
  /** Link tag. */
  tag: string;
  /** True from the click until the page shows the outcome. */
  isAsking: boolean;
  /** Number of requests without a conclusive response. */
  lost: number;
  problem: AimProblem | null;
}

/** State of a request about a document, a paystub or one of its values. */
export interface Requested {
  /** Number of requests in flight. */
  underWay: number;
  error: PortalError | null;
  /** The typed text could not be parsed, so nothing was sent. */
  isMisread: boolean;
}

/** How the borrower views the picture of a paystub. */
export interface PictureView {
  isOpen: boolean;
  /** Zoom and page chosen by hand. They apply until another field gets the focus. */
  zoomed: { field: PaystubFieldName | null; zoom: number } | null;
  turned: { field: PaystubFieldName | null; page: number } | null;
}

/** Identifies one value of a paystub. */
export interface ValueOf {
  paystubId: string;
  field: PaystubFieldName;
}

export interface OcrState {
  /** Outcome of the identity check: its error, or that the link is invalid. */
  verification: { tag: string; error: PortalError | null; isBadLink: boolean } | null;
  /** Number of clicks on a button while something was missing. Each one announces the missing items again. */
  presses: number;
  /** Requests by `requestKey`. */
  requests: Record<string, Requested>;
  /** The document whose removal is being confirmed or is in progress. */
  removal: { documentId: string; isBusy: boolean } | null;
  /** Ids of documents that the borrower confirmed to be paystubs. */
  confirmedPapers: string[];
  /** Picture views by paystub id. */
  pictures: Record<string, PictureView>;
  /** Values the borrower opened for editing. */
  openValues: ValueOf[];
  /** Ids of paystubs that would be shown folded, because nothing on them is marked, but were unfolded. */
  unfoldedPaystubs: string[];
  /** Ids of paystubs that also show the less common values, such as overtime. */
  expandedPaystubs: string[];
  /** Whether the job's optional questions are open, once toggled; by id of the job's newest paystub. */
  jobFacts: Record<string, boolean>;
  otherBorrower: { isSkipAsked: boolean; isBusy: boolean };
  begunCheck: BegunCheck | null;
  /** Id of the passed check that the borrower reopened to change a value. */
  reopened: string | null;
  /** Id of the check for which the lender rejected the agency request, because data changed after it. */
  notChecked: string | null;
  /** Id of the check that was sent to the agency. */
  sentCheck: string | null;
  /** Whether the lender accepted the report of a failed check. */
  failureReport: { aimCheckId: string; outcome: 'told' | 'untold' } | null;
}

const initialState: OcrState = {
  verification: null,
  presses: 0,
  requests: {},
  removal: null,
  confirmedPapers: [],
  pictures: {},
  openValues: [],
  unfoldedPaystubs: [],
  expandedPaystubs: [],
  jobFacts: {},
  otherBorrower: { isSkipAsked: false, isBusy: false },
  begunCheck: null,
  reopened: null,
  notChecked: null,
  sentCheck: null,
  failureReport: null,
};

/** Whether the route is the review page. Starting a check there removes the `again` query parameter, which counts as a navigation. */
const isReview = (route: string): boolean => route.endsWith('/documents-summary');

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
      state.presses += 1;
    },

    /** @param payload request key */
    requestSent: ({ requests }, { payload: key }: PayloadAction<string>) => {
      const request = (requests[key] ??= { underWay: 0, error: null, isMisread: false });
      request.underWay += 1;
    },
    requestTaken: ({ requests }, { payload: key }: PayloadAction<string>) => {
      endOne(requests, key, null);
    },
    requestFailed: ({ requests }, { payload }: PayloadAction<{ requestKey: string; error: PortalError }>) => {
      endOne(requests, payload.requestKey, payload.error);
    },
    valueMisread: ({ requests }, { payload: key }: PayloadAction<string>) => {
      requests[key] = { underWay: requests[key]?.underWay ?? 0, error: null, isMisread: true };
    },
    /** Clears the error once the user types or chooses something else. */
    requestProblemDropped: ({ requests }, { payload: key }: PayloadAction<string>) => {
      if (requests[key] !== undefined) Object.assign(requests[key], { error: null, isMisread: false });
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
    paystubConfirmed: ({ confirmedPapers }, { payload: documentId }: PayloadAction<string>) => {
      confirmedPapers.push(documentId);
    },

    pictureToggled: ({ pictures }, { payload }: PayloadAction<{ paystubId: string; isOpen: boolean }>) => {
      pictureIn(pictures, payload.paystubId).isOpen = payload.isOpen;
    },
    pictureZoomed: (
      { pictures },
      { payload: { paystubId, ...zoomed } }: PayloadAction<{ paystubId: string; field: PaystubFieldName | null; zoom: number }>,
    ) => {
      pictureIn(pictures, paystubId).zoomed = zoomed;
    },
    pictureTurned: (
      { pictures },
      { payload: { paystubId, ...turned } }: PayloadAction<{ paystubId: string; field: PaystubFieldName | null; page: number }>,
    ) => {
      pictureIn(pictures, paystubId).turned = turned;
    },
    valueOpened: (state, { payload: { paystubId, field } }: PayloadAction<ValueOf>) => {
      state.openValues.push({ paystubId, field });
      // The paystub stays unfolded after the value is closed.
      if (!state.unfoldedPaystubs.includes(paystubId)) state.unfoldedPaystubs.push(paystubId);
    },
    valueClosed: (state, { payload }: PayloadAction<ValueOf>) => {
      state.openValues = state.openValues.filter((one) => !isSame(one, payload));
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
      const { presses, otherBorrower } = initialState; // both belong to parts of the page that the waiting panel replaces
      Object.assign(state, { presses, otherBorrower, begunCheck: { tag, isAsking: true, lost: 0, problem: null } });
    },
    checkUnanswered: ({ begunCheck }, { payload }: PayloadAction<{ tag: string; lost: number }>) => {
      if (begunCheck?.tag === payload.tag) begunCheck.lost = payload.lost;
    },
    checkAnswered: ({ begunCheck }, { payload }: PayloadAction<{ tag: string; problem: AimProblem | null }>) => {
      if (begunCheck?.tag === payload.tag) begunCheck.problem = payload.problem;
    },
    /** Ends the waiting once the page shows the lender's data. */
    checkShown: ({ begunCheck }, { payload: { tag } }: PayloadAction<{ tag: string }>) => {
      if (begunCheck?.tag === tag) begunCheck.isAsking = false;
    },
    /** Opens the values for editing after a passed check. */
    reviewReopened: (state, { payload: { aimCheckId } }: PayloadAction<{ aimCheckId: string }>) => {
      state.reopened = aimCheckId;
    },
    reviewKept: (state) => {
      state.reopened = null;
    },
    agencyRequestSent: (state, { payload: { aimCheckId } }: PayloadAction<{ aimCheckId: string }>) => {
      state.sentCheck = aimCheckId;
    },
    /** The lender sent nothing to the agency, because data changed after the check. */
    agencyRequestNotChecked: (state, { payload: { aimCheckId } }: PayloadAction<{ aimCheckId: string }>) => {
      state.notChecked = aimCheckId;
    },
    /** Drops the state of the check when the review unmounts. */
    reviewLeft: (state) => {
      const { begunCheck, reopened, notChecked, sentCheck } = initialState;
      Object.assign(state, { begunCheck, reopened, notChecked, sentCheck });
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
        state.begunCheck !== null && isReview(payload.route) ? state : initialState,
      );
  },
  selectors: {
    selectVerification: ({ verification }, tag: string) => (verification?.tag === tag ? verification : null),
    selectPresses: ({ presses }) => presses,
    selectRequest: ({ requests }, key: string) => requests[key],
    selectPaperRemoval: ({ removal }, documentId: string) => (removal?.documentId === documentId ? removal : null),
    selectIsConfirmed: ({ confirmedPapers }, documentId: string) => confirmedPapers.includes(documentId),
    selectPicture: ({ pictures }, paystubId: string) => pictures[paystubId] ?? CLOSED,
    selectIsValueOpen: ({ openValues }, paystubId: string, field: PaystubFieldName) =>
      openValues.some((one) => isSame(one, { paystubId, field })),
    selectIsUnfolded: ({ unfoldedPaystubs }, paystubId: string) => unfoldedPaystubs.includes(paystubId),
    selectJobFacts: ({ jobFacts }, paystubId: string) => jobFacts[paystubId],
    selectIsExpanded: ({ expandedPaystubs }, paystubId: string) => expandedPaystubs.includes(paystubId),
    selectOtherBorrower: ({ otherBorrower }) => otherBorrower,
    selectBegunCheck: ({ begunCheck }, tag: string) => (begunCheck?.tag === tag ? begunCheck : null),
    selectReopened: ({ reopened }) => reopened,
    selectNotChecked: ({ notChecked }) => notChecked,
    selectSentCheck: ({ sentCheck }) => sentCheck,
    selectFailureReport: ({ failureReport }) => failureReport,
  },
});

const isSame = (one: ValueOf, other: ValueOf): boolean => one.paystubId === other.paystubId && one.field === other.field;

const CLOSED: PictureView = { isOpen: false, zoomed: null, turned: null };

const pictureIn = (pictures: OcrState['pictures'], paystubId: string): PictureView => (pictures[paystubId] ??= { ...CLOSED });

/** Ends one request. Does nothing if its entry was removed because the user left that page. */
function endOne(requests: OcrState['requests'], key: string, error: PortalError | null): void {
  const request = requests[key];
  if (request === undefined) return;
  request.underWay = Math.max(0, request.underWay - 1);
  request.error = error;
}

/** Key of a request: the action, the id of the document or paystub, and optionally the field. */
export const requestKey = (what: string, id: string, of = ''): string => [what, id, ...(of === '' ? [] : [of])].join(' ');

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
export const { selectVerification, selectPresses, selectRequest, selectPaperRemoval, selectIsConfirmed } = ocrSlice.selectors;
export const { selectIsValueOpen, selectIsUnfolded, selectIsExpanded, selectJobFacts } = ocrSlice.selectors;
export const { selectPicture, selectOtherBorrower, selectBegunCheck } = ocrSlice.selectors;
export const { selectReopened, selectNotChecked, selectSentCheck, selectFailureReport } = ocrSlice.selectors;
/** Part of the Redux state that this feature's selectors need. */
export type WithOcr = WithSlice<typeof ocrSlice>;
