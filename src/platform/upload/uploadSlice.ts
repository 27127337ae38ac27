import { createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';

import type { StoredHandle, SecretHandle } from '#platform/api/secretVault.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import type { FileProblem } from './check/checkFile.ts';

/**
 * An upload goes from `checking` to `waiting` to `sending` and is removed once it is sent.
 * - `refused`: not sent, and a retry would not help.
 * - `asked`: the same file already exists, so the user has to confirm.
 * - `failed`: may be sent again with the same key.
 * - `lost`: the page was reloaded, so the file must be chosen again.
 */
export type UploadState = 'checking' | 'asked' | 'waiting' | 'sending' | 'refused' | 'failed' | 'lost';

/** What a document is for. The feature chooses the names: `queue` groups related documents, `slot` is the item within the queue. */
export interface UploadPlace {
  queue: string;
  slot: string;
}

/** A document being uploaded: one file, or pictures as its pages. The files themselves are kept outside the store. */
export interface Upload extends UploadPlace {
  /** UUID, also used as the idempotency key of every attempt. */
  id: string;
  name: string;
  sizeBytes: number;
  /** Clockwise rotation of each page, in degrees. Empty for a file that is a document by itself. */
  turns: number[];
  state: UploadState;
  /** An attempt was cut off and another one will follow. */
  isAgain: boolean;
  /** From 0 to 1. */
  share: number;
  secondsLeft: number | null;
  problem: FileProblem | 'tooMany' | 'tooMuch' | null;
  /** The lender's message, or why the request was rejected. */
  words: string | null;
  offersSignIn?: boolean;
  /** SHA-256 in hex; null before it is known, and for documents made of pages. */
  digest: string | null;
}

/** A picture that may become a page of a document, until the user decides. */
export interface DocumentPage extends UploadPlace {
  id: string;
  name: string;
  sizeBytes: number;
  /** Clockwise, in degrees. */
  turn: number;
  file: StoredHandle<File>;
}

interface SentDocument extends Pick<Upload, 'queue' | 'slot' | 'name' | 'digest'> {
  /** Whether it belongs to the last batch of its place, which the status text counts. */
  isNew: boolean;
}

/** `sealed` is the handle for the files and the function that sends them. */
export interface SealedUploads extends SecretHandle<unknown> {
  uploads: readonly Upload[];
}

export interface UploadsState {
  /** Uploads by id, in the order in which they were chosen, so that an update changes only one entry. */
  list: Record<string, Upload>;
  sent: SentDocument[];
  /** Pictures of all places, in page order. */
  pages: DocumentPage[];
  /** Queues whose lists are mounted, with one entry per list. */
  shownQueues: string[];
}

export interface WithUploads {
  uploads: UploadsState;
}

const initialState: UploadsState = { list: {}, sent: [], pages: [], shownQueues: [] };

const byId = (uploads: readonly Upload[]) => Object.fromEntries(uploads.map((upload) => [upload.id, upload]));

/** @param list an Immer draft */
const withoutIds = (list: Record<string, Upload>, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(original(list)).filter(([id]) => !ids.includes(id)));

/** Whether leaving the page would interrupt the upload. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'checking' || state === 'waiting' || state === 'sending';

/** Whether choosing a file of the same name replaces this entry. */
const isReplaceable = ({ state, problem }: Upload): boolean =>
  state === 'lost' || state === 'refused' || problem === 'unreadable';

export const isAtPlace =
  ({ queue, slot }: UploadPlace) =>
  (one: UploadPlace): boolean =>
    one.slot === slot && one.queue === queue;

export const uploadSlice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    filesChosen: (state, { payload: { uploads } }: PayloadAction<SealedUploads>) => {
      const [first] = uploads;
      if (first === undefined) return;
      const isHere = isAtPlace(first);
      const present = Object.values(original(state.list)).filter(isHere);
      if (!present.some(isUnderWay)) for (const sent of state.sent) if (isHere(sent)) sent.isNew = false;
      const names = uploads.map(({ name }) => name);
      const found = present.filter((one) => isReplaceable(one) && names.includes(one.name));
      const kept = withoutIds(
        state.list,
        found.map(({ id }) => id),
      );
      state.list = { ...kept, ...byId(uploads) };
    },
    /** Adds files that this tab had not uploaded before a reload. */
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
      state.list = withoutIds(state.list, [id]);
    },
    /** The user deleted a sent document, so that the same file may be sent again without a confirmation. @param digest SHA-256 in hex */
    sentWithdrawn: (state, { payload: digest }: PayloadAction<string>) => {
      state.sent = state.sent.filter((sent) => sent.digest !== digest);
    },
    listShown: ({ shownQueues }, { payload: queue }: PayloadAction<string>) => {
      shownQueues.push(queue);
    },
    listHidden: ({ shownQueues }, { payload: queue }: PayloadAction<string>) => {
      shownQueues.splice(shownQueues.indexOf(queue), 1);
    },
    pagesAdded: (state, { payload }: PayloadAction<readonly DocumentPage[]>) => {
      state.pages.push(...payload);
      const found = Object.values(original(state.list)).filter(
        (one) => isReplaceable(one) && payload.some((page) => page.name === one.name && isAtPlace(page)(one)),
      );
      state.list = withoutIds(
        state.list,
        found.map(({ id }) => id),
      );
    },
    /** Swaps a page with a neighbor in the same document. @param by 1 moves it later, -1 earlier */
    pageMoved: ({ pages }, { payload: { id, by } }: PayloadAction<{ id: string; by: 1 | -1 }>) => {
      const page = pages.find((one) => one.id === id);
      if (page === undefined) return;
      const together = pages.filter(isAtPlace(page));
      const other = together[together.indexOf(page) + by];
      if (other === undefined) return;
      const [from, to] = [pages.indexOf(page), pages.indexOf(other)];
      pages[to] = page;
      pages[from] = other;
    },
    pageTurned: ({ pages }, { payload: id }: PayloadAction<string>) => {
      const page = pages.find((one) => one.id === id);
      if (page !== undefined) page.turn = (page.turn + 90) % 360;
    },
    pageRemoved: (state, { payload: id }: PayloadAction<string>) => {
      state.pages = state.pages.filter((page) => page.id !== id);
    },
    pagesEnded: (state, { payload: { queue, slot } }: PayloadAction<UploadPlace>) => {
      const isHere = isAtPlace({ queue, slot });
      state.pages = state.pages.filter((page) => !isHere(page));
    },
    /** The user retries after a failure, or confirms that a duplicate should be sent. */
    sendRequested: (state, _action: PayloadAction<string>) => state,
    /** The user cancels an upload, or dismisses one that was not sent. */
    cancelRequested: (state, { payload: id }: PayloadAction<string>) => {
      state.list = withoutIds(state.list, [id]);
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
export const entriesAt = <Entry extends UploadPlace>(select: (state: WithUploads) => Entry[], place: UploadPlace) =>
  createSelector([select], (list) => list.filter(isAtPlace(place)));
/** Returns the name of a document that this tab has sent; null if it sent no such file. @param digest SHA-256 in hex */
export const selectSentName =
  (digest: string) =>
  (state: WithUploads): string | null =>
    selectSent(state).find((sent) => sent.digest === digest)?.name ?? null;
export const selectIsUnderWay =
  (queue: string) =>
  (state: WithUploads): boolean =>
    selectUploads(state).some((upload) => upload.queue === queue && isUnderWay(upload));
/** Creates a new list on each call. */
export const selectSlots =
  (queue: string) =>
  (state: WithUploads): string[] => [
    ...new Set(selectUploads(state).flatMap((upload) => (upload.queue === queue ? upload.slot : []))),
  ];
export const selectHasUploads =
  (place: UploadPlace) =>
  (state: WithUploads): boolean =>
    selectUploads(state).some(isAtPlace(place));
