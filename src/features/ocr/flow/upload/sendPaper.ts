import { seal } from '#platform/api/sealed.ts';
import type { PortalThunk } from '#platform/listen.ts';
import type { UploadGoods } from '#platform/upload/uploadListeners.ts';
import { uploadOutcomeOf, type UploadOutcome } from '#platform/upload/uploadOutcome.ts';
import { isAt, selectUploads, sendRequested, type Place, type WithUploads } from '#platform/upload/uploadSlice.ts';

import { uploadPapers } from '../../ocrApi.ts';

/** Sends a paper under the upload's id as key. @param tag of the link */
export const sendPaperOf =
  (tag: string): UploadGoods['send'] =>
  (upload, files, onProgress) =>
  (dispatch) => {
    const form = dispatch(seal({ texts: {}, files: { files }, onProgress }));
    const call = dispatch(uploadPapers.initiate({ tag, form, idempotencyKey: upload.id }, { track: false }));
    const outcome = call.then(({ data, error }): UploadOutcome => {
      // Each file that arrived has an identifier.
      if (data !== undefined) return data.length === files.length ? { is: 'sent' } : { is: 'unclear' };
      return uploadOutcomeOf(error);
    });
    return { outcome, abort: () => call.abort() };
  };

/** What could not be sent is sent again: whoever comes back has just said who they are. */
export const sendFailedAgain =
  (place: Place): PortalThunk<void> =>
  (dispatch, getState) => {
    const uploads = selectUploads(getState() as unknown as WithUploads); // the screen has installed the feature
    for (const upload of uploads.filter(isAt(place))) if (upload.state === 'failed') dispatch(sendRequested(upload.id));
  };
