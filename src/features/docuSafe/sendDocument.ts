import { uploadBy } from '#platform/upload/sendUpload.ts';

import { uploadDocument, type Whose } from './docuSafeApi.ts';

/** How somebody's documents are sent. @param slotIs what the uploads' slots name: a task, or a kind of paper that nobody asked for */
export const sendDocumentOf = ({ token }: Whose, slotIs: 'taskId' | 'documentType') =>
  uploadBy({
    endpoint: uploadDocument,
    argument: { byLink: token !== null },
    texts: ({ slot, turns }) => ({ contactId: token ?? '', taskId: '', documentType: '', turns: turns.join(), [slotIs]: slot }),
    filesAs: 'file',
    isReceipt: (task, { slot }) => task[slotIs] === slot,
  });
