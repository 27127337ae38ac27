import { createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';

import type { Kept, Sealed } from '#platform/api/sealed.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import type { FileProblem } from './check/checkFile.ts';

/**
 * `checking` → `waiting` → `sending` → gone once it is up. `refused`: not sent, and sending it again would not help. `asked`: the same file
 * is there already. `failed`: it may be sent again, under its key. `lost`: the page was loaded again, so the file has to be chosen again.
 */
export type UploadState = 'checking' | 'asked' | 'waiting' | 'sending' | 'refused' | 'failed' | 'lost';

/** What a document is for, as the feature names it: whose papers they are, and which of the things that are asked. */
export interface Place {
  queue: string;
  slot: string;
}

/** One document on its way: a file, or pictures that are its pages. Its files are kept outside the store. */
export interface Upload extends Place {
  /** uuid; also its idempotency key, the same for every try. */
  id: string;
  name: string;
  sizeBytes: number;
  /** Degrees by which each page is to be turned; empty for a file that is a document by itself. */
  turns: number[];
  state: UploadState;
  /** A try was cut off, and the next is to come. */
  isAgain: boolean;
  /** From 0 to 1. */
  share: number;
  secondsLeft: number | null;
  /** Why it is refused here. */
  problem: FileProblem | 'tooMany' | 'tooMuch' | null;
  /** What the lender says, or why it was turned away. */
  words: string | null;
  /** They are shown with the links to sign in again and to write to support. */
  offersSignIn?: boolean;
  /** SHA-256 in hex; null before it is known, and of pages. */
  digest: string | null;
}

/** A picture that may be a page of a document, before a person has said so. */
export interface Page extends Place {
  id: string;
  name: string;
  sizeBytes: number;
  /** Degrees, clockwise. */
  turn: number;
  file: Kept<File>;
}

/** What this tab has sent. */
interface Sent extends Pick<Upload, 'queue' | 'slot' | 'name' | 'digest'> {
  /** Of the place's last batch, which is still being told about. */
  isNew: boolean;
}

/** `sealed`: their files, and how they are sent. */
export interface ChosenUploads extends Sealed<unknown> {
  uploads: readonly Upload[];
}

export interface UploadsState {
  /** By id, in the order of choosing: of two hundred, a change then touches one. */
  list: Record<string, Upload>;
  sent: Sent[];
  /** Pictures of all places, in the order in which they are to be pages. */
  pages: Page[];
  /** Queues whose lists are on the page, once for each list. */
  shownQueues: string[];
}

/** A part of the state of a store that has this feature. */
export interface WithUploads {
  uploads: UploadsState;
}

const initialState: UploadsState = { list: {}, sent: [], pages: [], shownQueues: [] };

const byId = (uploads: readonly Upload[]) => Object.fromEntries(uploads.map((upload) => [upload.id, upload]));

/** @param list a draft */
const without = (list: Record<string, Upload>, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(original(list)).filter(([id]) => !ids.includes(id)));

/** On its way, so that leaving the page would break it off. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'checking' || state === 'waiting' || state === 'sending';

/** A file of the same name that is chosen takes its place. */
const mayBeReplaced = ({ state, problem }: Upload): boolean =>
  state === 'lost' || state === 'refused' || problem === 'unreadable';

export const isAt =
  ({ queue, slot }: Place) =>
  (one: Place): boolean =>
    one.slot === slot && one.queue === queue;

export const uploadSlice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    filesChosen: (state, { payload: { uploads } }: PayloadAction<ChosenUploads>) => {
      const [first] = uploads;
      if (first === undefined) return;
      const isHere = isAt(first);
      const present = Object.values(original(state.list)).filter(isHere);
      if (!present.some(isUnderWay)) for (const sent of state.sent) if (isHere(sent)) sent.isNew = false;
      const names = uploads.map(({ name }) => name);
      const found = present.filter((one) => mayBeReplaced(one) && names.includes(one.name));
      const kept = without(
        state.list,
        found.map(({ id }) => id),
      );
      state.list = { ...kept, ...byId(uploads) };
    },
    /** Named by this tab before the page was loaded again. */
    unsentFound: (state, { payload }: PayloadAction<readonly Upload[]>) => {
      state.list = { ...state.list, ...byId(payload) };
    },
    uploadChanged: ({ list }, { payload }: PayloadAction<{ id: string } & Partial<Upload>>) => {
      const upload = list[payload.id];
      if (upload !== undefined) Object.assign(upload, payload);
    },
    uploadSent: (state, { payload: id }: PayloadAction<string>) => {
      const upload = state.list[id];
      if (upload === undefined) return;
      const { queue, slot, name, digest } = upload;
      state.sent.push({ queue, slot, name, digest, isNew: true });
      state.list = without(state.list, [id]);
    },
    /** It was taken back, so that the same file may be sent again unasked. @param digest SHA-256 in hex */
    sentWithdrawn: (state, { payload: digest }: PayloadAction<string>) => {
      state.sent = state.sent.filter((sent) => sent.digest !== digest);
    },
    listShown: ({ shownQueues }, { payload: queue }: PayloadAction<string>) => {
      shownQueues.push(queue);
    },
    listHidden: ({ shownQueues }, { payload: queue }: PayloadAction<string>) => {
      shownQueues.splice(shownQueues.indexOf(queue), 1);
    },
    pagesAdded: (state, { payload }: PayloadAction<readonly Page[]>) => {
      state.pages.push(...payload);
      const found = Object.values(original(state.list)).filter(
        (one) => mayBeReplaced(one) && payload.some((page) => page.name === one.name && isAt(page)(one)),
      );
      state.list = without(
        state.list,
        found.map(({ id }) => id),
      );
    },
    /** @param by how many places later among those of its document */
    pageMoved: ({ pages }, { payload: { id, by } }: PayloadAction<{ id: string; by: 1 | -1 }>) => {
      const page = pages.find((one) => one.id === id);
      if (page === undefined) return;
      const together = pages.filter(isAt(page));
      const other = together[together.indexOf(page) + by];
      if (other === undefined) return;
      const [from, to] = [pages.indexOf(page), pages.indexOf(other)];
      pages[to] = page;
      pages[from] = other;
    },
    /** By a quarter, clockwise. */
    pageTurned: ({ pages }, { payload: id }: PayloadAction<string>) => {
      const page = pages.find((one) => one.id === id);
      if (page !== undefined) page.turn = (page.turn + 90) % 360;
    },
    pageRemoved: (state, { payload: id }: PayloadAction<string>) => {
      state.pages = state.pages.filter((page) => page.id !== id);
    },
    /** They are sent, or not wanted. */
    pagesEnded: (state, { payload: { queue, slot } }: PayloadAction<Place>) => {
      const isHere = isAt({ queue, slot });
      state.pages = state.pages.filter((page) => !isHere(page));
    },
    /** A person wants it sent: again after a failure, or although the same file is there. */
    sendRequested: (state, _action: PayloadAction<string>) => state,
    /** A person takes it back, or has read why it is not sent. */
    cancelRequested: (state, { payload: id }: PayloadAction<string>) => {
      state.list = without(state.list, [id]);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, ({ shownQueues }) => ({ ...initialState, shownQueues }));
  },
  selectors: {
    selectUploads: createSelector([({ list }: UploadsState) => list], (list) => Object.values(list)),
    selectSent: ({ sent }) => sent,
    selectPages: ({ pages }) => pages,
    selectIsShown: ({ shownQueues }, queue: string) => shownQueues.includes(queue),
  },
});

