import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { PortalError } from '#platform/api/portalError.ts';
import { screenShown } from '#platform/history/pageActions.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

/** Something that was pressed: whether its call is on its way, and how the last one failed. */
export interface Press {
  isBusy: boolean;
  error: PortalError | null;
}

/** A document that may be taken back. `isOpen`: the question whether to. */
export interface Withdrawal {
  isOpen: boolean;
  isBusy: boolean;
}

export interface DocuSafeState {
  /** Kinds of documents that were chosen to be sent unasked, in the order of choosing. */
  chosenKinds: string[];
  /** By task: whether something was missing when it was shown. The place for files stays when the last one is in. */
  missingAtFirst: Record<string, boolean>;
  /** Tasks for which more files are to be sent than were missing. */
  moreWanted: string[];
  /** By task: where each further part of the list of its documents begins. */
  furtherParts: Record<string, number[]>;
  /** By document. */
  withdrawals: Record<string, Withdrawal>;
  /** "I don't have this now", by task. */
  dontHave: Record<string, Pick<Press, 'isBusy'>>;
  /** "Tell my officer that everything is in", by request. */
  allInReports: Record<string, Press>;
  /** Requests of which the lender refuses to tell the officer that everything is in. */
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

/** What somebody has opened and begun on the pages of documents. It ends with the page; the files on their way are in `uploadSlice`. */
export const docuSafeSlice = createSlice({
  name: 'docuSafe',
  initialState,
  reducers: {
    /** @param payload a code of the lender's */
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
      // Not of a page that was left meanwhile, even if the question is open again.
      if (withdrawals[documentId]?.isBusy === true) withdrawals[documentId] = NO_WITHDRAWAL;
    },
    dontHaveSaid: ({ dontHave }, { payload: taskId }: PayloadAction<string>) => {
      dontHave[taskId] = { isBusy: true };
    },
    dontHaveAnswered: ({ dontHave }, { payload: taskId }: PayloadAction<string>) => {
      Reflect.deleteProperty(dontHave, taskId);
    },
    allInSaid: ({ allInReports }, { payload: requestId }: PayloadAction<string>) => {
      // An earlier failure stays until the new answer is there.
      allInReports[requestId] = { ...(allInReports[requestId] ?? NOT_PRESSED), isBusy: true };
    },
    allInAnswered: (
      { allInReports },
      { payload: { requestId, error } }: PayloadAction<{ requestId: string; error: PortalError | null }>,
    ) => {
      // Not of a page that was left meanwhile.
      if (allInReports[requestId]?.isBusy === true) allInReports[requestId] = { isBusy: false, error };
    },
    /** The portal told the lender by itself. */
    tellingRefused: ({ untold }, { payload: requestId }: PayloadAction<string>) => {
      if (!untold.includes(requestId)) untold.push(requestId);
    },
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState).addCase(screenShown, () => initialState);
  },
  selectors: {
    selectChosenKinds: ({ chosenKinds }) => chosenKinds,
    /** Undefined before the task was shown. */
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
/** The part of the state that a selector of this feature takes. */
export type WithDocuSafe = WithSlice<typeof docuSafeSlice>;
