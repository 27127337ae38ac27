import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalOf } from '#platform/api/describeError.ts';
import { httpStatusOf, isPortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { PortalThunk } from '#platform/listen.ts';
import type { UploadGoods, UploadOutcome } from '#platform/upload/uploadListeners.ts';
import { isAt, selectUploads, sendRequested, type Place, type WithUploads } from '#platform/upload/uploadSlice.ts';

import { uploadPapers } from '../../ocrApi.ts';
import { isTicketEnded } from '../isTicketEnded.ts';

/** Refusals of a form with files that would come again. */
const FINAL = [413, 415, 422];

/** Sends a paper under the upload's id as key. @param tag of the link */
export const sendPaperOf =
  (tag: string): UploadGoods['send'] =>
  (upload, files, onProgress) =>
  (dispatch) => {
    const form = dispatch(seal({ texts: {}, files: { files }, onProgress }));
    const call = dispatch(uploadPapers.initiate({ tag, form, idempotencyKey: upload.id }, { track: false }));
    return { outcome: call.then(({ error }) => outcomeOf(error)), abort: () => call.abort() };
  };

function outcomeOf(error: unknown): UploadOutcome {
  if (error === undefined) return { is: 'sent' };
  // What is not a `PortalError` is RTK's own, of a call that was broken off.
  if (!isPortalError(error) || error.kind === 'cancelled') return { is: 'cancelled' };
  const { message } = refusalOf(error);
  if (isTicketEnded(error)) return { is: 'failed', words: message };
  const isFinal = isClearRefusal(error) || FINAL.includes(httpStatusOf(error) ?? 0);
  return isFinal && message !== null ? { is: 'refused', words: message } : { is: 'unclear' };
}

/** What could not be sent is sent again: whoever comes back has just said who they are. */
export const sendFailedAgain =
  (place: Place): PortalThunk<void> =>
  (dispatch, getState) => {
    const uploads = selectUploads(getState() as unknown as WithUploads); // the screen has installed the feature
    for (const upload of uploads.filter(isAt(place))) if (upload.state === 'failed') dispatch(sendRequested(upload.id));
  };
