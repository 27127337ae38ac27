import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

/** State of the request that a button sends. */
export interface ApiRequestState {
  isBusy: boolean;
  error: PortalError | null;
}

/** State of a document's removal. `isOpen`: the confirmation dialog is open. */
export interface DocumentRemoval {
  isOpen: boolean;
  isBusy: boolean;
}

export interface DocuSafeState {
  /** Document types chosen for sending without a request, in the order they were chosen. */
  chosenKinds: string[];
  /** By task id: whether documents were missing when the task was first shown. If so, the upload area stays after the last upload. */
  missingAtFirst: Record<string, boolean>;
  /** Ids of complete tasks for which the borrower wants to send more files. */
  reopenedTasks: string[];
  /** By task id: start indexes of the additional pages of its document list. */
  loadedPages: Record<string, number[]>;
  /** Removals by document id. */
  withdrawals: Record<string, DocumentRemoval>;
  /** Requests of the "I don't have this now" button, by task id. */
  dontHave: Record<string, Pick<ApiRequestState, 'isBusy'>>;
  /** Requests of the "Tell my officer that everything is in" button, by request id. */
  completionReports: Record<string, ApiRequestState>;
  /** Ids of requests for which the lender refused to notify the officer. */
  refusedReports: string[];
}

const initialState: DocuSafeState = {
  chosenKinds: [],
  missingAtFirst: {},
  reopenedTasks: [],
  loadedPages: {},
  withdrawals: {},
  dontHave: {},
  completionReports: {},
  refusedReports: [],
};

const NO_PAGES: readonly number[] = [];
const NO_REMOVAL: DocumentRemoval = { isOpen: false, isBusy: false };
const IDLE_REQUEST: ApiRequestState = { isBusy: false, error: null };

/** UI state of the document pages; it is reset on navigation. Running uploads are in `uploadSlice`. */
export const docuSafeSlice = createSlice({
  name: 'docuSafe',
  initialState,
  reducers: {
    /** @param payload document type code defined by the lender */
    kindChosen: ({ chosenKinds }, { payload: documentType }: PayloadAction<string>) => {
      chosenKinds.push(documentType);
    },
    taskShown: ({ missingAtFirst }, { payload }: PayloadAction<{ taskId: string; isMissing: boolean }>) => {
      missingAtFirst[payload.taskId] = payload.isMissing;
    },
    moreFilesWanted: ({ reopenedTasks }, { payload: taskId }: PayloadAction<string>) => {
      reopenedTasks.push(taskId);
    },
    furtherPartAsked: ({ loadedPages }, { payload: { taskId, from } }: PayloadAction<{ taskId: string; from: number }>) => {
      loadedPages[taskId] = [...(loadedPages[taskId] ?? NO_PAGES), from];
    },
    withdrawalAsked: ({ withdrawals }, { payload: documentId }: PayloadAction<string>) => {
      withdrawals[documentId] = { ...(withdrawals[documentId] ?? NO_REMOVAL), isOpen: true };
    },
    withdrawalLeft: ({ withdrawals }, { payload: documentId }: PayloadAction<string>) => {
      const withdrawal = withdrawals[documentId];
      if (withdrawal !== undefined) withdrawal.isOpen = false;
    },
    withdrawalConfirmed: ({ withdrawals }, { payload: documentId }: PayloadAction<string>) => {
      const withdrawal = withdrawals[documentId];
      if (withdrawal !== undefined) withdrawal.isBusy = true;
    },
    withdrawalEnded: ({ withdrawals }, { payload: documentId }: PayloadAction<string>) => {
      // Skipped if the user left the page meanwhile, even if the dialog is open again.
      if (withdrawals[documentId]?.isBusy === true) withdrawals[documentId] = NO_REMOVAL;
    },
    dontHaveSaid: ({ dontHave }, { payload: taskId }: PayloadAction<string>) => {
      dontHave[taskId] = { isBusy: true };
    },
    dontHaveAnswered: ({ dontHave }, { payload: taskId }: PayloadAction<string>) => {
      Reflect.deleteProperty(dontHave, taskId);
    },
    allInSaid: ({ completionReports }, { payload: requestId }: PayloadAction<string>) => {
      // An earlier error stays visible until the new response arrives.
      completionReports[requestId] = { ...(completionReports[requestId] ?? IDLE_REQUEST), isBusy: true };
    },
    allInAnswered: (
      { completionReports },
      { payload: { requestId, error } }: PayloadAction<{ requestId: string; error: PortalError | null }>,
    ) => {
      // Skipped if the user left the page meanwhile.
      if (completionReports[requestId]?.isBusy === true) completionReports[requestId] = { isBusy: false, error };
    },
    /** The lender rejected the automatic report that everything is uploaded. */
    tellingRefused: ({ refusedReports }, { payload: requestId }: PayloadAction<string>) => {
      if (!refusedReports.includes(requestId)) refusedReports.push(requestId);
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, () => initialState);
  },
  selectors: {
    selectChosenKinds: ({ chosenKinds }) => chosenKinds,
    /** Undefined until the task is first shown. */
    selectWasMissing: ({ missingAtFirst }, taskId: string) => missingAtFirst[taskId],
    selectIsTaskReopened: ({ reopenedTasks }, taskId: string) => reopenedTasks.includes(taskId),
    selectLoadedPages: ({ loadedPages }, taskId: string) => loadedPages[taskId] ?? NO_PAGES,
    selectWithdrawal: ({ withdrawals }, documentId: string) => withdrawals[documentId] ?? NO_REMOVAL,
    selectIsDontHaveBusy: ({ dontHave }, taskId: string) => taskId in dontHave,
    selectCompletionReport: ({ completionReports }, requestId: string) => completionReports[requestId] ?? IDLE_REQUEST,
    selectIsReportRefused: ({ refusedReports }, requestId: string) => refusedReports.includes(requestId),
  },
});

export const { kindChosen, taskShown, moreFilesWanted, furtherPartAsked } = docuSafeSlice.actions;
export const { withdrawalAsked, withdrawalLeft, withdrawalConfirmed, withdrawalEnded } = docuSafeSlice.actions;
export const { dontHaveSaid, dontHaveAnswered, allInSaid, allInAnswered, tellingRefused } = docuSafeSlice.actions;
export const { selectChosenKinds, selectWasMissing, selectIsTaskReopened, selectLoadedPages, selectWithdrawal } =
  docuSafeSlice.selectors;
export const { selectIsDontHaveBusy, selectCompletionReport, selectIsReportRefused } = docuSafeSlice.selectors;
export type WithDocuSafe = WithSlice<typeof docuSafeSlice>;
