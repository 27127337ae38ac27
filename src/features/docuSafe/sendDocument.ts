import { uploadBy } from '#platform/upload/sendUpload.ts';

import { uploadDocument, type Whose } from './docuSafeApi.ts';

/**
 * Creates the thunk that uploads documents.
 * @param slotIs what an upload's slot contains: the id of a task, or a document type when nothing was requested
 */
export const sendDocumentOf = ({ token }: Whose, slotIs: 'taskId' | 'documentType') =>
  uploadBy({
    endpoint: uploadDocument,
    argument: { byLink: token !== null },
    texts: ({ slot, turns }) => ({ contactId: token ?? '', taskId: '', documentType: '', turns: turns.join(), [slotIs]: slot }),
    filesAs: 'file',
    isReceipt: (task, { slot }) => task[slotIs] === slot,
  });
