import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

/** Why no check began. `changed`: something was changed elsewhere. */
export type AimProblem = { is: 'changed' } | { is: 'refused'; error: PortalError };

/** A check of the income that was begun on this page. */
export interface BegunCheck {
  /** Of the link. */
  tag: string;
  /** From the press until the page shows what became of it. */
  isAsking: boolean;
  /** How often there was no answer. */
  lost: number;
  problem: AimProblem | null;
}

/** What was pressed about a paper, a paystub or a value, and what became of it. */
export interface Requested {
  /** How many are on their way. */
  underWay: number;
  error: PortalError | null;
  /** What was typed is none of its kind, so nothing was sent. */
  isMisread: boolean;
}

/** How somebody looks at the picture of a paystub. */
export interface PictureView {
  isOpen: boolean;
  /** Chosen by hand, until another field has the focus. */
  zoomed: { field: PaystubFieldName | null; zoom: number } | null;
  turned: { field: PaystubFieldName | null; page: number } | null;
}

/** A value of a paystub. */
export interface ValueOf {
  paystubId: string;
  field: PaystubFieldName;
}

export interface OcrState {
  /** Who opened the link was not believed, or the link is no longer good. */
  verification: { tag: string; error: PortalError | null; isBadLink: boolean } | null;
  /** How often somebody wanted to go on in vain; each time is told anew. */
  presses: number;
  /** By what it is about: see `requestKey`. */
  requests: Record<string, Requested>;
  /** The paper that is to be taken back. */
  removal: { documentId: string; isBusy: boolean } | null;
  /** Papers that somebody said are paystubs. */
  confirmedPapers: string[];
  /** By paystub. */
  pictures: Record<string, PictureView>;
  /** Values that are fields because somebody wants to change them. */
  openValues: ValueOf[];
  /** Paystubs with nothing marked of which all values are shown. */
  unfoldedPaystubs: string[];
  /** Paystubs of which the values are shown that only some have. */
  expandedPaystubs: string[];
  /** Whether more is asked about a job, where somebody chose; by its newest paystub. */
  jobFacts: Record<string, boolean>;
  otherBorrower: { isSkipAsked: boolean; isBusy: boolean };
  begunCheck: BegunCheck | null;
  /** A check after which something is to be changed. */
  reopened: string | null;
  /** The check that the agency request was refused for. */
  notChecked: string | null;
  /** The check that was sent to the agency. */
  sentCheck: string | null;
  /** Whether the lender took the news that a check failed. */
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

/** The address of the page with the check; a press of it takes a parameter out of it. */
const isReview = (route: string): boolean => route.endsWith('/documents-summary');

/** What somebody has opened and pressed on the pages of an income check, without anything that papers say. It ends with the page. */
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

    /** @param payload its key */
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
    /** Something else is typed or chosen by now. */
    requestProblemDropped: ({ requests }, { payload: key }: PayloadAction<string>) => {
      if (requests[key] !== undefined) Object.assign(requests[key], { error: null, isMisread: false });
    },
    /** What it was about is no longer on the page. */
    requestForgotten: ({ requests }, { payload: key }: PayloadAction<string>) => {
      Reflect.deleteProperty(requests, key);
    },

    /** @param payload the document's id */
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
      // The page was left meanwhile, or another paper is asked about.
      if (state.removal?.documentId === documentId && state.removal.isBusy) state.removal = null;
    },
    /** @param payload the document's id */
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
      // It stays unfolded when the value is closed.
      if (!state.unfoldedPaystubs.includes(paystubId)) state.unfoldedPaystubs.push(paystubId);
    },
    valueClosed: (state, { payload }: PayloadAction<ValueOf>) => {
      state.openValues = state.openValues.filter((one) => !isSame(one, payload));
    },
    /** @param payload the paystub's id */
    paystubUnfolded: ({ unfoldedPaystubs }, { payload: paystubId }: PayloadAction<string>) => {
      unfoldedPaystubs.push(paystubId);
    },
    /** @param payload the paystub's id */
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
      const { presses, otherBorrower } = initialState; // what they are about leaves the page
      Object.assign(state, { presses, otherBorrower, begunCheck: { tag, isAsking: true, lost: 0, problem: null } });
    },
    checkUnanswered: ({ begunCheck }, { payload }: PayloadAction<{ tag: string; lost: number }>) => {
      if (begunCheck?.tag === payload.tag) begunCheck.lost = payload.lost;
    },
    checkAnswered: ({ begunCheck }, { payload }: PayloadAction<{ tag: string; problem: AimProblem | null }>) => {
      if (begunCheck?.tag === payload.tag) begunCheck.problem = payload.problem;
    },
    /** The page has what the lender knows of it. */
    checkShown: ({ begunCheck }, { payload: { tag } }: PayloadAction<{ tag: string }>) => {
      if (begunCheck?.tag === tag) begunCheck.isAsking = false;
    },
    /** Something is to be changed after a check. */
    reviewReopened: (state, { payload: { aimCheckId } }: PayloadAction<{ aimCheckId: string }>) => {
      state.reopened = aimCheckId;
    },
    reviewKept: (state) => {
      state.reopened = null;
    },
    agencyRequestSent: (state, { payload: { aimCheckId } }: PayloadAction<{ aimCheckId: string }>) => {
      state.sentCheck = aimCheckId;
    },
    /** Something was changed after the check, so nothing was sent to the agency. */
    agencyRequestNotChecked: (state, { payload: { aimCheckId } }: PayloadAction<{ aimCheckId: string }>) => {
      state.notChecked = aimCheckId;
    },
    /** Nobody waits for the answer to a check anymore. */
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
        // A check that begins on the page changes its address.
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

/** Nothing where it was forgotten meanwhile: another page is open by now. */
function endOne(requests: OcrState['requests'], key: string, error: PortalError | null): void {
  const request = requests[key];
  if (request === undefined) return;
  request.underWay = Math.max(0, request.underWay - 1);
  request.error = error;
}

/** What a request is about: what was pressed, the id of the paper or paystub, and which of its values. */
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
/** The part of the state that a selector of this feature takes. */
export type WithOcr = WithSlice<typeof ocrSlice>;