export const { filesChosen, unsentFound, uploadChanged, uploadSent, sendRequested, cancelRequested } = uploadSlice.actions;
export const { listShown, listHidden, sentWithdrawn } = uploadSlice.actions;
export const { pagesAdded, pageMoved, pageTurned, pageRemoved, pagesEnded } = uploadSlice.actions;
export const { selectUploads, selectSent, selectPages, selectIsShown } = uploadSlice.selectors;
/** A selector of the entries at one place; gives the same list as before while nothing in it changes. */
export const entriesAt = <Entry extends Place>(select: (state: WithUploads) => Entry[], place: Place) =>
  createSelector([select], (list) => list.filter(isAt(place)));
/** How a document that this tab has sent was called; null for others. @param digest SHA-256 in hex */
export const selectNameSent =
  (digest: string) =>
  (state: WithUploads): string | null =>
    selectSent(state).find((sent) => sent.digest === digest)?.name ?? null;
/** Any document of a queue is on its way. */
export const selectIsUnderWay =
  (queue: string) =>
  (state: WithUploads): boolean =>
    selectUploads(state).some((upload) => upload.queue === queue && isUnderWay(upload));
/** What the documents of a queue are for; a new list each time. */
export const selectSlots =
  (queue: string) =>
  (state: WithUploads): string[] => [
    ...new Set(selectUploads(state).flatMap((upload) => (upload.queue === queue ? upload.slot : []))),
  ];
export const selectHasUploads =
  (place: Place) =>
  (state: WithUploads): boolean =>
    selectUploads(state).some(isAt(place));
