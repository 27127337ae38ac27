import { putSecret } from '#platform/api/secretVault.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';

import type { BatchPayload } from './uploadListeners.ts';
import { filesChosen, selectUploads, type UploadPlace, type Upload, type WithUploads } from './uploadSlice.ts';

/** One file, or several pictures as its pages. */
export interface ChosenDocument {
  name: string;
  files: readonly File[];
  /** Clockwise rotation of each page, in degrees. Empty for a file that is a document by itself. */
  turns: number[];
}

export interface UploadTarget extends UploadPlace {
  /** How many more documents and bytes the lender accepts. Uploads in progress are not subtracted yet. */
  remaining: { documents: number; bytes: number };
}

/** Adds chosen files to the upload queue. Those beyond the lender's limits are rejected at once; the rest is checked and sent. */
export const addToQueue =
  (
    chosen: readonly ChosenDocument[],
    { queue, slot, remaining }: UploadTarget,
    goods: Omit<BatchPayload, 'files'>,
  ): PortalThunk<void> =>
  (dispatch, getState) => {
    const going = selectUploads(getState() as unknown as WithUploads).filter(
      // The screen has installed the upload feature, so the state has its slice.
      ({ state }) => state !== 'refused' && state !== 'lost',
    );
    let documents = remaining.documents - going.length;
    let bytes = remaining.bytes - going.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
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
    const sealed = dispatch(putSecret<BatchPayload>({ ...goods, files: chosen.map(({ files }) => files) }));
    dispatch(filesChosen({ ...sealed, uploads }));
  };
