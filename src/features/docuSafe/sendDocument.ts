import { seal } from '#platform/api/sealed.ts';
import type { UploadGoods } from '#platform/upload/uploadListeners.ts';
import { uploadOutcomeOf, type UploadOutcome } from '#platform/upload/uploadOutcome.ts';

import { uploadDocument, type Whose } from './docuSafeApi.ts';

/** Sends an upload under its id as key. @param slotIs what the uploads' slots name: a task, or a kind of paper that nobody asked for */
export const sendDocumentOf =
  ({ token }: Whose, slotIs: 'taskId' | 'documentType'): UploadGoods['send'] =>
  (upload, files, onProgress) =>
  (dispatch) => {
    const texts = { contactId: token ?? '', taskId: '', documentType: '', turns: upload.turns.join(), [slotIs]: upload.slot };
    const form = dispatch(seal({ texts, files: { file: files }, onProgress }));
    const call = dispatch(uploadDocument.initiate({ form, idempotencyKey: upload.id, byLink: token !== null }, { track: false }));
    const outcome = call.then(({ data: task, error }): UploadOutcome =>
      // The answer names what it was sent for; any other says nothing about this document.
      task !== undefined && task[slotIs] !== upload.slot ? { is: 'unclear' } : uploadOutcomeOf(error),
    );
    return { outcome, abort: () => call.abort() };
  };
