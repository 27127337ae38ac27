import { seal } from '#platform/api/sealed.ts';
import type { PortalThunk } from '#platform/listen.ts';

import type { BatchGoods } from './uploadListeners.ts';
import { filesChosen, selectUploads, type Place, type Upload, type WithUploads } from './uploadSlice.ts';

/** A document to upload: one file, or several pictures as its pages. */
export interface Chosen {
  name: string;
  files: readonly File[];
  /** Clockwise rotation of each page, in degrees. Empty for a file that is a document by itself. */
  turns: number[];
}

export interface Where extends Place {
  /** How many more documents and bytes the lender accepts. Uploads in progress are not subtracted yet. */
  room: { documents: number; bytes: number };
}

/** Adds chosen files to the upload queue. Those beyond the lender's limits are rejected at once; the rest is checked and sent. */
export const chooseFiles =
  (chosen: readonly Chosen[], { queue, slot, room }: Where, goods: Omit<BatchGoods, 'files'>): PortalThunk<void> =>
  (dispatch, getState) => {
    const going = selectUploads(getState() as unknown as WithUploads).filter(
      // The state has uploads because the screen has installed the feature.
      ({ state }) => state !== 'refused' && state !== 'lost',
    );
    let documents = room.documents - going.length;
    let bytes = room.bytes - going.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    const uploads = chosen.map(({ name, files, turns }): Upload => {
      const sizeBytes = files.reduce((sum, { size }) => sum + size, 0);
      const problem = documents < 1 ? 'tooMany' : sizeBytes > bytes ? 'tooMuch' : null;
      if (problem === null) {
        documents -= 1;
        bytes -= sizeBytes;
      }
      return {
        id: crypto.randomUUID(),
        queue,
        slot,
        name,
        sizeBytes,
        turns,
        state: problem === null ? 'checking' : 'refused',
        isAgain: false,
        share: 0,
        secondsLeft: null,
        problem,
        words: null,
        digest: null,
      };
    });
    const sealed = dispatch(seal<BatchGoods>({ ...goods, files: chosen.map(({ files }) => files) }));
    dispatch(filesChosen({ ...sealed, uploads }));
  };
