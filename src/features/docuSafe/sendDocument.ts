import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalOf } from '#platform/api/describeError.ts';
import { httpStatusOf, isPortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { UploadGoods, UploadOutcome } from '#platform/upload/uploadListeners.ts';

import { uploadDocument, type Whose } from './docuSafeApi.ts';

/** Refusals of a form with files that would come again. */
const FINAL = [413, 415, 422];

/** Sends an upload under its id as key. @param slotIs what the uploads' slots name: a task, or a kind of paper that nobody asked for */
export const sendDocumentOf =
  ({ token }: Whose, slotIs: 'taskId' | 'documentType'): UploadGoods['send'] =>
  (upload, files, onProgress) =>
  (dispatch) => {
    const texts = { contactId: token ?? '', taskId: '', documentType: '', turns: upload.turns.join(), [slotIs]: upload.slot };
    const form = dispatch(seal({ texts, files: { file: files }, onProgress }));
    const call = dispatch(uploadDocument.initiate({ form, idempotencyKey: upload.id, byLink: token !== null }, { track: false }));
    const outcome = call.then(({ error }): UploadOutcome => {
      if (error === undefined) return { is: 'sent' };
      if (!isPortalError(error)) return { is: 'cancelled' }; // RTK's own error of a call that was broken off
      if (error.kind === 'cancelled') return { is: 'cancelled' };
      const { message } = refusalOf(error);
      const isFinal = isClearRefusal(error) || FINAL.includes(httpStatusOf(error) ?? 0);
      return isFinal && message !== null ? { is: 'refused', words: message } : { is: 'unclear' };
    });
    return { outcome, abort: () => call.abort() };
  };
