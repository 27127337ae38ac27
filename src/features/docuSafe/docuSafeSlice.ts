import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

/** State of the request that a button sends. */
export interface Press {
  isBusy: boolean;
  error: PortalError | null;
}

/** State of a document's removal. `isOpen`: the confirmation dialog is open. */
export interface Withdrawal {
  isOpen: boolean;
  isBusy: boolean;
}

export interface DocuSafeState {
  /** Document types chosen for sending without a request, in the order they were chosen. */
  chosenKinds: string[];
  /** By task id: whether documents were missing when the task was first shown. If so, the upload area stays after the last upload. */
  missingAtFirst: Record<string, boolean>;
  /** Ids of complete tasks for which the borrower wants to send more files. */
  moreWanted: string[];
  /** By task id: start indexes of the additional pages of its document list. */
  furtherParts: Record<string, number[]>;
  /** Removals by document id. */
  withdrawals: Record<string, Withdrawal>;
  /** Requests of the "I don't have this now" button, by task id. */
  dontHave: Record<string, Pick<Press, 'isBusy'>>;
  /** Requests of the "Tell my officer that everything is in" button, by request id. */
  allInReports: Record<string, Press>;
  /** Ids of requests for which the lender refused to notify the officer. */
  untold: string[];
}

const initialState: DocuSafeState = {
  chosenKinds: [],
  missingAtFirst: {},
  moreWanted: [],
  furtherParts: {},
  withdrawals: {},
  dontHave: {},
  allInReports: {},
  untold: [],
};

const NO_PARTS: readonly number[] = [];
const NO_WITHDRAWAL: Withdrawal = { isOpen: false, isBusy: false };
const NOT_PRESSED: Press = { isBusy: false, error: null };

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
    moreFilesWanted: ({ moreWanted }, { payload: taskId }: PayloadAction<string>) => {
      moreWanted.push(taskId);
    },
    furtherPartAsked: ({ furtherParts }, { payload: { taskId, from } }: PayloadAction<{ taskId: string; from: number }>) => {
      furtherParts[taskId] = [...(furtherParts[taskId] ?? NO_PARTS), from];
    },
    withdrawalAsked: ({ withdrawals }, { payload: documentId }: PayloadAction<string>) => {
      withdrawals[documentId] = { ...(withdrawals[documentId] ?? NO_WITHDRAWAL), isOpen: true };
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
      if (withdrawals[documentId]?.isBusy === true) withdrawals[documentId] = NO_WITHDRAWAL;
    },
    dontHaveSaid: ({ dontHave }, { payload: taskId }: PayloadAction<string>) => {
      dontHave[taskId] = { isBusy: true };
    },
    dontHaveAnswered: ({ dontHave }, { payload: taskId }: PayloadAction<string>) => {
      Reflect.deleteProperty(dontHave, taskId);
    },
    allInSaid: ({ allInReports }, { payload: requestId }: PayloadAction<string>) => {
      // An earlier error stays visible until the new response arrives.
      allInReports[requestId] = { ...(allInReports[requestId] ?? NOT_PRESSED), isBusy: true };
    },
    allInAnswered: (
      { allInReports },
      { payload: { requestId, error } }: PayloadAction<{ requestId: string; error: PortalError | null }>,
    ) => {
      // Skipped if the user left the page meanwhile.
      if (allInReports[requestId]?.isBusy === true) allInReports[requestId] = { isBusy: false, error };
    },
    /** The lender rejected the automatic report that everything is uploaded. */
    tellingRefused: ({ untold }, { payload: requestId }: PayloadAction<string>) => {
      if (!untold.includes(requestId)) untold.push(requestId);
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, () => initialState);
  },
  selectors: {
    selectChosenKinds: ({ chosenKinds }) => chosenKinds,
    /** Undefined until the task is first shown. */
    selectWasMissing: ({ missingAtFirst }, taskId: string) => missingAtFirst[taskId],
    selectIsMoreWanted: ({ moreWanted }, taskId: string) => moreWanted.includes(taskId),
    selectFurtherParts: ({ furtherParts }, taskId: string) => furtherParts[taskId] ?? NO_PARTS,
    selectWithdrawal: ({ withdrawals }, documentId: string) => withdrawals[documentId] ?? NO_WITHDRAWAL,
    selectIsDontHaveBusy: ({ dontHave }, taskId: string) => taskId in dontHave,
    selectAllInReport: ({ allInReports }, requestId: string) => allInReports[requestId] ?? NOT_PRESSED,
    selectIsTellingRefused: ({ untold }, requestId: string) => untold.includes(requestId),
  },
});

export const { kindChosen, taskShown, moreFilesWanted, furtherPartAsked } = docuSafeSlice.actions;
export const { withdrawalAsked, withdrawalLeft, withdrawalConfirmed, withdrawalEnded } = docuSafeSlice.actions;
export const { dontHaveSaid, dontHaveAnswered, allInSaid, allInAnswered, tellingRefused } = docuSafeSlice.actions;
export const { selectChosenKinds, selectWasMissing, selectIsMoreWanted, selectFurtherParts, selectWithdrawal } =
  docuSafeSlice.selectors;
export const { selectIsDontHaveBusy, selectAllInReport, selectIsTellingRefused } = docuSafeSlice.selectors;
/** Part of the Redux state that this feature's selectors need. */
export type WithDocuSafe = WithSlice<typeof docuSafeSlice>;
